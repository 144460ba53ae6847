import { atom, computed, type ReadableAtom } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import type { Query } from '#lib/core/browser/fetched.ts'

const endpoint = 'POST /buyer/transaction/point/shop/list'
export type DeliveryPoint = Reply<typeof endpoint>[number]

type Area = Pick<Sent<typeof endpoint>, 'all_cities' | 'city_id' | 'district_id'>
/** The chosen regions of a point search; 0 is not chosen yet. */
type Region = { cityId: number; districtId: number }
type Level = 'cities' | 'districts' | 'villages'

export type PointLevels = Record<Level, Query<DeliveryPoint[]>> & {
  /** Searches again, because address or load may have changed. */
  lookAnew: (region: Region) => void
  /** Searches in another city or district. */
  lookBelow: (region: Region) => void
}

/** The cities with points of a carrier, the districts of the chosen one, and the points of the chosen district. */
export function pointLevels(
  queryOf: ($area: ReadableAtom<Area | undefined>) => Query<DeliveryPoint[]>
): PointLevels {
  const $region = atom<Region>({ cityId: 0, districtId: 0 })
  const level = (area: (region: Region) => Area | undefined) => queryOf(computed($region, area))
  const levels = {
    cities: level(() => ({ all_cities: true })),
    districts: level(({ cityId }) => (cityId ? { city_id: cityId } : undefined)),
    villages: level(({ districtId }) => (districtId ? { district_id: districtId } : undefined))
  }
  const lookBelow = ({ cityId, districtId }: Region) => $region.set({ cityId, districtId })
  const lookAnew = (region: Region) => {
    for (const { forget } of Object.values(levels)) forget()
    lookBelow(region)
  }
  return { ...levels, lookAnew, lookBelow }
}
