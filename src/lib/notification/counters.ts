import { atom } from 'nanostores'

import { localStore } from '#lib/core/browser/safe-storage.ts'

import type { Counters } from './counters-contract.ts'

export const noneUnread: Counters['notification'] = { all: 0, promotion: 0, transaction: 0, negotiation: 0 }

/** The counters of a guest. */
export const noCounters: Counters = { cart: 0, conversation: 0, notification: noneUnread }

/** The counters in the header's badges. */
export const $counters = atom<Counters>(noCounters)

/** Sets counters from a response or a live event, in the browser's other tabs too. */
export function setCounters(counters: Counters): void {
  $counters.set(counters)
  localStore.set('counters', JSON.stringify(counters))
}

/** Applies counters stored by another tab: an untouched tab has no live channel of its own (notification-43). */
export function heedOtherCounters(stored: string): void {
  try {
    $counters.set(JSON.parse(stored) as Counters)
  } catch {
    // Not stored by our code: the counters stay.
  }
}

export const clearCounters = (): void => $counters.set(noCounters)
