import { atom, computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { always, fetched, type Query } from '#lib/core/browser/fetched.ts'

export type Level = 'province' | 'city' | 'district' | 'subdistrict'
export type RegionOption = { id: number; value: string }

/** Ids of the chosen regions from the top down; a level without its parent has no options. */
export type RegionChain = { province?: number; city?: number; district?: number; subdistrict?: number }
const $chain = atom<RegionChain>({})

/** Regions do not change while somebody fills in a form. */
const settings = { freshMs: 3_600_000 }

/** The options of each level whose parents are chosen; the levels are requested separately and in parallel. */
export const regionLevels: Record<Level, Omit<Query<RegionOption[]>, 'put'>> = {
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

/** A postal code of the chosen village, with its coordinates. */
export type Zip = Reply<'GET /buyer/region/zip-code'>[number]

/** The postal codes of the chosen village. */
export const villageZips = fetched(
  'GET /buyer/region/zip-code',
  computed($chain, ({ province, city, district, subdistrict }) =>
    province && city && district && subdistrict
      ? { province, city, district, 'sub-district': subdistrict }
      : undefined
  ),
  settings
)

/** Sets the chosen regions; the lists below follow. */
export const chooseRegions = (chain: RegionChain): void => $chain.set(chain)
