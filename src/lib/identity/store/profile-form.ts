import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { identityFallbacks } from '#lib/identity/texts.ts'
import { welcome } from './session.ts'
import { storeTyped, readTyped } from './typed.ts'

/** The name typed before a switch of tabs, a reload or the end of the session. */
export function typedName(): string | undefined {
  const typed = readTyped('name')
  return typeof typed === 'string' ? typed : undefined
}

/** Saves the name and shows a message; returns the error to show. */
export async function saveName(name: string): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/profile/update', { name }, { fallback: identityFallbacks.profile })
  if (!answer.ok) return answer.error
  storeTyped('name', undefined)
  welcome(answer.value)
  toast(answer.message, 'success')
  return undefined
}
