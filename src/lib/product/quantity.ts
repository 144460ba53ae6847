import { thousands } from '#lib/format/rupiah.ts'
import { quantityOf } from './sale-units.ts'

/** Said where a part of a piece is typed. */
export const wholeQuantity = 'Isi jumlah bulat, tanpa koma.'

/** `multiple`: goods are sold by so many pieces at once, and `min` is a multiple of it. */
type Bounds = { min: number; stock: number; multiple?: number | undefined }

/**
 * Whether some allowed quantity of a variant is in stock: the only rule for 'can be sold' (D37). Lists use the column
 * products.can_buy, which holds the result of its best variant.
 */
export const canBuy = ({ min, stock }: Bounds): boolean => stock >= Math.max(1, min)

/**
 * 'Stok tersisa 2, di bawah minimal pembelian 5', for goods whose remaining stock is below the minimum; undefined if
 * they can be bought or are sold out.
 */
export const belowMinimumText = ({ min, stock }: Bounds): string | undefined =>
  stock > 0 && stock < min
    ? `Stok tersisa ${thousands(stock)}, di bawah minimal pembelian ${thousands(min)}`
    : undefined

/** How goods are sold that go by several pieces at once: (50, 'pcs') // => 'Dijual per kelipatan 50 pcs' */
export const soldBy = (multiple: number, unit: string): string =>
  `Dijual per kelipatan ${quantityOf(multiple, unit)}`

/**
 * Clamps a quantity to the product's minimum, its multiple (upwards) and its stock (product-5).
 * clampQuantity(3, { min: 5, stock: 100 }) // => 5; where stock is below the minimum, the stock wins
 */
export function clampQuantity(quantity: number, { min, stock, multiple = 1 }: Bounds): number {
  if (!Number.isFinite(quantity) || stock < min) return Math.min(min, stock)
  const wanted = Math.ceil(Math.max(Math.trunc(quantity), min) / multiple) * multiple
  return Math.min(wanted, Math.floor(stock / multiple) * multiple)
}

export type QuantityProblem = 'out_of_stock' | 'below_minimum' | 'not_multiple'

/** Why a quantity cannot be bought; undefined where it can. Stock below the minimum allows none (D37). */
export function quantityProblem(
  quantity: number,
  { min, stock, multiple = 1 }: Bounds
): QuantityProblem | undefined {
  if (quantity > stock || stock < min) return 'out_of_stock'
  if (quantity < min) return 'below_minimum'
  return quantity % multiple === 0 ? undefined : 'not_multiple'
}

/**
 * What is wrong with a quantity and how to fix it, with the figures; undefined where it can be bought.
 * quantityText(7, { min: 10, stock: 50 }, 'sak')
 * // => 'Minimal pembelian 10 sak, di keranjang 7 sak. Tambah jumlahnya.'
 */
export function quantityText(quantity: number, bounds: Bounds, unit: string): string | undefined {
  const { min, stock, multiple = 1 } = bounds
  const problem = quantityProblem(quantity, bounds)
  if (!problem) return undefined
  if (problem === 'not_multiple') {
    return `${soldBy(multiple, unit)}, di keranjang ${quantityOf(quantity, unit)}. Ubah jumlahnya.`
  }
  const below = belowMinimumText({ min, stock })
  if (below) return `${below}.`
  return problem === 'out_of_stock'
    ? `Stok tersisa ${quantityOf(stock, unit)}, di keranjang ${quantityOf(quantity, unit)}. Kurangi jumlahnya.`
    : `Minimal pembelian ${quantityOf(min, unit)}, di keranjang ${quantityOf(quantity, unit)}. Tambah jumlahnya.`
}

/**
 * The message after a typed quantity was clamped; undefined where it was within its bounds.
 * adjustedText(999, { min: 5, stock: 634 }, 'sak') // => 'Stok tersisa 634 sak. Jumlah disesuaikan.'
 */
export function adjustedText(typed: number, bounds: Bounds, unit: string): string | undefined {
  const problem = quantityProblem(typed, bounds)
  if (!problem) return undefined
  if (problem === 'not_multiple') return `${soldBy(bounds.multiple ?? 1, unit)}. Jumlah disesuaikan.`
  return problem === 'out_of_stock'
    ? `Stok tersisa ${quantityOf(bounds.stock, unit)}. Jumlah disesuaikan.`
    : `Minimal pembelian ${quantityOf(bounds.min, unit)}. Jumlah disesuaikan.`
}

/** The requested quantity within its bounds, and the message if that changed it (cart-26). */
export const adjusted = (
  requested: number,
  bounds: Bounds,
  unit: string
): { qty: number; said: string | undefined } => ({
  qty: clampQuantity(requested, bounds),
  said: adjustedText(requested, bounds, unit)
})

/** A typed quantity: digits only, then clamped: '1.000 sak' // => 1000 */
export const typedQuantity = (typed: string, bounds: Bounds): number =>
  clampQuantity(Number.parseInt(typed.replaceAll(/\D/g, ''), 10), bounds)
