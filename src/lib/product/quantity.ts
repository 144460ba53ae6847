import { thousands } from '#lib/format/rupiah.ts'

type Bounds = { min: number; stock: number }

/**
 * A typed or stepped quantity within the product's minimum and its stock (product-5).
 * clampQuantity(3, { min: 5, stock: 100 }) // => 5; where stock is below the minimum, the stock wins
 */
export function clampQuantity(quantity: number, { min, stock }: Bounds): number {
  if (!Number.isFinite(quantity)) return Math.min(min, stock)
  return Math.min(Math.max(Math.trunc(quantity), min), stock)
}

/** Why a quantity cannot be bought; undefined where it can. The stock is the harder bound. */
export function quantityProblem(
  quantity: number,
  { min, stock }: Bounds
): 'out_of_stock' | 'below_minimum' | undefined {
  if (quantity > stock) return 'out_of_stock'
  return quantity < min ? 'below_minimum' : undefined
}

/**
 * What is wrong with a quantity and how to mend it, with the figures; undefined where it can be bought.
 * quantityText(7, { min: 10, stock: 50 }) // => 'Minimal pembelian 10, di keranjang 7. Tambah jumlahnya.'
 */
export function quantityText(quantity: number, { min, stock }: Bounds): string | undefined {
  const problem = quantityProblem(quantity, { min, stock })
  if (!problem) return undefined
  if (stock < min) return `Stok tersisa ${thousands(stock)}, di bawah minimal pembelian ${thousands(min)}.`
  return problem === 'out_of_stock'
    ? `Stok tersisa ${thousands(stock)}, di keranjang ${thousands(quantity)}. Kurangi jumlahnya.`
    : `Minimal pembelian ${thousands(min)}, di keranjang ${thousands(quantity)}. Tambah jumlahnya.`
}

/**
 * What is said when a typed quantity was brought within its bounds; undefined where it stood within them.
 * adjustedText(999, { min: 5, stock: 634 }) // => 'Stok tersisa 634. Jumlah disesuaikan.'
 */
export function adjustedText(typed: number, bounds: Bounds): string | undefined {
  const problem = quantityProblem(typed, bounds)
  if (!problem) return undefined
  const isShort = problem === 'out_of_stock' || bounds.stock < bounds.min
  return `${isShort ? `Stok tersisa ${thousands(bounds.stock)}` : `Minimal pembelian ${thousands(bounds.min)}`}. Jumlah disesuaikan.`
}

/** A quantity that was asked for, typed or stepped, within its bounds, and what is said where that changed it (cart-26). */
export const adjusted = (asked: number, bounds: Bounds): { qty: number; said: string | undefined } => ({
  qty: clampQuantity(asked, bounds),
  said: adjustedText(asked, bounds)
})

/** A typed quantity: digits only, then clamped: '1.000 sak' // => 1000 */
export const typedQuantity = (typed: string, bounds: Bounds): number =>
  clampQuantity(Number.parseInt(typed.replaceAll(/\D/g, ''), 10), bounds)

/** Whether any allowed quantity is in stock. */
export const canBuy = ({ min, stock }: Bounds): boolean => stock >= Math.max(1, min)
