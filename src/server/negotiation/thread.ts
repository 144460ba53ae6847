import { openConversation, writeMessage } from '#server/chat/write-message.ts'
import type { Step } from '#server/order/change-status.ts'
import type { Order } from '#server/order/postings.ts'

/** Posts a message of the buyer, with a card of the order, to the one thread with the shop (D30). */
export async function writeToSeller(step: Step, order: Order, message: string): Promise<void> {
  const { id: transactionId, buyerId, shopId } = order
  const thread = await openConversation(step, buyerId, shopId)
  await writeMessage(step, thread, { role: 'buyer', id: buyerId }, { message, transactionId })
}
