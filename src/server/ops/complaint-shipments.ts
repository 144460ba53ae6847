import { and, desc, eq, inArray } from 'drizzle-orm'

import type { OpsComplaint } from '#lib/ops/complaint-contract.ts'
import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'

import type { Caller } from '#server/core/http/callers.ts'
import type { Db } from '#server/core/db/connect.ts'
import { toTrace, type Viewing } from '#server/order/order-detail.ts'
import type { Order } from '#server/order/postings.ts'
import { toShipments } from '#server/order/present-shipments.ts'
import { readShipments } from '#server/order/read-shipments.ts'
import { transactionHistory, transactionLines } from '#server/order/schema.ts'

type Travel = Pick<OpsComplaint, 'shipments' | 'rest' | 'trace'>

/**
 * How the goods of these orders travel, by order, with as many queries as for one. A seller does not see the pictures
 * that another carrier took (ops-20).
 */
export async function readTravels(
  db: Db,
  orders: readonly Order[],
  { caller, ...viewing }: Viewing & { caller: Caller }
): Promise<Map<number, Travel>> {
  const ids = orders.map(({ id }) => id)
  const shipments = await readShipments(db, ids)
  const found = await db
    .select()
    .from(transactionLines)
    .where(inArray(transactionLines.transactionId, ids))
    .orderBy(transactionLines.id)
  const lines = Map.groupBy(found, ({ transactionId }) => transactionId)
  const reported = await db
    .select()
    .from(transactionHistory)
    .where(and(inArray(transactionHistory.transactionId, ids), eq(transactionHistory.actor, 'expedition')))
    .orderBy(desc(transactionHistory.id))
  const reports = Map.groupBy(reported, ({ transactionId }) => transactionId)
  const seesPhotos = ({ shippingType, deliveryCase }: Order) =>
    caller.role !== 'seller' || isDrivenByShop(shippingType, deliveryCase)
  return new Map(
    orders.map(order => [
      order.id,
      {
        ...toShipments(order, lines.get(order.id) ?? [], shipments.get(order.id) ?? []),
        trace: (reports.get(order.id) ?? []).map(row => {
          const entry = toTrace(row, viewing)
          return seesPhotos(order) ? entry : { ...entry, photo: null }
        })
      }
    ])
  )
}
