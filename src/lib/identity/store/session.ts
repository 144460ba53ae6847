import { atom } from 'nanostores'

import { call, onSessionEnd, sessionBegan } from '#lib/core/api/call.ts'
import { clearCounters, setCounters } from '#lib/notification/counters.ts'
import { clearPersonal } from '#lib/core/browser/personal-storage.ts'
import { forgetReadPages } from '#lib/core/browser/worker-pages.ts'
import { storePersonHere, personHere } from '#lib/core/browser/person.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { begunKeys, sessionKeys } from '#lib/core/browser/session-keys.ts'
import { sessionOverText } from '#lib/core/api/session-over.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { homeDataEvent } from '#lib/core/browser/home-data-event.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { claimOwned } from './owned.ts'
import { $session, type Profile } from './who.ts'

/**
 * Whether the person is signing out here: a guarded page then goes home instead of to sign-in, even if the socket
 * reports the end before the response arrives.
 */
export const $isSigningOut = atom(false)

let loading: Promise<void> | undefined

/** Loads the session, with one request for concurrent calls; without the cookie's hint sends no request. */
export function loadSession(): Promise<void> {
  loading ??= readSession().finally(() => (loading = undefined))
  return loading
}

async function readSession(): Promise<void> {
  // A page from the back/forward cache may still show a person who signed out elsewhere, and a session that ended with
  // no open tab left its data behind (identity-29).
  if (!isMaybeSignedIn())
    return $session.get().status === 'member' || personHere()
      ? leave(sessionOverText)
      : $session.set({ status: 'guest' })
  const before = endings
  const answer = await call('GET /buyer/profile', {})
  // The session ended meanwhile: the response belongs to a person who is gone.
  if (before !== endings) return
  if (answer.ok) return isOther(answer.value) ? startAgain() : welcome(answer.value)
  if (answer.error.code === 'role_refused') return rejectRole(answer.error.message)
  // A known member stays, and an ended session was left already: otherwise the server is unreachable.
  if ($session.get().status === 'unknown') $session.set({ status: 'unreachable' })
}

/** Signs out an account without access, with a message (identity-6). */
async function rejectRole(message: string): Promise<void> {
  await call('DELETE /auth/logout', {})
  leave(message)
  toast(message, 'error')
}

/** Whether the profile belongs to another person than the one shown. */
function isOther({ id }: Profile): boolean {
  const known = $session.get()
  return known.status === 'member' && known.profile.id !== id
}

/** Removes what this tab and the worker store about the last person (identity-130). */
function forgetLast(): void {
  for (const key of [...Object.values(sessionKeys), ...begunKeys]) sessionStore.remove(key)
  forgetReadPages()
}

/** Reloads after another person signed in elsewhere, so that nothing of the last one stays. */
function startAgain(): void {
  forgetLast()
  window.location.reload()
}

/**
 * Sets the signed-in person. After a guest or another person, personal parts of the page are requested again
 * (identity-73).
 */
export function welcome(profile: Profile): void {
  const before = $session.get()
  const isNew = before.status === 'guest' || isOther(profile)
  const isKnown = before.status === 'member' && !isNew
  const last = personHere()
  if (!isKnown && last && last !== profile.uid) {
    forgetLast()
    clearPersonal()
  }
  claimOwned(profile.uid)
  sessionBegan()
  setCounters(profile.counters)
  $session.set({ status: 'member', profile })
  // Other tabs reload the session when this value changes, so it is not rewritten for the same person.
  if (!isKnown || !last) storePersonHere(profile.uid)
  if (isNew) window.dispatchEvent(new Event(homeDataEvent))
}

/** Number of times that a session ended on this page. */
let endings = 0

/** Why the session ended without a sign-out, for the page that follows. */
export const $endedBecause = atom<string | undefined>(undefined)

/** Clears the local data of the person. */
export function leave(because?: string): void {
  endings += 1
  $endedBecause.set(because)
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key)
  clearCounters()
  $session.set({ status: 'guest' })
  clearPersonal()
  forgetReadPages()
}

onSessionEnd(leave)

/** Handles a uid that another tab stored or removed. */
export function heedOtherTab(uid: string | null): void {
  const session = $session.get()
  if (!uid && !isMaybeSignedIn() && session.status !== 'guest') return leave(sessionOverText)
  const shown = session.status === 'member' ? session.profile.uid : undefined
  if (!uid || uid === shown) return
  // A running request may be for the previous person.
  void (loading ?? Promise.resolve()).then(loadSession)
}
