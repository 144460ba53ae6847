import { atom, computed } from 'nanostores'

import { call } from '#lib/core/call.ts'
import { always, fetched, type Question } from '#lib/core/fetched.ts'

export type Level = 'province' | 'city' | 'district' | 'subdistrict'
export type RegionOption = { id: number; value: string }

/** Ids of what is chosen from the top down; a level without the one above it has no options. */
export type RegionChain = { province?: number; city?: number; district?: number }
const $chain = atom<RegionChain>({})

/** Regions do not change while somebody fills in a form. */
const settings = { freshMs: 3_600_000 }

/** The options of each level, as far as the levels above are chosen. */
export const regionLevels: Record<Level, Omit<Question<RegionOption[]>, 'put'>> = {
  province: fetched('GET /buyer/region/province', always({}), settings),
  city: fetched(
    'GET /buyer/region/city',
    computed($chain, ({ province }) => (province ? { province } : undefined)),
    settings
  ),
  district: fetched(
    'GET /buyer/region/district',
    computed($chain, ({ province, city }) => (province && city ? { province, city } : undefined)),
    settings
  ),
  subdistrict: fetched(
    'GET /buyer/region/sub-district',
    computed($chain, ({ province, city, district }) =>
      province && city && district ? { province, city, district } : undefined
    ),
    settings
  )
}

/** Says what is chosen: the lists below follow. */
export const chooseRegions = (chain: RegionChain): void => $chain.set(chain)

/** The first postal code of a village, with its coordinates: what the form fills in by itself. */
export async function findZip(province: number, city: number, district: number, subdistrict: number) {
  const answer = await call('GET /buyer/region/zip-code', {
    province,
    city,
    district,
    'sub-district': subdistrict
  })
  return answer.ok ? answer.value[0] : undefined
}
