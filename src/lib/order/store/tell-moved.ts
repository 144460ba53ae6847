import { call } from '#lib/core/api/call.ts'
import type { OrderCard } from '#lib/order/order-shapes.ts'

import { noteMoreChanges, tellChange } from './tell-change.ts'

/** Orders that left a list at once and are asked for; that there may be others is told. */
const maxAsked = 12

type Shown = Pick<OrderCard, 'id' | 'code' | 'status'>

/**
 * Tells of the orders of a list that have another status than a moment ago, whatever brought the newer list: a live event, a
 * channel that opened again, or the way back to the page. One that left the list is asked where it is now.
 */
export async function tellMoved(before: readonly Shown[], now: readonly Shown[]): Promise<void> {
  const byId = new Map<number, Shown>(now.map(card => [card.id, card]))
  const gone = before.filter(({ id }) => !byId.has(id))
  const asked = gone.slice(0, maxAsked)
  const answers = await Promise.all(asked.map(({ id }) => call('GET /buyer/transaction/{id}', { id })))
  for (const answer of answers) if (answer.ok) byId.set(answer.value.id, answer.value)
  if (gone.length > asked.length) noteMoreChanges()
  // All at once: a newer message takes the place of the one before.
  for (const { id, status } of before) {
    const moved = byId.get(id)
    if (moved) tellChange(moved, status, true)
  }
}
