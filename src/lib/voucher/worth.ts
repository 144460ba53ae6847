export type VoucherRule = {
  type: 'discount' | 'cashback'
  /** Whole percent; 0 means that the fixed amount applies. */
  percentage: number
  amount: number
  /** Cap of a percentage; 0 means none. */
  maxAmount: number
  minPurchaseAmount: number
  validFrom: Date
  validUntil: Date
  usageLimit: number
  usedCount: number
}

export type VoucherProblem =
  | 'voucher_not_found'
  | 'voucher_used'
  | 'voucher_used_up'
  | 'voucher_minimum'
  | 'voucher_not_for_cod'

/**
 * A voucher's worth for a product subtotal, once per order, in whole rupiah; never more than the subtotal (D10). Rounds
 * a percentage up, because the remaining price after discount is rounded down (product-1).
 * 10% of 250_000 capped at 20_000 // => 20_000; 10% of 99_999 // => 10_000
 */
export function voucherValue(
  voucher: Pick<VoucherRule, 'percentage' | 'amount' | 'maxAmount'>,
  subtotal: number
): number {
  if (voucher.percentage === 0) return Math.min(voucher.amount, subtotal)
  const share = Math.ceil((subtotal * voucher.percentage) / 100)
  const capped = voucher.maxAmount > 0 ? Math.min(share, voucher.maxAmount) : share
  return Math.min(capped, subtotal)
}

/** Why a voucher cannot be used now; undefined where it can. The minimum counts before shipping. */
export function voucherProblem(
  voucher: VoucherRule,
  use: { subtotal: number; isUsedByBuyer: boolean; isCod: boolean; now: Date }
): VoucherProblem | undefined {
  if (use.now < voucher.validFrom || use.now >= voucher.validUntil) return 'voucher_not_found'
  if (use.isUsedByBuyer) return 'voucher_used'
  if (voucher.usedCount >= voucher.usageLimit) return 'voucher_used_up'
  if (use.subtotal < voucher.minPurchaseAmount) return 'voucher_minimum'
  return voucher.type === 'cashback' && use.isCod ? 'voucher_not_for_cod' : undefined
}
