import { computed, map } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { fetched } from '#lib/core/fetched.ts'
import type { PointCarrier } from '#lib/shipping/rates.ts'

/** Of which checkout, and how far down the regions, places are looked for; nothing is asked without a checkout. */
type Search = { cartId: string; by: PointCarrier | 'pickup'; cityId: number; districtId: number }

const $search = map<Search>({ cartId: '', by: 'pickup', cityId: 0, districtId: 0 })

const pickupLine = 'POST /buyer/transaction/pickup/list'
export type Warehouse = Reply<typeof pickupLine>[number]
export const pickups = fetched(
  pickupLine,
  computed($search, ({ cartId, by }) => (cartId && by === 'pickup' ? { cart_id: cartId } : undefined))
)

const pointLines = {
  expedition: 'POST /buyer/transaction/point/expedition/list',
  shop: 'POST /buyer/transaction/point/shop/list'
} as const
export type Point = Reply<(typeof pointLines)['shop']>[number]

/** The cities in which a carrier has points, the districts of the chosen one, and the points of the chosen district. */
const levelsOf = (carrier: PointCarrier) => {
  const asked = <T>(area: (search: Search) => T | undefined) =>
    computed($search, search => {
      const wanted = search.cartId && search.by === carrier ? area(search) : undefined
      return wanted && { cart_id: search.cartId, ...wanted }
    })
  const line = pointLines[carrier]
  return {
    cities: fetched(
      line,
      asked(() => ({ all_cities: true }))
    ),
    districts: fetched(
      line,
      asked(({ cityId }) => (cityId ? { city_id: cityId } : undefined))
    ),
    villages: fetched(
      line,
      asked(({ districtId }) => (districtId ? { district_id: districtId } : undefined))
    )
  }
}

export const pointsBy = { expedition: levelsOf('expedition'), shop: levelsOf('shop') }

/** Looks for places of a checkout anew: the address or the load may be another by now. */
export function lookForPlaces(
  cartId: string,
  by: Search['by'],
  { cityId, districtId }: Pick<Search, 'cityId' | 'districtId'>
): void {
  for (const { cities, districts, villages } of Object.values(pointsBy)) {
    for (const level of [cities, districts, villages]) level.forget()
  }
  pickups.forget()
  $search.set({ cartId, by, cityId, districtId })
}

/** Goes down to another city or district. */
export const lookBelow = (region: Partial<Pick<Search, 'cityId' | 'districtId'>>): void =>
  $search.set({ ...$search.get(), ...region })
