import { atom } from 'nanostores'

import { call, onSessionEnd, sessionBegan } from '#lib/core/api/call.ts'
import { clearCounters, setCounters } from '#lib/notification/counters.ts'
import { forgetKept } from '#lib/core/browser/forget-kept.ts'
import { forgetReadPages } from '#lib/core/browser/kept-pages.ts'
import { keepPersonHere, personHere } from '#lib/core/browser/person.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { begunKeys, sessionKeys } from '#lib/core/browser/session-keys.ts'
import { sessionOverText } from '#lib/core/api/session-over.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { homeDataEvent } from '#lib/core/browser/home-data-event.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { $session, type Profile } from './who.ts'

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
  // A page that was kept for 'Kembali' may still show somebody who signed out elsewhere, and a session that ended with
  // no tab open left everything behind (identity-29).
  if (!isMaybeSignedIn())
    return $session.get().status === 'member' || personHere()
      ? leave(sessionOverText)
      : $session.set({ status: 'guest' })
  const before = endings
  const answer = await call('GET /buyer/profile', {})
  // The session ended meanwhile: the answer is of who is not here any more.
  if (before !== endings) return
  if (answer.ok) return isOther(answer.value) ? startAgain() : welcome(answer.value)
  if (answer.error.code === 'role_refused') return rejectRole(answer.error.message)
  // Whoever is known stays known, and a session that is over was left already: the rest could not be asked.
  if ($session.get().status === 'unknown') $session.set({ status: 'unreachable' })
}

/** An account that may not be here any more is signed out and told why (identity-6). */
async function rejectRole(message: string): Promise<void> {
  await call('DELETE /auth/logout', {})
  leave(message)
  toast(message, 'error')
}

/** Another person than the one whom this page shows. */
function isOther({ id }: Profile): boolean {
  const known = $session.get()
  return known.status === 'member' && known.profile.id !== id
}

/** Takes away what this tab and the worker hold of the last person (identity-130). */
function forgetLast(): void {
  for (const key of [...Object.values(sessionKeys), ...begunKeys]) sessionStore.remove(key)
  forgetReadPages()
}

/** Somebody else signed in elsewhere: nothing stays that this page shows of the last person. */
function startAgain(): void {
  forgetLast()
  window.location.reload()
}

/**
 * Somebody is here: islands hear it through the store. Where a guest or somebody else was before, what is personal on
 * the page is asked for anew (identity-73).
 */
export function welcome(profile: Profile): void {
  const before = $session.get()
  const isNew = before.status === 'guest' || isOther(profile)
  const isKnown = before.status === 'member' && !isNew
  const last = personHere()
  if (!isKnown && last && last !== profile.uid) {
    forgetLast()
    forgetKept()
  }
  sessionBegan()
  setCounters(profile.counters)
  $session.set({ status: 'member', profile })
  // Other tabs ask who is here whenever it changes: the same person's stays as it is.
  if (!isKnown || !last) keepPersonHere(profile.uid)
  if (isNew) window.dispatchEvent(new Event(homeDataEvent))
}

/** How often somebody left this page. */
let endings = 0

/** Why the session of this page ended where its person did not end it: what a page says to which they are sent. */
export const $endedBecause = atom<string | undefined>(undefined)

/** Clears what is local of who was here. */
export function leave(because?: string): void {
  endings += 1
  $endedBecause.set(because)
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key)
  clearCounters()
  $session.set({ status: 'guest' })
  forgetKept()
  forgetReadPages()
}

onSessionEnd(leave)

/** Another tab stored this uid, or took it away. */
export function heedOtherTab(uid: string | null): void {
  const session = $session.get()
  if (!uid && !isMaybeSignedIn() && session.status !== 'guest') return leave(sessionOverText)
  const shown = session.status === 'member' ? session.profile.uid : undefined
  if (!uid || uid === shown) return
  // An answer that is on its way may be the last person's.
  void (loading ?? Promise.resolve()).then(loadSession)
}
