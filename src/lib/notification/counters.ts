import { atom } from 'nanostores'

import type { Counters } from './counters-contract.ts'

export const noneUnread: Counters['notification'] = { all: 0, promotion: 0, transaction: 0, negotiation: 0 }

/** Nobody's: what is shown to a guest. */
export const noCounters: Counters = { cart: 0, conversation: 0, notification: noneUnread }

/** What the header's badges show. */
export const $counters = atom<Counters>(noCounters)

/** Fresh counters from an answer or a live event: they say all there is. */
export const setCounters = (counters: Counters): void => $counters.set(counters)

export const clearCounters = (): void => $counters.set(noCounters)
