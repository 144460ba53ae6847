import type { Address } from '#server/address/addresses.ts'
import { placeText } from '#server/address/place-names.ts'
import { readRegionChain } from '#server/address/region-chain.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { AddressSnapshot } from '#server/order/schema.ts'
import { readWarehouse } from '#server/shipping/pickups.ts'
import type { OrderPlan } from './plan-order.ts'
import type { PointAddress } from './schema.ts'

/** Snapshot of the destination: the address, the warehouse or the delivery point. */
export async function snapshotAddress(
  tx: Db,
  own: Address,
  plan: Pick<OrderPlan, 'mode' | 'checkout'>
): Promise<AddressSnapshot> {
  const home: AddressSnapshot = {
    label: own.label,
    name: own.name,
    phone: own.phone,
    address: own.address,
    province_id: own.province_id,
    city_id: own.city_id,
    district_id: own.district_id,
    subdistrict_id: own.subdistrict_id,
    zip_code: own.zip_code,
    lat: Number(own.lat),
    lng: Number(own.lng)
  }
  const { warehouseId, point } = plan.checkout
  if (plan.mode === 'pickup' && warehouseId) return atWarehouse(tx, home, warehouseId)
  return plan.mode === 'point' && point ? atPoint(tx, home, point) : home
}

/** The snapshot of a pickup: the warehouse's data over the buyer's own address. */
export const atWarehouse = async (
  db: Db,
  home: AddressSnapshot,
  warehouseId: number
): Promise<AddressSnapshot> => ({ ...home, ...(await readWarehouse(db, warehouseId)) })

/** The snapshot of a delivery point: its region names as in any address, and its village's coordinates. */
export async function atPoint(db: Db, home: AddressSnapshot, chosen: PointAddress): Promise<AddressSnapshot> {
  const { carrier: _carrier, is_main: _isMain, address_detail, ...point } = chosen
  const place = await readRegionChain(db, point)
  if (!place) throw new Error(`No village ${point.subdistrict_id}`)
  const { lat, lng } = place.village
  return { ...home, ...point, lat, lng, address: `${placeText(address_detail, place)}, ${point.zip_code}` }
}
