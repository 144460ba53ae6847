import { call } from '#lib/core/call.ts'
import type { OrderCard } from '#lib/order/order-shapes.ts'

import { tellChange } from './tell-change.ts'

/** Orders that left a list at once and are asked for; the others are not told of. */
const askedAtMost = 12

type Shown = Pick<OrderCard, 'id' | 'code' | 'status'>

/**
 * Tells of the orders of a list that have another status than a moment ago, whatever brought the newer list: a live event, a
 * channel that opened again, or the way back to the page. One that left the list is asked where it is now.
 */
export async function tellMoved(before: readonly Shown[], now: readonly Shown[]): Promise<void> {
  const byId = new Map(now.map(card => [card.id, card]))
  for (const card of before) tellChange(byId.get(card.id) ?? card, card.status, true)
  const gone = before.filter(({ id }) => !byId.has(id)).slice(0, askedAtMost)
  const answers = await Promise.all(gone.map(({ id }) => call('GET /buyer/transaction/{id}', { id })))
  for (const [at, answer] of answers.entries()) {
    if (answer.ok) tellChange(answer.value, gone[at]!.status, true)
  }
}
