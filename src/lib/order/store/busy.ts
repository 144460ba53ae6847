import { atom } from 'nanostores'

export type OrderAction = 'cancel' | 'confirm' | 'buy_again'

/** What is being done now, and to which order: a second click meanwhile does nothing. */
export const $orderBusy = atom<`${OrderAction}:${number}` | undefined>(undefined)
