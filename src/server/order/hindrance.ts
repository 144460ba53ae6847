import { and, eq } from 'drizzle-orm'

import { refuse } from '#lib/core/refusal.ts'
import { productRefusals } from '#lib/product/refusals.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'

import type { Db } from '#server/core/db/connect.ts'
import { isSold, readOffers } from '#server/product/offers.ts'
import { voucherUses, vouchers } from '#server/voucher/schema.ts'
import type { OrderLine } from './order-rows.ts'
import type { Order } from './postings.ts'

/**
 * What keeps an order that holds nothing yet from being paid now: goods that are gone, or its voucher. Undefined where
 * nothing does. Prices are frozen and not looked at.
 */
export async function findHindrance(db: Db, order: Order, lines: readonly OrderLine[]) {
  const offers = await readOffers(
    db,
    lines.map(line => line.productDetailId)
  )
  for (const line of lines) {
    const offer = offers.get(line.productDetailId)
    if (!offer || !isSold(offer)) {
      return refuse(productRefusals.product_not_found, { message: `${line.name}: Barang tidak tersedia` })
    }
    if (offer.stock < line.qty) {
      const message = `${line.name}: stok tersisa ${offer.stock}, pesanan Anda ${line.qty}.`
      return refuse(productRefusals.out_of_stock, { message })
    }
  }
  return order.voucherId === null ? undefined : findVoucherHindrance(db, order, order.voucherId)
}

/** A voucher's time is not asked: it was promised when the negotiation began. */
async function findVoucherHindrance(db: Db, { buyerId }: Order, voucherId: number) {
  const [found] = await db
    .select({ voucher: vouchers, usedBy: voucherUses.userId })
    .from(vouchers)
    .leftJoin(voucherUses, and(eq(voucherUses.voucherId, vouchers.id), eq(voucherUses.userId, buyerId)))
    .where(eq(vouchers.id, voucherId))
  if (!found) return refuse(voucherRefusals.voucher_not_found)
  if (found.usedBy !== null) return refuse(voucherRefusals.voucher_used)
  const isUsedUp = found.voucher.usedCount >= found.voucher.usageLimit
  return isUsedUp ? refuse(voucherRefusals.voucher_used_up) : undefined
}
