import { call } from '#lib/core/api/call.ts'
import { $counters, noCounters } from '#lib/notification/counters.ts'

/**
 * Asks for them anew, after a reconnect or a step whose answer carried none. Where an event or another answer came
 * meanwhile, nobody knows which of them is older: they are asked for once more, three times at most (notification-46).
 */
export async function refreshCounters(timesLeft = 3): Promise<void> {
  const before = $counters.get()
  const [cart, conversation, notification] = await Promise.all([
    call('GET /buyer/cart/count', {}),
    call('GET /buyer/conversation/count', {}),
    call('GET /buyer/notification/count', {})
  ])
  const now = $counters.get()
  if (now !== before) {
    // Whoever left has none.
    if (now !== noCounters && timesLeft > 0) await refreshCounters(timesLeft - 1)
    return
  }
  $counters.set({
    cart: cart.ok ? cart.value.count : before.cart,
    conversation: conversation.ok ? conversation.value.count : before.conversation,
    notification: notification.ok ? notification.value : before.notification
  })
}
