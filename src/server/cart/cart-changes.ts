import { and, eq } from 'drizzle-orm'

import { cartErrors } from '#lib/cart/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cartLines } from './schema.ts'
import { type CartLine, checkQuantity } from './cart.ts'
import { findSale } from '#server/product/offers.ts'

export type LineChange = {
  product_id?: number | undefined
  product_detail_id?: number | undefined
  qty?: number | undefined
  note?: string | undefined
}

type Left = { id: number; qty: number; note: string }

/**
 * Changes one own line: quantity 0 removes it; another variant of the same product replaces it and merges with the line
 * that already has that variant. A change of the note alone is always accepted. The caller has locked the cart.
 */
export async function changeLine(
  tx: Db,
  userId: number,
  lineId: number,
  change: LineChange
): Promise<Result<Left>> {
  const own = and(eq(cartLines.id, lineId), eq(cartLines.userId, userId))
  const [line] = await tx.select().from(cartLines).where(own)
  if (!line || (change.product_id && change.product_id !== line.productId))
    return fail(cartErrors.line_not_found)
  const note = change.note ?? line.note
  if (change.qty === 0) {
    await tx.delete(cartLines).where(own)
    return ok({ id: line.id, qty: 0, note })
  }
  const detailId = change.product_detail_id ?? line.productDetailId
  let qty = change.qty ?? line.qty
  if (qty !== line.qty || detailId !== line.productDetailId) {
    const offer = await findSale(tx, line.productId, detailId)
    if (!offer.ok) return offer
    qty += await takeOtherLine(tx, line, detailId)
    const fits = checkQuantity(offer.value, qty)
    if (!fits.ok) return fits
  }
  await tx.update(cartLines).set({ qty, note, productDetailId: detailId }).where(own)
  return ok({ id: line.id, qty, note })
}

/** Removes another line of the same variant and returns its quantity: a cart has one line per variant. */
async function takeOtherLine(tx: Db, line: CartLine, detailId: number): Promise<number> {
  if (line.isBuyNow || detailId === line.productDetailId) return 0
  const [other] = await tx
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.userId, line.userId),
        eq(cartLines.productDetailId, detailId),
        eq(cartLines.isBuyNow, false)
      )
    )
    .returning({ qty: cartLines.qty })
  return other?.qty ?? 0
}
