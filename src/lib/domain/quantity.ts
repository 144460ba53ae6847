type Bounds = { min: number; stock: number }

/**
 * A typed or stepped quantity within the product's minimum and its stock (specification 2, section 5).
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

/** A typed quantity: digits only, then clamped: '1.000 sak' // => 1000 */
export const typedQuantity = (typed: string, bounds: Bounds): number =>
  clampQuantity(Number.parseInt(typed.replaceAll(/\D/g, ''), 10), bounds)

/** Whether any allowed quantity is in stock. */
export const canBuy = ({ min, stock }: Bounds): boolean => stock >= Math.max(1, min)
