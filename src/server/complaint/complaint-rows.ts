import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'

import { type ComplaintOffer } from '#lib/complaint/kinds.ts'
import { type ComplaintState } from '#lib/complaint/stages.ts'
import { countPieces, type LinePieces, piecesIn } from '#lib/order/parts.ts'

import type { Db } from '#server/core/db/connect.ts'
import { countRowsToBound, totalByPage } from '#server/core/db/count-to-bound.ts'
import { type Paging, wholeWindow } from '#server/core/db/paging.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { lockOrder, lockOwnOrder } from '#server/order/order-locks.ts'
import type { Order } from '#server/order/postings.ts'
import { partsOf, readShipments, type Shipment, shippedQty } from '#server/order/read-shipments.ts'
import { orders, transactionLines } from '#server/order/schema.ts'
import { lostShipments, shipments } from '#server/order/shipment-schema.ts'
import { complaintItems, complaints, returns } from './schema.ts'

export type Complaint = typeof complaints.$inferSelect
/** A line of the order, with its pieces that were shipped, and those of parts that arrived (D49). */
export type OrderLine = typeof transactionLines.$inferSelect & {
  shippedQty: number
  /** In parts that have arrived: none of an order that was shipped as one. */
  arrivedQty: number
  /** Pieces that were refunded by earlier complaints: in parts that were lost, or among those that had arrived. */
  compensatedQty: number
  compensatedArrivedQty: number
}
/** Pieces of an order's line, and what is wrong with them. */
export type ComplaintItem = typeof complaintItems.$inferSelect

/** Whose complaints: a buyer's own, or those that somebody of the counter may see. */
export type Reader = { buyerId: number } | { scope: Scope }

/** The condition that a complaint and its order are this reader's. */
export const isOf = (reader: Reader): SQL | undefined =>
  'buyerId' in reader ? eq(complaints.buyerId, reader.buyerId) : inScope(reader.scope, orders.shopId)

/** A complaint with its order, if it is this reader's. */
export async function readComplaint(
  db: Db,
  reader: Reader,
  id: number
): Promise<{ complaint: Complaint; order: Order } | undefined> {
  const [found] = await db
    .select({ complaint: complaints, order: orders })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.transactionId))
    .where(and(eq(complaints.id, id), isOf(reader)))
  return found
}

/** The same with both rows locked, the order's first: that is the lock order of everything that ends an order. */
export async function lockComplaint(
  tx: Db,
  reader: Reader,
  id: number
): Promise<{ complaint: Complaint; order: Order } | undefined> {
  const found = await readComplaint(tx, reader, id)
  if (!found) return undefined
  const order =
    'buyerId' in reader
      ? await lockOwnOrder(tx, reader.buyerId, found.order.id)
      : await lockOrder(tx, String(found.order.id), reader.scope)
  const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update')
  return order && complaint && { complaint, order }
}

/** One page of complaints, newest first; those of one order, if it is named. */
export async function readComplaintPage(
  db: Db,
  reader: Reader,
  filter: { transactionId?: number | undefined; page: number; per_page: number }
): Promise<{ list: { complaint: Complaint; order: Order }[]; total: number }> {
  const where = and(
    isOf(reader),
    filter.transactionId === undefined ? undefined : eq(complaints.transactionId, filter.transactionId)
  )
  return pageOf(db, where, [desc(complaints.id)], filter)
}

/** One page of what a condition selects, and their number. */
export async function pageOf(db: Db, where: SQL | undefined, order: SQL[], page: Paging) {
  const window = wholeWindow(page)
  const list = await db
    .select({ complaint: complaints, order: orders })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.transactionId))
    .where(where)
    .orderBy(...order)
    .limit(window.limit)
    .offset(window.offset)
  const withOrders = sql`from ${complaints} inner join ${orders} on ${eq(orders.id, complaints.transactionId)}`
  const count = () => countRowsToBound(db, sql`${withOrders}${where && sql` where ${where}`}`)
  return { list, total: await totalByPage(window, list.length, count) }
}

/** The lines of these shipped orders, first line first. */
export const readLines = async (db: Db, orderIds: readonly number[]): Promise<OrderLine[]> =>
  (await readGoods(db, orderIds)).lines

/** The same with the parts in which the orders travel, by order. */
export async function readGoods(
  db: Db,
  orderIds: readonly number[]
): Promise<{ lines: OrderLine[]; parts: Map<number, Shipment[]> }> {
  const found = await db
    .select()
    .from(transactionLines)
    .where(inArray(transactionLines.transactionId, [...orderIds]))
    .orderBy(asc(transactionLines.id))
  const all = await readShipments(db, orderIds)
  const partsOfAll = new Map([...all].map(([id, shipped]) => [id, partsOf(shipped)]))
  const compensated = await readCompensated(db, orderIds)
  const lines = found.map(line => {
    const parts = partsOfAll.get(line.transactionId) ?? []
    const arrived = parts.filter(({ deliveredAt, lostAt }) => deliveredAt !== null && !lostAt)
    const compensatedArrivedQty = countPieces(compensated.filter(({ id }) => id === line.id))
    const lost = parts.filter(({ lostAt }) => lostAt !== null)
    return {
      ...line,
      shippedQty: shippedQty(line, parts),
      arrivedQty: piecesIn(arrived, line.id),
      compensatedQty: compensatedArrivedQty + piecesIn(lost, line.id),
      compensatedArrivedQty
    }
  })
  return { lines, parts: partsOfAll }
}

/** Pieces that had arrived and got a refund by a complaint: nobody is paid twice for them (complaint-27). */
const readCompensated = (db: Db, orderIds: readonly number[]) =>
  db
    .select({ id: complaintItems.transactionLineId, qty: complaintItems.qty })
    .from(complaintItems)
    .innerJoin(complaints, eq(complaints.id, complaintItems.complaintId))
    .where(
      and(
        inArray(complaints.transactionId, [...orderIds]),
        eq(complaints.outcome, 'refunded'),
        eq(complaints.kind, 'problem')
      )
    )

/** What these complaints name, in the order of their lines. */
export const readItems = (db: Db, complaintIds: readonly number[]): Promise<ComplaintItem[]> =>
  db
    .select()
    .from(complaintItems)
    .where(inArray(complaintItems.complaintId, [...complaintIds]))
    .orderBy(asc(complaintItems.id))

/** The lines that a complaint names, with their pieces. */
export const nameItems = (items: readonly ComplaintItem[], lines: readonly OrderLine[]) =>
  items.flatMap(item => {
    const line = lines.find(({ id }) => id === item.transactionLineId)
    return line ? [{ line, qty: item.qty, problem: item.problem }] : []
  })

/** The pieces of each line that a complaint names: some may have one problem and others another (complaint-2). */
export const namedPieces = (items: readonly ComplaintItem[]): LinePieces[] =>
  [...Map.groupBy(items, ({ transactionLineId }) => transactionLineId)].map(([id, same]) => ({
    id,
    qty: countPieces(same)
  }))

/** What of a complaint the buyer sends back: pieces that never came cannot go back. */
export const whatGoesBack = <T extends Pick<ComplaintItem, 'problem'>>(items: readonly T[]): T[] =>
  items.filter(({ problem }) => problem !== 'missing')

export const stateOf = ({ stage, isAppealed, goodsAt }: Complaint): ComplaintState => ({
  stage,
  isAppealed,
  goodsAt
})

/** Whether the buyer got the refund of goods that went back before the shop said that it has them. */
export const awaitsReturn = (
  { outcome }: Pick<Complaint, 'outcome'>,
  returned: { receivedAt: Date | string | null } | null | undefined
): boolean => outcome === 'refunded' && returned?.receivedAt === null

/** Whether goods of a complaint have been sent, back to the shop or to the buyer again. */
export async function haveGoodsBeenSent(db: Db, complaintId: number): Promise<boolean> {
  if (await haveGoodsGoneBack(db, complaintId)) return true
  const [again] = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(eq(shipments.complaintId, complaintId))
    .limit(1)
  return again !== undefined
}

/** Whether the buyer has sent goods back to the shop. */
export const haveGoodsGoneBack = async (db: Db, complaintId: number): Promise<boolean> =>
  (await readReturn(db, complaintId)) !== undefined

/** The parts of the order that these complaints call lost, by complaint. */
export async function readLostIds(db: Db, complaintIds: readonly number[]): Promise<Map<number, number[]>> {
  const found = await db
    .select()
    .from(lostShipments)
    .where(inArray(lostShipments.complaintId, [...complaintIds]))
  const byComplaint = Map.groupBy(found, ({ complaintId }) => complaintId)
  return new Map([...byComplaint].map(([id, rows]) => [id, rows.map(({ shipmentId }) => shipmentId)]))
}

/** The goods of a complaint on their way back to the shop, or there. */
export const readReturn = async (db: Db, complaintId: number) =>
  (await db.select().from(returns).where(eq(returns.complaintId, complaintId)))[0]

/** What is on the table: the last ruling, otherwise the seller's answer; undefined before either. */
export function offerOf(
  complaint: Complaint
): { by: 'seller' | 'admin'; solution: ComplaintOffer; nominal: number | null; at: Date } | undefined {
  const { rulingSolution, rulingNominal, ruledAt, answerSolution, answerNominal, answeredAt } = complaint
  if (rulingSolution) return { by: 'admin', solution: rulingSolution, nominal: rulingNominal, at: ruledAt! }
  return answerSolution
    ? { by: 'seller', solution: answerSolution, nominal: answerNominal, at: answeredAt! }
    : undefined
}
