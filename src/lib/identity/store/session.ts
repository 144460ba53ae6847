import { atom } from 'nanostores'

import { call, onSessionEnd, sessionBegan } from '#lib/core/call.ts'
import type { Reply } from '#lib/calls.ts'
import { paths } from '#lib/core/paths.ts'
import { clearCounters, setCounters } from '#lib/notification/store.ts'
import { forgetKept, keptText } from '#lib/core/kept.ts'
import { begunKeys, sessionKeys, sessionStore } from '#lib/core/safe-storage.ts'
import { toast } from '#lib/core/toasts.ts'

export type Profile = Reply<'GET /buyer/profile'>

/** Who is at this browser. 'unknown' until the first answer: nothing personal is shown before. */
export type Session =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'member'; profile: Profile }
  /** Probably signed in, but the server could not be asked: offline, slow. */
  | { status: 'unreachable' }

export const $session = atom<Session>({ status: 'unknown' })

/** Who is here, sealed: what one tab does to it reaches the others. */
const $uid = keptText('uid')

let loading: Promise<void> | undefined

/** Asks who is signed in, once however many ask; without the cookie's hint nobody is asked. */
export function loadSession(): Promise<void> {
  loading ??= readSession().finally(() => (loading = undefined))
  return loading
}

const hasHint = () => document.cookie.includes('signed_in=1')

async function readSession(): Promise<void> {
  // A page that was kept for 'Kembali' may still show somebody who signed out elsewhere (identity-29).
  if (!hasHint()) return $session.get().status === 'member' ? leave() : $session.set({ status: 'guest' })
  const answer = await call('GET /buyer/profile', {})
  if (answer.ok) return welcome(answer.value)
  if (answer.error.code === 'role_refused') return refuseRole(answer.error.message)
  // Whoever is known stays known, and a session that is over was left already: the rest could not be asked.
  if ($session.get().status === 'unknown') $session.set({ status: 'unreachable' })
}

/** An account that may not be here any more is signed out and told why (identity-6). */
async function refuseRole(message: string): Promise<void> {
  await call('DELETE /auth/logout', {})
  leave()
  toast(message, 'error')
}

/** Somebody signed in: other islands hear it through the store and an event of the window. */
export function welcome(profile: Profile): void {
  sessionBegan()
  setCounters(profile.counters)
  $session.set({ status: 'member', profile })
  $uid.set(profile.uid)
  window.dispatchEvent(new Event('refresh-home-data'))
}

/** 'Keluar': ends the session on the server, clears what is local and goes home. Unheard, the session goes on. */
export async function signOut(): Promise<void> {
  const answer = await call('DELETE /auth/logout', {})
  if (!answer.ok && answer.error.status !== 401) return toast(answer.error.message, 'error')
  leave()
  // What was begun here is the last person's; a session that merely ended goes on with it after signing in.
  for (const key of begunKeys) sessionStore.remove(key)
  window.location.assign(paths.home)
}

function leave(): void {
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key)
  clearCounters()
  $session.set({ status: 'guest' })
  forgetKept()
}

onSessionEnd(leave)

/** What one tab does reaches the others at once: its stored uid goes with the session and comes with the next one. */
export function watchOtherTabs(): void {
  $uid.listen(uid => {
    const { status } = $session.get()
    if (!uid && !hasHint() && status !== 'guest') leave()
    else if (uid && status !== 'member') void loadSession()
  })
}
