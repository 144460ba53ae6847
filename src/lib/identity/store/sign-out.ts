import { call } from '#lib/core/api/call.ts'
import { forgetPlace } from '#lib/core/browser/keep-place.ts'
import { paths } from '#lib/core/paths.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { begunKeys } from '#lib/core/browser/session-keys.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { $isSigningOut, leave } from './session.ts'

/** 'Keluar': ends the session on the server, clears what is local and goes home. Unheard, the session goes on. */
export async function signOut(): Promise<void> {
  $isSigningOut.set(true)
  const answer = await call('DELETE /auth/logout', {})
  if (!answer.ok && answer.error.status !== 401) {
    $isSigningOut.set(false)
    return toast(answer.error.message, 'error')
  }
  leaveHere()
}

/** The session of this device was ended by its person: nothing of it stays, and the page goes home. */
export function leaveHere(): void {
  $isSigningOut.set(true)
  leave()
  forgetPlace()
  // What was begun here is the last person's; a session that merely ended goes on with it after signing in.
  for (const key of begunKeys) sessionStore.remove(key)
  window.location.assign(paths.home)
}
