import { asc, eq } from 'drizzle-orm'

import type { LinePieces } from '#lib/order/parts.ts'
import type { SaleUnit } from '#lib/product/sale-units.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { OrderLine } from './order-rows.ts'
import { transactionLines } from './schema.ts'

/** The lines of an order, first line first. */
export const readOrderLines = (db: Db, orderId: number): Promise<OrderLine[]> =>
  db
    .select()
    .from(transactionLines)
    .where(eq(transactionLines.transactionId, orderId))
    .orderBy(asc(transactionLines.id))

/** Pieces with the sale units of their lines, for texts. */
export const countedIn = (
  lines: readonly OrderLine[],
  pieces: readonly LinePieces[]
): { qty: number; sale_unit: SaleUnit }[] =>
  lines.flatMap(({ id, saleUnit: sale_unit }) =>
    pieces.flatMap(piece => (piece.id === id ? { qty: piece.qty, sale_unit } : []))
  )
