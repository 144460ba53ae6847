import { and, asc, desc, inArray } from 'drizzle-orm'

import { statuses } from '#lib/order/status.ts'

import { conversations } from '#server/chat/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { negotiationOffers } from '#server/negotiation/schema.ts'
import { readTrucks } from '#server/shipping/quotes.ts'
import { readCredited } from './credited.ts'
import { type HistoryRow, type OrderParts, readOrderParts } from './order-rows.ts'
import type { Order } from './postings.ts'
import { readShipments, type Shipment } from './read-shipments.ts'
import { transactionHistory } from './schema.ts'

type Conversation = typeof conversations.$inferSelect
type OfferRow = typeof negotiationOffers.$inferSelect

/** The data of full orders beyond their cards, read once for all of them. */
export type DetailParts = OrderParts & {
  /** By `threadKey`. */
  conversations: Map<string, Conversation>
  /** By order, newest entry first. */
  histories: Map<number, HistoryRow[]>
  /** By order, for negotiated orders only, first offer first. */
  offers: Map<number, OfferRow[]>
  trucks: Awaited<ReturnType<typeof readTrucks>>
  /** By order, the first one first. */
  shipments: Map<number, Shipment[]>
  /** Money that arrived late or more than once and was credited to Saldo, in whole rupiah, by payment (D28). */
  credited: Map<number, number>
}

/** A buyer has one thread with a shop. */
export const threadKey = ({ buyerId, shopId }: { buyerId: number; shopId: number | null }) =>
  `${buyerId}:${shopId}`

/** Reads the parts of several full orders with as many queries as for one (ops-17). */
export async function readDetailParts(db: Db, orders: readonly Order[]): Promise<DetailParts> {
  const parts = await readOrderParts(db, orders)
  const ids = orders.map(({ id }) => id)
  const negotiated = orders.flatMap(({ id, status }) => (statuses[status].money === 'negotiated' ? id : []))
  const threads = await db
    .select()
    .from(conversations)
    .where(
      and(
        inArray(
          conversations.buyerId,
          orders.map(({ buyerId }) => buyerId)
        ),
        inArray(
          conversations.shopId,
          orders.map(({ shopId }) => shopId)
        )
      )
    )
  const histories = await db
    .select()
    .from(transactionHistory)
    .where(inArray(transactionHistory.transactionId, ids))
    .orderBy(desc(transactionHistory.id))
  const offers = await db
    .select()
    .from(negotiationOffers)
    .where(inArray(negotiationOffers.transactionId, negotiated))
    .orderBy(asc(negotiationOffers.round))
  return {
    ...parts,
    conversations: new Map(threads.map(thread => [threadKey(thread), thread])),
    histories: Map.groupBy(histories, row => row.transactionId),
    offers: Map.groupBy(offers, row => row.transactionId),
    trucks: negotiated.length > 0 ? await readTrucks(db) : [],
    shipments: await readShipments(db, ids),
    credited: await readCredited(
      db,
      orders.flatMap(({ paymentId }) => paymentId ?? [])
    )
  }
}
