import { atom } from 'nanostores'

import { call, onSessionEnd, sessionBegan } from '#lib/core/call.ts'
import { clearCounters, setCounters } from '#lib/notification/counters.ts'
import { forgetKept, keptText } from '#lib/core/kept.ts'
import { forgetReadPages } from '#lib/core/kept-pages.ts'
import { sessionKeys, sessionStore } from '#lib/core/safe-storage.ts'
import { isMaybeSignedIn } from '#lib/core/signed-in-hint.ts'
import { homeDataEvent } from '#lib/core/home-data-event.ts'
import { toast } from '#lib/core/toasts.ts'
import { $session, type Profile } from './who.ts'

/** Who is here, sealed: what one tab does to it reaches the others. */
const $uid = keptText('uid')

/**
 * Whether the person ends the session here: a guarded page then goes home and not to sign in, also where the socket tells
 * of it before the answer does.
 */
export const $isSigningOut = atom(false)

let loading: Promise<void> | undefined

/** Asks who is signed in, once however many ask; without the cookie's hint nobody is asked. */
export function loadSession(): Promise<void> {
  loading ??= readSession().finally(() => (loading = undefined))
  return loading
}

async function readSession(): Promise<void> {
  // A page that was kept for 'Kembali' may still show somebody who signed out elsewhere (identity-29).
  if (!isMaybeSignedIn())
    return $session.get().status === 'member' ? leave() : $session.set({ status: 'guest' })
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

/**
 * Somebody is here: islands hear it through the store. Where a guest or somebody else was before, what is personal on
 * the page is asked for anew (identity-73).
 */
export function welcome(profile: Profile): void {
  const before = $session.get()
  const isOther = before.status === 'member' ? before.profile.id !== profile.id : before.status === 'guest'
  sessionBegan()
  setCounters(profile.counters)
  $session.set({ status: 'member', profile })
  $uid.set(profile.uid)
  if (isOther) window.dispatchEvent(new Event(homeDataEvent))
}

/** Clears what is local of who was here. */
export function leave(): void {
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key)
  clearCounters()
  $session.set({ status: 'guest' })
  forgetKept()
  forgetReadPages()
}

onSessionEnd(leave)

/** Another tab stored this uid, or took it away. */
export function heedOtherTab(uid: string | null): void {
  const { status } = $session.get()
  if (!uid && !isMaybeSignedIn() && status !== 'guest') leave()
  else if (uid && status !== 'member') void loadSession()
}
