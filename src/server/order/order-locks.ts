import { and, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { transactionLines, transactions } from './schema.ts'
import type { Order } from './postings.ts'
import type { Pieces } from '#server/product/stock.ts'

/** Locks an order of this buyer; somebody else's is not found. */
export async function lockOwnOrder(tx: Db, buyerId: number, id: number): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, id), eq(transactions.buyerId, buyerId)))
    .for('update')
  return order
}

/** Locks the order of a number or of a code, for the operator's service. */
export async function lockOrder(tx: Db, ref: string): Promise<Order | undefined> {
  const isNumber = /^\d{1,15}$/.test(ref)
  const [order] = await tx
    .select()
    .from(transactions)
    .where(isNumber ? eq(transactions.id, Number(ref)) : eq(transactions.code, ref.toUpperCase()))
    .for('update')
  return order
}

/** Locks the order that a virtual account belongs to. */
export async function lockOrderByAccount(tx: Db, number: string): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(transactions)
    .where(eq(transactions.paymentNumber, number))
    .for('update')
  return order
}

/** What an order holds of the stock. */
export const readPieces = (db: Db, orderId: number): Promise<Pieces[]> =>
  db
    .select({
      productDetailId: transactionLines.productDetailId,
      productId: transactionLines.productId,
      qty: transactionLines.qty
    })
    .from(transactionLines)
    .where(eq(transactionLines.transactionId, orderId))

/** The order that a virtual account belongs to, without a lock. */
export async function readAccountOrder(db: Db, number: string): Promise<Order | undefined> {
  const [order] = await db.select().from(transactions).where(eq(transactions.paymentNumber, number))
  return order
}
