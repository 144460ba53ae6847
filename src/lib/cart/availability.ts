import { groupBy } from '#lib/core/group-by.ts'
import { canBuy } from '#lib/product/quantity.ts'

/** Why a line cannot be bought, with its label, in the cart's order of display. */
export const unavailableLabels = {
  out_of_stock: 'Stok Habis',
  below_minimum: 'Stok di Bawah Minimal Pembelian',
  not_sold: 'Barang tidak tersedia'
} as const
export type Unavailable = keyof typeof unavailableLabels

/**
 * Why a cart line cannot be bought; null where it can (cart-3). 'not_sold' takes precedence over empty stock. Stock
 * below the line's quantity is no reason, because the buyer can lower the quantity; stock below the minimum quantity is
 * one (D37).
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
 * Lines by shop, in order of first occurrence.
 * groupByShop([{ shop: 2 }, { shop: 1 }, { shop: 2 }], l => l.shop) // => [[2, [..2 lines]], [1, [..]]]
 */
export function groupByShop<L>(lines: readonly L[], shopOf: (line: L) => number): [number, L[]][] {
  return [...groupBy(lines, shopOf)]
}
