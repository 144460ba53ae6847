import { countingVoucher, type PriceVoucher } from '#lib/product/price.ts'
import { voucherValue } from './worth.ts'

/** A voucher that may be listed with a product. */
export type ListedVoucher = PriceVoucher & { min_purchase_amount: number }

/** Whole rupiah. */
export type PurchaseSum = { goods: number; discount: number; total: number; code: string | undefined }

/**
 * The cost of a product bought on its own: its goods less the voucher that cart and checkout choose automatically,
 * which is the first discount by code whose minimum they reach, applied once and not per piece (D10).
 *
 * purchaseSum(500_000, [{ code: 'A', type: 'discount', discount_percentage: 10, max_discount_amount: 5_000, … }])
 * // => total 495_000
 */
export function purchaseSum(goods: number, vouchers: readonly ListedVoucher[]): PurchaseSum {
  const voucher = countingVoucher(vouchers.filter(({ min_purchase_amount: min }) => min <= goods))
  const discount = voucher
    ? voucherValue(
        {
          percentage: voucher.discount_percentage,
          amount: voucher.discount_amount,
          maxAmount: voucher.max_discount_amount
        },
        goods
      )
    : 0
  return { goods, discount, total: goods - discount, code: discount > 0 ? voucher?.code : undefined }
}
