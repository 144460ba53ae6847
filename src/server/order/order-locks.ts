import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { keptQty, transactionLines, orders } from './schema.ts'
import type { Order } from './postings.ts'
import type { Pieces } from '#server/product/stock.ts'

/**
 * Locks all orders of a payment in the order of their ids, so that two transactions that need several cannot deadlock.
 */
export const lockOrdersOfPayment = (tx: Db, paymentId: number): Promise<Order[]> =>
  tx.select().from(orders).where(eq(orders.paymentId, paymentId)).orderBy(asc(orders.id)).for('update')

/** Locks an order and the other orders of its payment. */
async function lockTogether(tx: Db, where: SQL | undefined): Promise<Order | undefined> {
  const [found] = await tx.select({ id: orders.id, paymentId: orders.paymentId }).from(orders).where(where)
  if (!found) return undefined
  const locked =
    found.paymentId === null
      ? await tx.select().from(orders).where(eq(orders.id, found.id)).for('update')
      : await lockOrdersOfPayment(tx, found.paymentId)
  return locked.find(order => order.id === found.id)
}

/** Locks an order of this buyer; undefined for other buyers' orders. */
export const lockOwnOrder = (tx: Db, buyerId: number, id: number): Promise<Order | undefined> =>
  lockTogether(tx, and(eq(orders.id, id), eq(orders.buyerId, buyerId)))

/** Locks an order of the scope by its id or its code, for calls of the counter. */
export const lockOrder = (tx: Db, ref: string, scope: Scope): Promise<Order | undefined> =>
  lockTogether(tx, namedIn(ref, scope))

/** The same without a lock. */
export async function readOrder(db: Db, ref: string, scope: Scope): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(namedIn(ref, scope))
  return order
}

function namedIn(ref: string, scope: Scope): SQL | undefined {
  const isNumber = /^\d{1,15}$/.test(ref)
  const named = isNumber ? eq(orders.id, Number(ref)) : eq(orders.code, ref.toUpperCase())
  return and(named, inScope(scope, orders.shopId))
}

/** The pieces of orders that the buyer keeps, by variant: without those that were not shipped, or refused. */
export const readPieces = (db: Db, orderIds: readonly number[]): Promise<Pieces[]> =>
  db
    .select({
      productDetailId: transactionLines.productDetailId,
      productId: transactionLines.productId,
      qty: keptQty
    })
    .from(transactionLines)
    .where(and(inArray(transactionLines.transactionId, [...orderIds]), gt(keptQty, 0)))
