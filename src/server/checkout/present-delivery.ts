import type { CheckoutDelivery } from '#lib/checkout/delivery-shapes.ts'
import type { Delivery } from '#lib/shipping/delivery-mode.ts'

import type { Db } from '#server/core/db/connect.ts'
import { namedChain } from '#server/address/place-names.ts'
import { readWarehouse } from '#server/shipping/pickups.ts'
import { readRegionChain } from '#server/address/region-chain.ts'
import type { Checkout, PointAddress } from './schema.ts'

/** The delivery method of a shop's goods with its warehouse or point: what a reload restores (D27). */
export async function presentDelivery(
  db: Db,
  { warehouseId, point }: Checkout,
  { mode, cost }: Delivery
): Promise<CheckoutDelivery> {
  const isFetched = mode === 'pickup' && warehouseId !== null
  return {
    mode,
    cost,
    warehouse_id: isFetched ? warehouseId : null,
    warehouse: isFetched ? await warehouseOf(db, warehouseId) : null,
    point: mode === 'point' && point ? await pointOf(db, point) : null
  }
}

async function warehouseOf(db: Db, id: number): Promise<CheckoutDelivery['warehouse']> {
  const { label, phone, address } = await readWarehouse(db, id)
  return { name: label, phone, address }
}

async function pointOf(db: Db, point: PointAddress): Promise<CheckoutDelivery['point']> {
  const place = await readRegionChain(db, point)
  if (!place) return null
  const { carrier, name, phone, address_detail, zip_code, is_main = false } = point
  const label = point.label as NonNullable<CheckoutDelivery['point']>['label']
  return { type: carrier, label, name, phone, address_detail, zip_code, is_main, ...namedChain(place) }
}
