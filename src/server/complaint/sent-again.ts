import { and, eq, isNull, max } from 'drizzle-orm'

import type { Step } from '#server/order/change-status.ts'
import { shipments } from '#server/order/shipment-schema.ts'
import type { Complaint } from './complaint-rows.ts'

/**
 * Marks what a complaint sent last as delivered, once; whatever was sent before it is lost, otherwise nothing would have
 * been sent again. Answers the shipment's id; undefined if it was marked before.
 */
export async function markSentAgain(
  { tx, now }: Pick<Step, 'tx' | 'now'>,
  { id }: Complaint
): Promise<number | undefined> {
  const last = tx
    .select({ id: max(shipments.id) })
    .from(shipments)
    .where(eq(shipments.complaintId, id))
  const [marked] = await tx
    .update(shipments)
    .set({ deliveredAt: now })
    .where(and(eq(shipments.id, last), isNull(shipments.deliveredAt)))
    .returning({ id: shipments.id })
  return marked?.id
}
