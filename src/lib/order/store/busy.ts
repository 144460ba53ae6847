import { atom } from 'nanostores'

export type OrderAction = 'cancel' | 'confirm' | 'buy_again'

/** The running action and its order: a second click meanwhile does nothing. */
export const $orderBusy = atom<`${OrderAction}:${number}` | undefined>(undefined)
