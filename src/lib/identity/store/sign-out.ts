import { call } from '#lib/core/api/call.ts'
import { forgetPlace } from '#lib/core/browser/leaving-place.ts'
import { paths } from '#lib/core/paths.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { begunKeys } from '#lib/core/browser/session-keys.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { forgetRecords } from '#lib/core/browser/waiting-records.ts'
import { $isSigningOut, leave } from './session.ts'

/**
 * 'Keluar': ends the session on the server, clears local data and goes home. If the request fails, the session stays.
 */
export async function signOut(): Promise<void> {
  $isSigningOut.set(true)
  const answer = await call('DELETE /auth/logout', {})
  if (!answer.ok && answer.error.status !== 401) {
    $isSigningOut.set(false)
    return toast(answer.error.message, 'error')
  }
  await leaveHere()
}

/** Milliseconds that leaving waits for a slow disk at most. */
const forgetMs = 1_000

/** Leaves after the person ended this device's session: clears local data and goes home. */
export async function leaveHere(): Promise<void> {
  $isSigningOut.set(true)
  leave()
  forgetPlace()
  // Unfinished work belongs to the person who left; after a mere expiry it is kept for the next sign-in.
  for (const key of begunKeys) sessionStore.remove(key)
  await Promise.race([forgetRecords(), new Promise(resolve => setTimeout(resolve, forgetMs))])
  window.location.assign(paths.home)
}
