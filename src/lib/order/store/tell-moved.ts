import { call } from '#lib/core/api/call.ts'
import type { OrderCard } from '#lib/order/order-shapes.ts'

import { noteMoreChanges, tellChange } from './tell-change.ts'

/** Maximum of requests for orders that left a list at once; beyond it the message says that there may be more. */
const maxRequested = 12

type Shown = Pick<OrderCard, 'id' | 'code' | 'status'>

/**
 * Reports orders of a list whose status changed, whatever caused the newer list: a live event, a reopened channel, or a
 * return to the page. Requests the current status of orders that left the list.
 */
export async function tellMoved(before: readonly Shown[], now: readonly Shown[]): Promise<void> {
  const byId = new Map<number, Shown>(now.map(card => [card.id, card]))
  const gone = before.filter(({ id }) => !byId.has(id))
  const requested = gone.slice(0, maxRequested)
  const answers = await Promise.all(requested.map(({ id }) => call('GET /buyer/transaction/{id}', { id })))
  for (const answer of answers) if (answer.ok) byId.set(answer.value.id, answer.value)
  if (gone.length > requested.length) noteMoreChanges()
  // In one go: a newer message replaces the previous one.
  for (const { id, status } of before) {
    const moved = byId.get(id)
    if (moved) tellChange(moved, status, true)
  }
}
