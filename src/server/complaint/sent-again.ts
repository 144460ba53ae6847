import { and, eq, isNull, max } from 'drizzle-orm'

import type { ShipmentKind } from '#lib/order/shipment-kinds.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Step } from '#server/order/change-status.ts'
import { shipments } from '#server/order/shipment-schema.ts'
import { type Complaint, type ComplaintItem, offerOf, readItems, whatGoesBack } from './complaint-rows.ts'

/**
 * Marks what a complaint sent last as delivered, once; whatever was sent before it is lost, otherwise nothing would
 * have been sent again. Answers the shipment's id; undefined if it was marked before.
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

type SentAgain = { kind: Exclude<ShipmentKind, 'part'>; items: readonly ComplaintItem[] }

/**
 * What a complaint sends to the buyer: only pieces that never came, or others for those that did; after a rejection
 * what the buyer had sent back.
 */
export function sentAgain(complaint: Complaint, items: readonly ComplaintItem[]): SentAgain {
  if (offerOf(complaint)?.solution === 'reject') return { kind: 'buyer_goods', items: whatGoesBack(items) }
  const isMissing = items.every(({ problem }) => problem === 'missing')
  return { kind: isMissing ? 'missing' : 'replacement', items }
}

/** What history and notices call it. */
const names: Record<SentAgain['kind'], string> = {
  missing: 'Barang yang kurang',
  replacement: 'Barang pengganti',
  buyer_goods: 'Barang Anda'
}

/**
 * How history and notices name what a complaint sends.
 *
 * // => 'Barang yang kurang'
 */
export const nameSentAgain = async (db: Db, complaint: Complaint): Promise<string> =>
  names[sentAgain(complaint, await readItems(db, [complaint.id])).kind]
