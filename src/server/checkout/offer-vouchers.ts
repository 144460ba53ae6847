import { voucherRefusals } from '#lib/voucher/refusals.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readShelf, type UsableVoucher, usableFor, weighVoucher } from '#server/voucher/vouchers.ts'

type Basket = { shopId: number; productIds: readonly number[]; subtotal: number }
/**
 * Vouchers to choose from, the code of the one whose price the product pages show (D10), and of the first such one that is
 * the shop's.
 */
export type Offered = {
  vouchers: CheckoutData['vouchers']
  preselected: string | null
  preselectedOfShop: string | null
}

const none: Offered = { vouchers: [], preselected: null, preselectedOfShop: null }

/**
 * The vouchers of a checkout: of one shop all that it may take. Of several shops each one's own, and apart from them
 * those of the marketplace that all may share, weighed for the whole (D29).
 */
export async function offerVouchers(
  db: Db,
  userId: number,
  baskets: readonly Basket[],
  now: Date
): Promise<{ own: Offered[]; market: Offered }> {
  const own: Offered[] = []
  const isOne = baskets.length === 1
  const shelf = await readShelf(db, userId, baskets, now)
  for (const basket of baskets) {
    const ofShop = usableFor(shelf, basket).filter(({ voucher }) => isOne || voucher.shopId !== null)
    own.push(offer(ofShop, basket.subtotal, now))
  }
  if (isOne) return { own, market: none }
  const productIds = baskets.flatMap(basket => basket.productIds)
  const ofMarket = usableFor(shelf, { shopId: baskets[0]!.shopId, productIds }).filter(
    ({ voucher }) => voucher.shopId === null
  )
  const subtotal = baskets.reduce((sum, basket) => sum + basket.subtotal, 0)
  return { own, market: offer(ofMarket, subtotal, now) }
}

function offer(usable: readonly UsableVoucher[], subtotal: number, now: Date): Offered {
  const purchase = { subtotal, isCod: false, now }
  const promised = usable.filter(
    // One that is not shown is for who knows its code: no price promises it.
    ({ isForProduct, voucher: { type, isShow } }, at) =>
      isForProduct && isShow && type === 'discount' && !weighVoucher(usable[at]!, purchase).problem
  )
  return {
    vouchers: usable.map(v => toOffered(v, purchase)),
    preselected: promised[0]?.voucher.code ?? null,
    preselectedOfShop: promised.find(({ voucher }) => voucher.shopId !== null)?.voucher.code ?? null
  }
}

/** Codes that may be taken now. */
export const codesOf = ({ vouchers }: Offered): string[] =>
  vouchers.flatMap(voucher => (voucher.is_available ? [voucher.code] : []))

function toOffered(
  usable: UsableVoucher,
  purchase: { subtotal: number; isCod: boolean; now: Date }
): CheckoutData['vouchers'][number] {
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
    reason: problem ? voucherRefusals[problem].message : null
  }
}
