import { map } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { formErrors, newName } from '#lib/identity/registration-form.ts'
import { identityFallbacks } from '#lib/identity/texts.ts'
import { welcome } from './session.ts'
import { storeTyped, readTyped } from './typed.ts'
import { $session } from './who.ts'
import * as z from 'zod/mini'

type Form = {
  /** Unsaved name; survives a switch of tabs and a failed save. */
  name?: string
  isBusy: boolean
  problem?: string
  error?: ApiError
}

export const $profileForm = map<Form>({ isBusy: false })

const form = z.object({ name: newName })

/** Stores the typed name; the saved name counts as no change. */
export function typeName(name: string): void {
  const session = $session.get()
  const isSaved = session.status === 'member' && session.profile.name === name
  $profileForm.set({ isBusy: false, ...(!isSaved && { name }) })
  storeTyped('name', isSaved ? undefined : name)
}

/** Restores a name typed before a reload or the end of the session. */
export function restoreName(): void {
  const typed = readTyped('name')
  if ($profileForm.get().name === undefined && typeof typed === 'string') typeName(typed)
}

/** Saves the name; on a failure the typed name stays. */
export async function saveName(): Promise<void> {
  const { name, isBusy } = $profileForm.get()
  if (name === undefined || isBusy) return
  const { name: problem } = formErrors(form, { name })
  if (problem) return $profileForm.set({ name, isBusy: false, problem })
  $profileForm.set({ name, isBusy: true })
  const answer = await call('POST /buyer/profile/update', { name }, { fallback: identityFallbacks.profile })
  if (!answer.ok) return $profileForm.set({ name, isBusy: false, error: answer.error })
  $profileForm.set({ isBusy: false })
  storeTyped('name', undefined)
  welcome(answer.value)
  toast(answer.message, 'success')
}
