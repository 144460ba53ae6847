import type { Delivery } from '#lib/shipping/delivery-mode.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Checkout } from './schema.ts'
import type { BoughtLine } from '#server/cart/bought-lines.ts'
import { findPickup } from '#server/shipping/pickups.ts'
import { findPoint } from '#server/shipping/point-prices.ts'
import { loadOfLines } from '#server/shipping/quotes.ts'

const toAddress: Delivery = { mode: 'deliver', cost: 0, carrier: null }

/**
 * The delivery method of these lines and its current cost: the load may have changed since the choice. Falls back to
 * delivery to the address if the choice is not available any more.
 */
export async function readDelivery(
  db: Db,
  { shopId, mode, warehouseId, point }: Checkout,
  lines: readonly BoughtLine[]
): Promise<Delivery> {
  if (mode === 'pickup' && warehouseId) {
    const cost = await findPickup(db, shopId, loadOfLines(lines), warehouseId)
    if (cost.ok) return { mode, cost: cost.value, carrier: 'expedition' }
  }
  if (mode === 'point' && point) {
    const found = await findPoint(db, { shopId, load: loadOfLines(lines), kind: point.carrier }, point)
    if (found.ok) return { mode, cost: found.value.cost, carrier: point.carrier }
  }
  return toAddress
}
