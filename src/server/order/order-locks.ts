import { and, asc, eq, type SQL } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { transactionLines, transactions } from './schema.ts'
import type { Order } from './postings.ts'
import type { Pieces } from '#server/product/stock.ts'

/**
 * Locks all orders of a payment in the order of their ids, so that two transactions that need several cannot deadlock.
 */
export const lockOrdersOfPayment = (tx: Db, paymentId: number): Promise<Order[]> =>
  tx
    .select()
    .from(transactions)
    .where(eq(transactions.paymentId, paymentId))
    .orderBy(asc(transactions.id))
    .for('update')

/** Locks an order and the other orders of its payment. */
async function lockTogether(tx: Db, where: SQL | undefined): Promise<Order | undefined> {
  const [found] = await tx
    .select({ id: transactions.id, paymentId: transactions.paymentId })
    .from(transactions)
    .where(where)
  if (!found) return undefined
  const locked =
    found.paymentId === null
      ? await tx.select().from(transactions).where(eq(transactions.id, found.id)).for('update')
      : await lockOrdersOfPayment(tx, found.paymentId)
  return locked.find(order => order.id === found.id)
}

/** Locks an order of this buyer; undefined for other buyers' orders. */
export const lockOwnOrder = (tx: Db, buyerId: number, id: number): Promise<Order | undefined> =>
  lockTogether(tx, and(eq(transactions.id, id), eq(transactions.buyerId, buyerId)))

/** Locks an order of the scope by its id or its code, for calls of the counter. */
export const lockOrder = (tx: Db, ref: string, scope: Scope): Promise<Order | undefined> =>
  lockTogether(tx, namedIn(ref, scope))

/** The same without a lock. */
export async function readOrder(db: Db, ref: string, scope: Scope): Promise<Order | undefined> {
  const [order] = await db.select().from(transactions).where(namedIn(ref, scope))
  return order
}

function namedIn(ref: string, scope: Scope): SQL | undefined {
  const isNumber = /^\d{1,15}$/.test(ref)
  const named = isNumber ? eq(transactions.id, Number(ref)) : eq(transactions.code, ref.toUpperCase())
  return and(named, inScope(scope, transactions.shopId))
}

/** The pieces of an order, by variant. */
export const readPieces = (db: Db, orderId: number): Promise<Pieces[]> =>
  db
    .select({
      productDetailId: transactionLines.productDetailId,
      productId: transactionLines.productId,
      qty: transactionLines.qty
    })
    .from(transactionLines)
    .where(eq(transactionLines.transactionId, orderId))
