/** The fields of a voucher that decide on a price. */
export type PriceVoucher = {
  type: 'discount' | 'cashback'
  code: string
  discount_percentage: number
  discount_amount: number
  max_discount_amount: number
}

/** The voucher that a product's price includes: the first of type 'discount' by code; undefined without one. */
export function countingVoucher<V extends PriceVoucher>(vouchers: readonly V[]): V | undefined {
  const [first] = vouchers
    .filter(voucher => voucher.type === 'discount')
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
  return first
}

/**
 * Price of one piece after the product's vouchers, in whole rupiah.
 * Only type 'discount' counts; the first by code order wins; a percentage is capped by max_discount_amount;
 * a fixed amount applies when there is no percentage; never below 0; rounded down. Next to a fixed amount, pages say
 * that it counts once per order (`orderDiscount`).
 *
 * discountedPrice(100_000, [{ code: 'A', type: 'discount', discount_percentage: 10, max_discount_amount: 5_000 }])
 * // => 95_000
 */
export function discountedPrice(price: number, vouchers: readonly PriceVoucher[]): number {
  const voucher = countingVoucher(vouchers)
  if (!voucher) return price
  const { discount_percentage: percentage, discount_amount: fixed, max_discount_amount: cap } = voucher
  const share = (price * percentage) / 100
  const off = percentage > 0 ? (cap > 0 ? Math.min(share, cap) : share) : fixed
  return Math.max(0, Math.floor(price - off))
}

/**
 * The fixed amount of the applied voucher in whole rupiah, which counts once per order; 0 for a percentage, which
 * applies to each piece.
 */
export function orderDiscount(vouchers: readonly PriceVoucher[]): number {
  const voucher = countingVoucher(vouchers)
  return voucher && voucher.discount_percentage === 0 ? voucher.discount_amount : 0
}

/** Vouchers whose minimum the smallest purchase reaches: a price includes no others (product-2). */
export const reachedVouchers = <V extends { min_purchase_amount: number }>(product: {
  price: number
  min: number
  vouchers: readonly V[]
}): V[] => product.vouchers.filter(voucher => voucher.min_purchase_amount <= product.price * product.min)

/** Whether a card shows a price lowered by a voucher, for a product in stock. */
export const isPromo = (card: {
  price: number
  can_buy: boolean
  vouchers: readonly PriceVoucher[]
}): boolean => card.can_buy && discountedPrice(card.price, card.vouchers) < card.price

/** Discount in whole percent, rounded down: (100_000, 85_500) // => 14. At least 1 where there is a difference. */
export function percentOff(before: number, after: number): number {
  if (before <= 0 || after >= before) return 0
  return Math.max(1, Math.floor(((before - after) / before) * 100))
}
