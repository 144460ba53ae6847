import { addMinutes } from 'date-fns/addMinutes'

import { answerAbout, supportAnswer } from '#lib/autopilot/chat-answer.ts'
import { pauses } from '#lib/autopilot/pace.ts'
import { planChat, unanswered } from '#lib/autopilot/plan-chat.ts'
import type { PlannedCall } from '#lib/autopilot/planned-call.ts'
import { productNamed } from '#lib/autopilot/product-named.ts'
import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { OpsConversation } from '#lib/ops/chat-contract.ts'

import type { OperatorCall } from './operator-call.ts'

/** Messages of a thread that are read, and products of a shop among which a name is looked for. */
const messagesRead = 20
const productsRead = 100

type Place = { call: OperatorCall; now: Date }

/** The answer to a conversation with unread messages; empty before its time, or where this side has answered. */
export async function dueAnswer(
  { call, now }: Place,
  { id, is_blocked, last_message, shop }: OpsConversation
): Promise<PlannedCall[]> {
  const isEarly = last_message && addMinutes(last_message.date, pauses.chat[0]) > now
  if (is_blocked || !last_message || isEarly) return []
  const thread = await call('GET /ops/conversation/{id}', { id, per_page: messagesRead })
  if (!thread.ok) return []
  const asked = unanswered(thread.value)
  if (asked.length === 0) {
    // Answered, but for the mark: the process ended between them.
    await call('POST /ops/conversation/{id}/read', { id })
    return []
  }
  const [planned] = planChat(id, asked, '')
  if (!planned || planned.at > now.getTime()) return []
  const question = asked.map(({ message }) => message).join(' ')
  if (!shop) return planChat(id, asked, supportAnswer)
  const order = asked.findLast(({ transaction }) => transaction)?.transaction
  if (order) return planChat(id, asked, `Pesanan ${order.code} sekarang berstatus ${order.label}.`)
  return planChat(id, asked, answerAbout(question, await productOf(call, thread.value, shop.id, question)))
}

/** The product that a question names, or else the one that was last attached to the conversation. */
async function productOf(
  call: OperatorCall,
  messages: readonly ChatMessage[],
  shopId: number,
  question: string
): Promise<GoodsProduct | undefined> {
  const attached = messages.toSorted((a, b) => b.id - a.id).find(({ product }) => product)?.product?.id
  const named = attached ?? (await findNamed(call, shopId, question))
  if (named === undefined) return undefined
  const shown = await call('GET /ops/product/{id}', { id: named })
  return shown.ok ? shown.value : undefined
}

async function findNamed(call: OperatorCall, shopId: number, question: string): Promise<number | undefined> {
  const asked = { shop_id: shopId, state: 'active', sort: 'sold', per_page: productsRead } as const
  const listed = await call('GET /ops/product', asked)
  return listed.ok ? productNamed(question, listed.value)?.id : undefined
}
