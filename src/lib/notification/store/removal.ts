import { atom } from 'nanostores'

import { type Called, call } from '#lib/core/api/call.ts'
import { Later } from '#lib/core/browser/later.ts'
import { personHere } from '#lib/core/browser/person.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import type { Counters } from '#lib/notification/counters-contract.ts'
import { $counters, noneUnread, setCounters } from '#lib/notification/counters.ts'
import { noRemoval, type Removal } from '#lib/notification/list.ts'
import { notificationErrors } from '#lib/notification/errors.ts'
import { hearArrival } from './arrivals.ts'
import { refreshCounters } from './refresh-counters.ts'

/** Milliseconds in which a deletion can be undone (notification-14). */
const undoMs = 6_000

/** What is gone from the screen and can still be brought back. */
export const $removal = atom<Removal>(noRemoval)
/** What was sent: it stays away until the list, asked anew, is without it. */
export const $gone = atom<readonly number[]>([])

const waiting = new Later()
// A page that is left takes nothing back: what waits is sent with its last breath.
waiting.flushOnLeaving()

/** Takes one away; further ones wait for the same undo. */
export function removeOne(id: number): void {
  const { ids, upTo } = $removal.get()
  wait([...ids, id], upTo)
}

/** Takes away all up to the newest that the person has seen: what comes meanwhile stays. */
export function removeAll(ids: readonly number[]): void {
  if (ids.length === 0) return
  wait(ids, Math.max(...ids))
  // The badges count what the list shows: nothing.
  setCounters({ ...$counters.get(), notification: noneUnread })
}

/** Brings back what was not sent yet; the server knows what is unread of it. */
export function undoRemoval(): void {
  waiting.drop('removal')
  const { upTo } = $removal.get()
  $removal.set(noRemoval)
  if (upTo > 0) void refreshCounters()
}

/** Begins the wait anew, where something waits: whoever goes on by keys needs a while to reach 'Urungkan'. */
export function prolongRemoval(): void {
  if ($removal.get().ids.length > 0) waiting.set('removal', undoMs, send)
}

function wait(ids: readonly number[], upTo: number): void {
  $removal.set({ ids, upTo, person: personHere() })
  waiting.set('removal', undoMs, send)
}

async function send(): Promise<void> {
  const { ids, upTo, person } = $removal.get()
  // Somebody else may be here by now: theirs are not touched, and the ids are of the last one's (notification-40).
  if (person !== personHere()) return $removal.set(noRemoval)
  $gone.set([...$gone.get(), ...ids])
  $removal.set(noRemoval)
  const options = { keepalive: signatureHeaders }
  const single = upTo > 0 ? ids.filter(id => id > upTo) : ids
  const answers: Called<{ counters: Counters }>[] = await Promise.all([
    ...(upTo > 0 ? [call('POST /buyer/notification/clear', { up_to: upTo }, options)] : []),
    ...single.map(id => call('POST /buyer/notification/delete/{id}', { id }, options))
  ])
  const failed = answers.find(isFailure)
  if (failed && !failed.ok) {
    $gone.set($gone.get().filter(id => !ids.includes(id)))
    toast(failed.error.message, 'error')
  }
  const last = answers.findLast(answer => answer.ok)
  if (last?.ok) setCounters(last.value.counters)
  else if (upTo > 0) void refreshCounters()
  hearArrival()
}

/** What another tab has deleted is deleted. */
const isFailure = (answer: Called<unknown>) =>
  !answer.ok && answer.error.code !== notificationErrors.notification_not_found.code
