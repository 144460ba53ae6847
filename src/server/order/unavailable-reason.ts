import { fail } from '#lib/core/schema/api-error.ts'
import { productErrors } from '#lib/product/errors.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import type { Db } from '#server/core/db/connect.ts'
import { isSold, readOffers } from '#server/product/offers.ts'
import type { OrderLine } from './order-rows.ts'

/**
 * What keeps an order that holds nothing yet from being paid now: goods that are gone. Undefined where nothing does. Prices
 * are frozen and not looked at; a voucher can be given up (lost-voucher.ts).
 */
export async function findUnavailableReason(db: Db, lines: readonly OrderLine[]) {
  const offers = await readOffers(
    db,
    lines.map(line => line.productDetailId)
  )
  for (const line of lines) {
    const offer = offers.get(line.productDetailId)
    if (!offer || !isSold(offer)) {
      return fail(productErrors.product_not_found, { message: `${line.name}: Barang tidak tersedia` })
    }
    if (offer.stock < line.qty) {
      const message = `${line.name}: stok tersisa ${quantityOf(offer.stock, offer.saleUnit)}, pesanan Anda ${quantityOf(line.qty, line.saleUnit)}.`
      return fail(productErrors.out_of_stock, { message })
    }
  }
  return undefined
}
