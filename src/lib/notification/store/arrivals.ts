import { atom } from 'nanostores'

import type { Notification } from '#lib/notification/contract.ts'

/** What the live channel told: a notification, or that the list is another one now. */
export type Arrival = {
  arrived?: Notification
  /** The channel was not there before: the badges may have missed something too. */
  isBehind?: boolean
}

/** The newest word of the live channel; a list that is open listens. */
export const $arrival = atom<Arrival>({})

/** What came by the event 'notification'; without one where the connection was away. */
export const hearArrival = (told: Notification | Record<string, never> = {}): void =>
  $arrival.set('id' in told ? { arrived: told as Notification } : {})

/** The channel is open from now on: what came between a page's first answer and this was not told. */
export const hearOpening = (): void => $arrival.set({ isBehind: true })
