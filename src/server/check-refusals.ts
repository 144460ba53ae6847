import { cartRefusals } from '#lib/cart/refusals.ts'
import { coreRefusals } from '#lib/core/refusals.ts'
import { moneyRefusals } from '#lib/money/refusals.ts'
import { freightTexts } from '#lib/nego/freight.ts'
import { productRefusals } from '#lib/product/refusals.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'
import type { Refusal } from '#lib/core/refusal.ts'

/**
 * What a broken CHECK says to people. Our own guards refuse before; where one is missing, the database still keeps the
 * promise and the buyer still gets the sentence, not a fault.
 */
export const checkRefusals: Record<string, Refusal> = {
  variants_stock_not_negative: productRefusals.out_of_stock,
  products_stock_not_negative: productRefusals.out_of_stock,
  vouchers_used_within_limit: voucherRefusals.voucher_used_up,
  balances_not_negative: moneyRefusals.balance_too_low,
  cart_lines_qty_positive: cartRefusals.line_not_found,
  negotiation_offers_bounded: { ...coreRefusals.invalid_input, message: freightTexts.offer }
}
