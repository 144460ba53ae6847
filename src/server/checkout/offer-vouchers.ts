import { voucherReason } from '#lib/voucher/reason.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readShelf, type UsableVoucher, usableFor, weighVoucher } from '#server/voucher/vouchers.ts'

type Basket = { shopId: number; productIds: readonly number[]; subtotal: number }
type Offer = CheckoutData['vouchers'][number]
/** Vouchers to choose from. */
export type Offered = { vouchers: Offer[] }

type VoucherQuery = {
  now: Date
  /** Codes that the buyer knows, in upper case: a hidden voucher is sent only to buyers who know its code (D38). */
  known: readonly string[]
}

/**
 * The vouchers that a checkout offers. A single shop has all that it may use. With several shops each has its own
 * vouchers, and the marketplace's shared ones are listed apart, valued for the whole purchase (D29).
 */
export async function offerVouchers(
  db: Db,
  userId: number,
  baskets: readonly Basket[],
  { now, known }: VoucherQuery
): Promise<{ own: Offered[]; market: Offered }> {
  const isOne = baskets.length === 1
  const shelf = await readShelf(db, userId, baskets, now)
  const offer = (usable: readonly UsableVoucher[], subtotal: number): Offered => ({
    vouchers: usable
      .filter(({ voucher }) => voucher.isShow || known.includes(voucher.code.toUpperCase()))
      .map(one => toOffered(one, { subtotal, isCod: false, now }))
  })
  const own = baskets.map(basket =>
    offer(
      usableFor(shelf, basket).filter(({ voucher }) => isOne || voucher.shopId !== null),
      basket.subtotal
    )
  )
  if (isOne) return { own, market: { vouchers: [] } }
  const productIds = baskets.flatMap(basket => basket.productIds)
  const ofMarket = usableFor(shelf, { shopId: baskets[0]!.shopId, productIds }).filter(
    ({ voucher }) => voucher.shopId === null
  )
  const subtotal = baskets.reduce((sum, basket) => sum + basket.subtotal, 0)
  return { own, market: offer(ofMarket, subtotal) }
}

/** Codes of the vouchers that can be used now. */
export const codesOf = ({ vouchers }: Offered): string[] =>
  vouchers.flatMap(voucher => (voucher.is_available ? [voucher.code] : []))

function toOffered(usable: UsableVoucher, purchase: { subtotal: number; isCod: boolean; now: Date }): Offer {
  const { voucher } = usable
  const { value, problem } = weighVoucher(usable, purchase)
  const isDiscount = voucher.type === 'discount'
  const [percentage, amount, maxAmount] = [voucher.percentage, voucher.amount, voucher.maxAmount]
  return {
    code: voucher.code,
    name: voucher.name,
    banner: voucher.bannerPath,
    type: voucher.type,
    discount_percentage: isDiscount ? percentage : 0,
    discount_amount: isDiscount ? amount : 0,
    max_discount_amount: isDiscount ? maxAmount : 0,
    cashback_percentage: isDiscount ? 0 : percentage,
    cashback_amount: isDiscount ? 0 : amount,
    max_cashback_amount: isDiscount ? 0 : maxAmount,
    min_purchase_amount: voucher.minPurchaseAmount,
    valid_until: voucher.validUntil.toISOString(),
    usage_limit: voucher.usageLimit,
    used_count: voucher.usedCount,
    is_show: voucher.isShow,
    value,
    is_available: !problem,
    reason: problem ? voucherReason(problem, voucher.minPurchaseAmount - purchase.subtotal) : null
  }
}
