import { call } from '#lib/core/api/call.ts'
import { $counters, noCounters } from '#lib/notification/counters.ts'

/**
 * Requests the counters, after a reconnect or a step whose response had none. If an event or another response arrives
 * meanwhile, it is unknown which is older: they are requested again, at most three times (notification-46).
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
    // A person who signed out has no counters.
    if (now !== noCounters && timesLeft > 0) await refreshCounters(timesLeft - 1)
    return
  }
  $counters.set({
    cart: cart.ok ? cart.value.count : before.cart,
    conversation: conversation.ok ? conversation.value.count : before.conversation,
    notification: notification.ok ? notification.value : before.notification
  })
}
