import { atom } from 'nanostores'

import { type Called, call } from '#lib/core/api/call.ts'
import { laterWork } from '#lib/core/browser/later.ts'
import { personHere } from '#lib/core/browser/person.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import type { Counters } from '#lib/notification/counters-contract.ts'
import { $counters, noneUnread, setCounters } from '#lib/notification/counters.ts'
import { noRemoval, type Removal } from '#lib/notification/list.ts'
import { notificationErrors } from '#lib/notification/errors.ts'
import { hearArrival } from './arrivals.ts'
import { outlivesPage } from './leaving-signature.ts'
import { refreshCounters } from './refresh-counters.ts'

/** Milliseconds in which a deletion can be undone (notification-14). */
const undoMs = 6_000

/** Deletions that are hidden and can still be undone. */
export const $removal = atom<Removal>(noRemoval)
/** Sent deletions: they stay hidden until the reloaded list lacks them. */
export const $gone = atom<readonly number[]>([])

const waiting = laterWork()
// Pending deletions are sent when the page is left.
waiting.flushOnLeaving()

/** Deletes one; further ones share the same undo. */
export function removeOne(id: number): void {
  const { ids, upTo } = $removal.get()
  wait([...ids, id], upTo)
}

/** Deletes all up to the newest that the person has seen; later ones stay. */
export function removeAll(ids: readonly number[]): void {
  if (ids.length === 0) return
  wait(ids, Math.max(...ids))
  // The badges match the list, which shows nothing.
  setCounters({ ...$counters.get(), notification: noneUnread })
}

/** Undoes unsent deletions; the server's counters tell which of them are unread. */
export function undoRemoval(): void {
  waiting.drop('removal')
  const { upTo } = $removal.get()
  $removal.set(noRemoval)
  if (upTo > 0) void refreshCounters()
}

/** Restarts the undo period if a deletion is pending: keyboard users need time to reach 'Urungkan'. */
export function prolongRemoval(): void {
  if ($removal.get().ids.length > 0) waiting.set('removal', undoMs, send)
}

function wait(ids: readonly number[], upTo: number): void {
  $removal.set({ ids, upTo, person: personHere() })
  waiting.set('removal', undoMs, send)
}

async function send(): Promise<void> {
  const { ids, upTo, person } = $removal.get()
  // Another person may be signed in: the ids belong to the previous one (notification-40).
  if (person !== personHere()) return $removal.set(noRemoval)
  $gone.set([...$gone.get(), ...ids])
  $removal.set(noRemoval)
  const options = outlivesPage()
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

/** A notification that another tab has deleted counts as deleted. */
const isFailure = (answer: Called<unknown>) =>
  !answer.ok && answer.error.code !== notificationErrors.notification_not_found.code
