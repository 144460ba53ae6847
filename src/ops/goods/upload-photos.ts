import { call } from '#lib/core/api/call.ts'
import { fitPhoto } from '#lib/core/browser/fit-photo.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { ended } from './product-store.ts'

/** Milliseconds for one picture on a slow connection. */
const timeoutMs = 60_000

/** Sends one picture; returns its path, or what was wrong with it. */
export async function uploadPhoto(chosen: File): Promise<{ path: string } | { problem: string }> {
  const photo = await fitPhoto(chosen)
  if (photo.size > imageLimit.bytes) return { problem: `${chosen.name}: ${imageLimit.text}` }
  const answer = ended(await call('POST /ops/photo', { photo }, { timeoutMs }))
  if (answer.ok) return answer.value
  const { message, fields = {} } = answer.error
  return { problem: `${chosen.name}: ${Object.values(fields)[0] ?? message}` }
}
