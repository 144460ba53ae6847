import { atom } from 'nanostores'

import { localStore } from '#lib/core/browser/safe-storage.ts'

import type { Counters } from './counters-contract.ts'

export const noneUnread: Counters['notification'] = { all: 0, promotion: 0, transaction: 0, negotiation: 0 }

/** Nobody's: what is shown to a guest. */
export const noCounters: Counters = { cart: 0, conversation: 0, notification: noneUnread }

/** What the header's badges show. */
export const $counters = atom<Counters>(noCounters)

/** Fresh counters from an answer or a live event: they say all there is, in the browser's other tabs too. */
export function setCounters(counters: Counters): void {
  $counters.set(counters)
  localStore.set('counters', JSON.stringify(counters))
}

/** Shows what another tab kept of its answer: one that nobody touched has no channel of its own (notification-43). */
export function heedOtherCounters(kept: string): void {
  try {
    $counters.set(JSON.parse(kept) as Counters)
  } catch {
    // Not a tab of ours: what is shown stays.
  }
}

export const clearCounters = (): void => $counters.set(noCounters)
