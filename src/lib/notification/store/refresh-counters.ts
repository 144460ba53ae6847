import { call } from '#lib/core/call.ts'
import { $counters } from '#lib/notification/counters.ts'

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
