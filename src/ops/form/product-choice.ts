import { atom, computed } from 'nanostores'

import { listed } from '../console-lists.ts'

/** What products are looked for: of which shop, and by which words; undefined for nothing. */
export const $wanted = atom<{ shopId: number | undefined; keyword: string } | undefined>(undefined)

/** Products that are sold, by name, SKU or number. */
export const foundProducts = listed(
  'GET /ops/product',
  computed($wanted, wanted => ({
    state: 'active' as const,
    sort: 'name' as const,
    order: 'asc' as const,
    per_page: 20,
    ...(wanted?.keyword && { keyword: wanted.keyword }),
    ...(wanted?.shopId !== undefined && { shop_id: wanted.shopId })
  }))
)

/** Products that a form names by their ids; the list shows so many of them. */
export const shownProducts = 100
export const $chosenIds = atom<readonly number[]>([])

/** The names of the chosen products. */
export const chosenProducts = listed(
  'GET /ops/product',
  computed($chosenIds, ids => ({
    // Without any chosen nothing is looked for: no product has the number 0 … and an empty list would be all.
    ids: ids.length > 0 ? ids.slice(0, shownProducts) : [Number.MAX_SAFE_INTEGER],
    sort: 'name' as const,
    order: 'asc' as const,
    per_page: shownProducts
  }))
)
