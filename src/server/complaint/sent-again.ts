import { and, eq, isNull, max } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { Step } from '#server/order/change-status.ts'
import { shipments } from '#server/order/shipment-schema.ts'
import { type Complaint, type ComplaintItem, offerOf, readItems } from './complaint-rows.ts'

/**
 * Marks what a complaint sent last as delivered, once; whatever was sent before it is lost, otherwise nothing would have
 * been sent again. Answers the shipment's id; undefined if it was marked before.
 */
export async function markSentAgain(
  { tx, now }: Pick<Step, 'tx' | 'now'>,
  { id }: Complaint
): Promise<number | undefined> {
  const sent = eq(shipments.complaintId, id)
  const last = tx
    .select({ id: max(shipments.id) })
    .from(shipments)
    .where(sent)
  const [marked] = await tx
    .update(shipments)
    .set({ deliveredAt: now })
    .where(and(eq(shipments.id, last), isNull(shipments.deliveredAt)))
    .returning({ id: shipments.id })
  await tx
    .update(shipments)
    .set({ lostAt: now })
    .where(and(sent, isNull(shipments.deliveredAt), isNull(shipments.lostAt)))
  return marked?.id
}

/** What a complaint sends to the buyer: only pieces that never came, or others for those that did. */
export const kindSentAgain = (items: readonly Pick<ComplaintItem, 'problem'>[]): 'missing' | 'replacement' =>
  items.every(({ problem }) => problem === 'missing') ? 'missing' : 'replacement'

/**
 * How history and notices name what a complaint sends: after a rejection it is what the buyer had sent back.
 *
 * // => 'Barang yang kurang'
 */
export async function nameSentAgain(db: Db, complaint: Complaint): Promise<string> {
  if (offerOf(complaint)?.solution === 'reject') return 'Barang Anda'
  const names = { missing: 'Barang yang kurang', replacement: 'Barang pengganti' }
  return names[kindSentAgain(await readItems(db, [complaint.id]))]
}
