import { shareOut } from '#lib/checkout/share-out.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readShelf, usableFor, type Voucher, weighVoucher } from '#server/voucher/vouchers.ts'

/** One shop's products in a purchase, and the voucher code of its order. */
type Basket = { shopId: number; productIds: readonly number[]; subtotal: number; code: string | undefined }
/** An order's share of a voucher, in whole rupiah. */
export type Promo = { voucher: Voucher | undefined; discount: number; cashback: number }
type Use = { userId: number; isCod: boolean; now: Date }
type Shelf = Awaited<ReturnType<typeof readShelf>>

/**
 * The value of a purchase's vouchers, order by order. A shop's voucher applies to its own order; a marketplace voucher
 * is valued for all orders that name it and split by their subtotals (D29). Rejects a second marketplace voucher, and
 * any voucher that its orders may not use.
 */
export async function weighPromos(
  db: Db,
  use: Use,
  baskets: readonly Basket[]
): Promise<Result<readonly Promo[]>> {
  const promos: Promo[] = baskets.map(() => ({ voucher: undefined, discount: 0, cashback: 0 }))
  const codes = baskets.map(({ code }) => code?.toUpperCase())
  if (!codes.some(Boolean)) return ok(promos)
  const shelf = await readShelf(db, use.userId, baskets, use.now)
  const bought = baskets.flatMap(({ productIds }) => productIds)
  let ofMarket = 0
  for (const code of new Set(codes)) {
    if (!code) continue
    const at = baskets.flatMap((_, index) => (codes[index] === code ? [index] : []))
    const naming = at.map(index => baskets[index]!)
    const weighed = weighOne(findVoucher(shelf, code, { naming, bought }), naming, use)
    if (!weighed.ok) return weighed
    const { voucher, shares } = weighed.value
    ofMarket += voucher.shopId === null ? 1 : 0
    const isCashback = voucher.type === 'cashback'
    for (const [nth, index] of at.entries()) {
      const share = shares[nth]!
      promos[index] = { voucher, discount: isCashback ? 0 : share, cashback: isCashback ? share : 0 }
    }
  }
  return ofMarket > 1 ? fail(voucherErrors.voucher_of_market_once) : ok(promos)
}

/**
 * The voucher of a code that these orders may use. A marketplace voucher for certain products covers a payment that
 * contains them, whichever of its orders name it, as the checkout offers it.
 */
function findVoucher(
  shelf: Shelf,
  code: string,
  { naming, bought }: { naming: readonly Basket[]; bought: readonly number[] }
) {
  const { shopId, productIds } = naming[0]!
  const find = (ids: readonly number[]) =>
    usableFor(shelf, { shopId, productIds: ids }).find(({ voucher }) => voucher.code.toUpperCase() === code)
  const shared = find(bought)
  return shared?.voucher.shopId === null ? shared : find(productIds)
}

function weighOne(
  usable: ReturnType<typeof findVoucher>,
  baskets: readonly Basket[],
  { isCod, now }: Omit<Use, 'userId'>
) {
  const subtotals = baskets.map(basket => basket.subtotal)
  const isForeign = baskets.length > 1 && usable?.voucher.shopId !== null
  if (!usable || isForeign) return fail(voucherErrors.voucher_not_found)
  const subtotal = subtotals.reduce((sum, one) => sum + one, 0)
  const { value, problem } = weighVoucher(usable, { subtotal, isCod, now })
  if (problem) return fail(voucherErrors[problem])
  return ok({ voucher: usable.voucher, shares: shareOut(value, subtotals) })
}
