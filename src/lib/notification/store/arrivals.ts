import { atom } from 'nanostores'

import type { Notification } from '#lib/notification/contract.ts'

/** An event of the live channel: a notification, or a change of the list. */
export type Arrival = {
  arrived?: Notification
  /** The channel has just opened, so the badges may have missed something too. */
  isBehind?: boolean
}

/** The last event of the live channel; an open list subscribes to it. */
export const $arrival = atom<Arrival>({})

/** Handles the event 'notification'; without a payload after a lost connection. */
export const hearArrival = (told: Notification | Record<string, never> = {}): void =>
  $arrival.set('id' in told ? { arrived: told as Notification } : {})

/** Handles the opening of the channel: events since the page's first response were missed. */
export const hearOpening = (): void => $arrival.set({ isBehind: true })
