import { discountedPrice, type PriceVoucher, reachedVouchers } from './price.ts'
import { priceRange, type Variant } from './variants.ts'

type Priced<V> = { price: number; min: number; variants: readonly Variant[]; vouchers: readonly V[] }
type Range = { lowest: number; highest: number }

/**
 * The displayed price of one piece: for variants the range of the available ones (product-9), 'dengan voucher' if the
 * smallest purchase reaches one (product-2), and the price without. Whole rupiah.
 */
export function shownPrices<V extends PriceVoucher & { min_purchase_amount: number }>(
  product: Priced<V>
): Range & { before: Range } {
  const { variants, price, min } = product
  const before = variants.length > 0 ? priceRange(variants, min) : { lowest: price, highest: price }
  const vouchers = reachedVouchers(product)
  return {
    lowest: discountedPrice(before.lowest, vouchers),
    highest: discountedPrice(before.highest, vouchers),
    before
  }
}
