import { fail } from '#lib/core/schema/api-error.ts'
import { productErrors } from '#lib/product/errors.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import type { Db } from '#server/core/db/connect.ts'
import { isSold, type Offer, readOffers } from '#server/product/offers.ts'
import type { OrderLine } from './order-rows.ts'

/**
 * Why unpaid negotiations, each given by its lines, cannot be paid now: a product that is no longer sold or short of
 * stock. Undefined where nothing prevents it. Prices are frozen and not checked; a lost voucher can be given up
 * (revalidate-voucher.ts).
 */
export async function findUnavailable(db: Db, lines: readonly (readonly OrderLine[])[]) {
  const wanted = new Set(lines.flat().map(line => line.productDetailId))
  const offers = wanted.size === 0 ? new Map<number, Offer>() : await readOffers(db, [...wanted])
  return lines.map(of => reasonOf(of, offers))
}

/** The same of one. */
export const findUnavailableReason = async (db: Db, lines: readonly OrderLine[]) =>
  (await findUnavailable(db, [lines]))[0]

function reasonOf(lines: readonly OrderLine[], offers: ReadonlyMap<number, Offer>) {
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
