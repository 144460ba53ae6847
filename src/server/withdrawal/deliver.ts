import type { Deliveries } from '#server/core/events/subscriber.ts'
import { userChannel } from '#server/notification/announce.ts'

/** Tells the owner's open tabs: what a withdrawal is now, and that the Saldo may have changed. */
export const withdrawalSockets: Deliveries = {
  async 'withdrawal.changed'({ realtime }, { objectId: id, data: { user_id: userId, status } }) {
    await realtime.publish(userChannel(userId), 'withdrawal', { id, status })
    await realtime.publish(userChannel(userId), 'balance', {})
  }
}
