import { atom } from 'nanostores'

import { call, onSessionEnd, sessionBegan } from '#lib/core/call.ts'
import type { Reply } from '#lib/calls.ts'
import { paths } from '#lib/core/paths.ts'
import { clearCounters, setCounters } from '#lib/notification/store.ts'
import { localKeys, sessionKeys } from '#lib/core/local-keys.ts'
import { localStore, sessionStore } from '#lib/core/safe-storage.ts'
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

let loading: Promise<void> | undefined

/** Asks who is signed in, once however many ask; without the cookie's hint nobody is asked. */
export function loadSession(): Promise<void> {
  loading ??= readSession().finally(() => (loading = undefined))
  return loading
}

const hasHint = () => document.cookie.includes('signed_in=1')

async function readSession(): Promise<void> {
  if (!hasHint()) return $session.set({ status: 'guest' })
  const answer = await call('GET /buyer/profile', {})
  if (answer.ok) return welcome(answer.value)
  if (answer.error.code === 'role_refused') return refuseRole(answer.error.message)
  // Whoever is known stays known, and a session that is over was left already: the rest could not be asked.
  if ($session.get().status === 'unknown') $session.set({ status: 'unreachable' })
}

/** An account that may not be here any more is signed out and told why (specification 1, section 6). */
async function refuseRole(message: string): Promise<void> {
  await call('DELETE /auth/logout', {})
  leave()
  toast(message, 'error')
}

/** Somebody signed in: other islands hear it through the store and the event of specification 1, section 4. */
export function welcome(profile: Profile): void {
  sessionBegan()
  localStore.set(localKeys.uid, profile.uid)
  setCounters(profile.counters)
  $session.set({ status: 'member', profile })
  window.dispatchEvent(new Event('refresh-home-data'))
}

/** 'Keluar': ends the session on the server, clears what is local and goes home. Unheard, the session goes on. */
export async function signOut(): Promise<void> {
  const answer = await call('DELETE /auth/logout', {})
  if (!answer.ok && answer.error.status !== 401) return toast(answer.error.message, 'error')
  leave()
  window.location.assign(paths.home)
}

function leave(): void {
  for (const key of Object.values(localKeys)) localStore.remove(key)
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key)
  clearCounters()
  $session.set({ status: 'guest' })
}

onSessionEnd(leave)

/** What one tab does reaches the others at once: its stored uid goes with the session and comes with the next one. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // A cleared storage has no key.
    if (key !== null && key !== localKeys.uid) return
    if (newValue === null && !hasHint()) leave()
    else if (newValue !== null && oldValue === null) void loadSession()
  })
}
