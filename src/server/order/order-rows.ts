import { asc, desc, eq, inArray } from 'drizzle-orm'

import { type Earlier, isComplainable } from '#lib/order/complainable.ts'
import { statuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shops } from '#server/shop/schema.ts'
import { paymentMethods, payments } from '#server/payment/schema.ts'
import { readEarlier } from './earlier-complaints.ts'
import { transactionHistory, transactionLines, orders } from './schema.ts'
import { negotiations } from '#server/negotiation/schema.ts'
import { reviews } from '#server/review/schema.ts'
import type { Order } from './postings.ts'

export type OrderLine = typeof transactionLines.$inferSelect
export type OrderReview = typeof reviews.$inferSelect
type Shop = typeof shops.$inferSelect
type Payment = typeof payments.$inferSelect

/** Rows that belong to some orders, read once for all of them. */
export type OrderParts = {
  lines: Map<number, OrderLine[]>
  reviews: Map<string, OrderReview>
  shops: Map<number, Shop>
  payments: Map<number, Payment>
  bankCodes: Map<number, string | null>
  /** Initial terms of open negotiations, by order. */
  terms: Map<number, typeof negotiations.$inferSelect>
  /** All orders of those payments, by payment, lowest id first. */
  together: Map<number, OrderBeside[]>
  /** Complaints of orders whose state allows one; nothing where there were none. */
  complaints: Map<number, Earlier>
}

type OrderBeside = { id: number; code: string; shop: string }

/** Key of a review: one per order and product. */
export const reviewKey = (orderId: number, productId: number) => `${orderId}:${productId}`

export async function readOrderParts(db: Db, orders: readonly Order[]): Promise<OrderParts> {
  const parts: OrderParts = {
    lines: new Map(),
    reviews: new Map(),
    shops: new Map(),
    payments: new Map(),
    bankCodes: new Map(),
    terms: new Map(),
    together: new Map(),
    complaints: new Map()
  }
  if (orders.length === 0) return parts
  const ids = orders.map(order => order.id)
  const lines = await db
    .select()
    .from(transactionLines)
    .where(inArray(transactionLines.transactionId, ids))
    .orderBy(asc(transactionLines.id))
  for (const line of lines) {
    const own = parts.lines.get(line.transactionId)
    if (own) own.push(line)
    else parts.lines.set(line.transactionId, [line])
  }
  for (const review of await db.select().from(reviews).where(inArray(reviews.transactionId, ids))) {
    parts.reviews.set(reviewKey(review.transactionId!, review.productId), review)
  }
  const negotiated = orders.flatMap(order => (statuses[order.status].money === 'negotiated' ? order.id : []))
  if (negotiated.length > 0) {
    const terms = await db.select().from(negotiations).where(inArray(negotiations.transactionId, negotiated))
    for (const one of terms) parts.terms.set(one.transactionId, one)
  }
  const shopIds = [...new Set(orders.map(order => order.shopId))]
  for (const shop of await db.select().from(shops).where(inArray(shops.id, shopIds))) {
    parts.shops.set(shop.id, shop)
  }
  const paymentIds = orders.flatMap(order => order.paymentId ?? [])
  for (const payment of await db.select().from(payments).where(inArray(payments.id, paymentIds))) {
    parts.payments.set(payment.id, payment)
  }
  for (const { paymentId, ...order } of await readTogether(db, paymentIds)) {
    const own = parts.together.get(paymentId!)
    if (own) own.push(order)
    else parts.together.set(paymentId!, [order])
  }
  const complainable = orders.flatMap(order => (isComplainable(order) ? order.id : []))
  parts.complaints = await readEarlier(db, complainable)
  for (const method of await db.select().from(paymentMethods)) {
    parts.bankCodes.set(method.id, method.bankCode)
  }
  return parts
}

/** All orders of some payments, with the names of their shops. */
const readTogether = (db: Db, paymentIds: readonly number[]) =>
  db
    .select({
      paymentId: orders.paymentId,
      id: orders.id,
      code: orders.code,
      shop: shops.name
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(inArray(orders.paymentId, [...paymentIds]))
    .orderBy(asc(orders.id))

/** The order's history, newest first. */
export const readHistory = (db: Db, orderId: number) =>
  db
    .select()
    .from(transactionHistory)
    .where(eq(transactionHistory.transactionId, orderId))
    .orderBy(desc(transactionHistory.id))

export type HistoryRow = Awaited<ReturnType<typeof readHistory>>[number]
