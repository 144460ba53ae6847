import { groupBy } from '#lib/core/group-by.ts'
import { canBuy } from '#lib/product/quantity.ts'

/** Why a line cannot be bought, and what that is called, in the order in which the cart shows it. */
export const unavailableLabels = {
  out_of_stock: 'Stok Habis',
  below_minimum: 'Stok di Bawah Minimal Pembelian',
  not_sold: 'Barang tidak tersedia'
} as const
export type Unavailable = keyof typeof unavailableLabels

/** Shops that one payment pays at most. */
export const maxShops = 10

/** Lines that a cart may have. */
export const cartLineLimit = 100

/**
 * Why a cart line cannot be bought; null where it can (cart-3). What is no longer sold is
 * not sold even when its stock is 0 as well. Stock below the line's quantity is not unavailable:
 * the buyer lowers the quantity; below the smallest quantity it is, because none can be bought (D37).
 */
export function unavailability(product: {
  is_active: boolean
  stock: number
  min: number
}): Unavailable | null {
  if (!product.is_active) return 'not_sold'
  if (canBuy(product)) return null
  return product.stock <= 0 ? 'out_of_stock' : 'below_minimum'
}

/**
 * Lines by shop, shops and lines in the order in which they come.
 * groupByShop([{ shop: 2 }, { shop: 1 }, { shop: 2 }], l => l.shop) // => [[2, [..2 lines]], [1, [..]]]
 */
export function groupByShop<L>(lines: readonly L[], shopOf: (line: L) => number): [number, L[]][] {
  return [...groupBy(lines, shopOf)]
}
