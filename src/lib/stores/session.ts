import { atom } from 'nanostores'

import { call, onSessionEnd, sessionBegan } from '../call.ts'
import type { Reply } from '../contracts/table.ts'
import { paths } from '../paths.ts'
import { clearCounters, setCounters } from './counters.ts'
import { localKeys } from './local-keys.ts'
import { toast } from './toasts.ts'

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

async function readSession(): Promise<void> {
  if (!document.cookie.includes('signed_in=1')) return $session.set({ status: 'guest' })
  const answer = await call('GET /buyer/profile', {})
  if (answer.ok) return welcome(answer.value)
  if (answer.error.status === 401) return leave()
  if ($session.get().status !== 'member') $session.set({ status: 'unreachable' })
}

/** Somebody signed in: other islands hear it through the store and the event of specification 1, section 4. */
export function welcome(profile: Profile): void {
  sessionBegan()
  localStorage.setItem(localKeys.uid, profile.uid)
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
  for (const key of Object.values(localKeys)) localStorage.removeItem(key)
  clearCounters()
  $session.set({ status: 'guest' })
}

onSessionEnd(leave)
