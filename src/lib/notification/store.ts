import { atom } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Counters } from './counters-contract.ts'

const none: Counters = {
  cart: 0,
  conversation: 0,
  notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
}

/** What the header's badges show. */
export const $counters = atom<Counters>(none)

/** Fresh counters from an answer or a live event: they say all there is. */
export const setCounters = (counters: Counters): void => $counters.set(counters)

export const clearCounters = (): void => $counters.set(none)

/** Asks for them anew, after a reconnect or a step whose answer carried none. */
export async function refreshCounters(): Promise<void> {
  const [cart, conversation, notification] = await Promise.all([
    call('GET /buyer/cart/count', {}),
    call('GET /buyer/conversation/count', {}),
    call('GET /buyer/notification/count', {})
  ])
  const before = $counters.get()
  $counters.set({
    cart: cart.ok ? cart.value.count : before.cart,
    conversation: conversation.ok ? conversation.value.count : before.conversation,
    notification: notification.ok ? notification.value : before.notification
  })
}
