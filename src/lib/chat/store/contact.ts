import { type Called, call } from '#lib/core/api/call.ts'
import { track } from '#lib/core/browser/analytics.ts'
import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import type { ContactKind } from '#lib/chat/quick-messages.ts'
import { setCounters } from '#lib/notification/counters.ts'
import type { Subject } from './ready-card.ts'

/** The conversation with a shop; its id is null before the first message. */
export const findConversation = (shopId: number): Promise<Called<ChatConversation>> =>
  call('GET /buyer/conversation/user/{id}', { id: shopId })

/**
 * Sends the first message to a shop. A retry with the same client id is the same message. Answers the conversation's
 * id.
 */
export async function writeFirst(
  shopId: number,
  text: string,
  clientId: string,
  { product, transaction }: Subject
): Promise<Called<number>> {
  const answer = await call('POST /buyer/conversation/create', {
    receiver_type: 'seller',
    receiver_id: shopId,
    message: text,
    client_id: clientId,
    ...(product && { product_id: product.id }),
    ...(product?.detail_id && { product_detail_id: product.detail_id }),
    ...(transaction && { transaction_id: transaction.id })
  })
  if (!answer.ok) return answer
  setCounters(answer.value.counters)
  return { ...answer, value: answer.value.conversation_id }
}

/** Counts that a buyer turned to a seller: with the first message, or by opening their thread. */
export function countContact(from: ContactKind, { product }: Subject): void {
  track('chat_to_seller', { from, ...(product && { product_id: product.id }) })
}
