import { rupiah } from '#lib/format/rupiah.ts'

export type LabelledVoucher = {
  type: 'discount' | 'cashback'
  discount_percentage: number
  discount_amount: number
  max_discount_amount: number
  cashback_percentage?: number
  cashback_amount?: number
  max_cashback_amount?: number
}

/**
 * A voucher's benefit in words: 'Diskon' or 'Cashback', a percentage, and 'hingga' its cap: the maximum, else the fixed
 * amount. Without a percentage only the fixed amount.
 *
 * { type: 'discount', discount_percentage: 10, max_discount_amount: 50_000 } // => 'Diskon 10% hingga Rp50.000'
 */
export function voucherLabel(voucher: LabelledVoucher): string {
  const isDiscount = voucher.type === 'discount'
  const percentage = isDiscount ? voucher.discount_percentage : (voucher.cashback_percentage ?? 0)
  const fixed = isDiscount ? voucher.discount_amount : (voucher.cashback_amount ?? 0)
  const cap = (isDiscount ? voucher.max_discount_amount : (voucher.max_cashback_amount ?? 0)) || fixed
  const name = isDiscount ? 'Diskon' : 'Cashback'
  if (percentage === 0) return `${name} ${rupiah(fixed)}`
  return cap > 0 ? `${name} ${percentage}% hingga ${rupiah(cap)}` : `${name} ${percentage}%`
}

/** Remaining uses of a voucher, never below 0. */
export const usesLeft = (voucher: { usage_limit: number; used_count: number }): number =>
  Math.max(0, voucher.usage_limit - voucher.used_count)
