import { and, asc, eq } from 'drizzle-orm'

import { shippingErrors } from '#lib/shipping/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { shippingAfterDiscount } from '#lib/shipping/after-discount.ts'
import { roadKm } from '#lib/address/distance.ts'
import { truckCost, truckFor, type TruckLoad } from '#lib/shipping/rates.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { namedChain, placeText } from '#server/address/place-names.ts'
import { cities, districts, provinces, villages } from '#server/address/schema.ts'
import { warehouses } from './schema.ts'
import { readOrigin, readTrucks } from './quotes.ts'

const select = (db: Db) =>
  db
    .select({ w: warehouses, province: provinces, city: cities, district: districts, village: villages })
    .from(warehouses)
    .innerJoin(provinces, eq(provinces.id, warehouses.provinceId))
    .innerJoin(cities, eq(cities.id, warehouses.cityId))
    .innerJoin(districts, eq(districts.id, warehouses.districtId))
    .innerJoin(villages, eq(villages.id, warehouses.subdistrictId))

/** Warehouses on the shop's island with the price of transport there, cheapest first. */
export async function readPickups(db: Db, shopId: number, load: TruckLoad, discount = 0) {
  const origin = await readOrigin(db, shopId)
  const truck = truckFor(await readTrucks(db), load)
  if (!truck) return []
  const found = await select(db)
    .where(and(eq(warehouses.isActive, true), eq(provinces.island, origin.island)))
    .orderBy(asc(warehouses.id))
  return found
    .map(({ w, ...place }) => {
      const { cost } = truckCost(truck, roadKm(origin, w))
      return {
        id: w.id,
        name: w.name,
        address_detail: w.addressDetail,
        phone: w.phone,
        cost,
        final_cost: shippingAfterDiscount(cost, discount),
        ...namedChain(place)
      }
    })
    .toSorted((a, b) => a.cost - b.cost)
}

/** The price of pickup at this warehouse; rejects one that is not offered. */
export async function findPickup(
  db: Db,
  shopId: number,
  load: TruckLoad,
  warehouseId: number
): Promise<Result<number>> {
  const found = (await readPickups(db, shopId, load)).find(w => w.id === warehouseId)
  return found ? ok(found.cost) : fail(shippingErrors.shipping_unavailable)
}

/** A warehouse as the address of an order. */
export async function readWarehouse(db: Db, id: number) {
  const [row] = await select(db).where(eq(warehouses.id, id))
  if (!row) throw new Error(`No warehouse ${id}`)
  const { w, ...place } = row
  return {
    label: w.name,
    phone: w.phone,
    address: placeText(w.addressDetail, place),
    province_id: w.provinceId,
    city_id: w.cityId,
    district_id: w.districtId,
    subdistrict_id: w.subdistrictId,
    zip_code: place.village.zipCode,
    lat: w.lat,
    lng: w.lng
  }
}
