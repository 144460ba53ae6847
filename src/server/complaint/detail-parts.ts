import { asc, count, inArray } from 'drizzle-orm'

import type { ComplaintDetail } from '#lib/complaint/shapes.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shipments } from '#server/order/shipment-schema.ts'
import { type Complaint, readLostIds } from './complaint-rows.ts'
import { readPhotos } from './photos.ts'
import { complaintHistory, complaintMessages, returns } from './schema.ts'

type Return = typeof returns.$inferSelect
type Shipment = typeof shipments.$inferSelect

/** What complaints have beside their lines, by complaint. */
export type DetailParts = {
  /** The complaint's own photos, not those of its discussion. */
  photos: Map<number, { id: number }[]>
  history: Map<number, (typeof complaintHistory.$inferSelect)[]>
  /** How many messages its discussion has. */
  messages: Map<number, number>
  returned: Map<number, Return>
  /** The last shipment of what was sent again. */
  sentAgain: Map<number, Shipment>
  /** The parts of the order that it calls lost. */
  lostIds: Map<number, number[]>
}

/** The parts of these complaints, with as many queries as for one. */
export async function readDetailParts(db: Db, ids: readonly number[]): Promise<DetailParts> {
  const photos = (await readPhotos(db, ids)).filter(({ messageId }) => messageId === null)
  const history = await db
    .select()
    .from(complaintHistory)
    .where(inArray(complaintHistory.complaintId, [...ids]))
    .orderBy(asc(complaintHistory.id))
  const written = await db
    .select({ complaintId: complaintMessages.complaintId, n: count() })
    .from(complaintMessages)
    .where(inArray(complaintMessages.complaintId, [...ids]))
    .groupBy(complaintMessages.complaintId)
  const back = await db
    .select()
    .from(returns)
    .where(inArray(returns.complaintId, [...ids]))
  const again = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.complaintId, [...ids]))
    .orderBy(asc(shipments.id))
  return {
    photos: Map.groupBy(photos, photo => photo.complaintId!),
    history: Map.groupBy(history, entry => entry.complaintId),
    messages: new Map(written.map(({ complaintId, n }) => [complaintId, n])),
    returned: new Map(back.map(one => [one.complaintId, one])),
    // The last one of a complaint takes the place of those before it.
    sentAgain: new Map(again.map(one => [one.complaintId!, one])),
    lostIds: await readLostIds(db, ids)
  }
}

/** The goods on their way back, and those sent again. */
export function toGoods(
  { id, outcome, closedAt }: Complaint,
  { returned, sentAgain }: DetailParts
): Pick<ComplaintDetail, 'returned' | 'sent_again'> {
  const back = returned.get(id)
  const again = sentAgain.get(id)
  const isEnd = outcome === 'replaced' || (outcome === 'rejected' && back !== undefined)
  return {
    returned: back
      ? {
          courier: back.courier,
          resi: back.trackingNumber,
          sent_at: back.sentAt.toISOString(),
          delivered_at: back.deliveredAt?.toISOString() ?? null,
          received_at: back.receivedAt?.toISOString() ?? null
        }
      : null,
    sent_again: again
      ? {
          courier: again.courier,
          resi: again.trackingNumber,
          sent_at: again.shippedAt.toISOString(),
          delivered_at: again.deliveredAt?.toISOString() ?? null,
          // Their receipt is the end of the complaint.
          received_at: isEnd ? (closedAt?.toISOString() ?? null) : null
        }
      : null
  }
}
