import { cartErrors } from '#lib/cart/errors.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import { freightTexts } from '#lib/negotiation/freight.ts'
import { productErrors } from '#lib/product/errors.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/**
 * User-facing errors for violated CHECK constraints. Our own guards reject earlier; if one is missing, the database
 * still protects the data and the buyer still gets the sentence instead of a server error.
 */
export const checkErrorCodes: Record<string, ApiError> = {
  variants_stock_not_negative: productErrors.out_of_stock,
  products_stock_not_negative: productErrors.out_of_stock,
  vouchers_used_within_limit: voucherErrors.voucher_used_up,
  balances_not_negative: moneyErrors.balance_too_low,
  cart_lines_qty_positive: cartErrors.line_not_found,
  negotiation_offers_bounded: { ...coreErrors.invalid_input, message: freightTexts.offer }
}
