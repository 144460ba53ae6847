import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { Reply } from '#lib/calls.ts'

import { ended } from './product-store.ts'

/** Suggestions that are requested at once. */
const perPage = 20

/** What is typed into the field of a shop, and the shops of that name. */
export const $shopTyped = atom('')
export const shopsNamed = defineQuery<Reply<'GET /ops/shop'>>(
  'GET /ops/shop named',
  $shopTyped,
  async keyword => ended(await call('GET /ops/shop', { per_page: perPage, ...(keyword && { keyword }) }))
)

/** What is typed into the field of a brand, and the brands that hold it. */
export const $brandTyped = atom('')
export const brandsNamed = defineQuery<Reply<'GET /ops/brand'>>(
  'GET /ops/brand named',
  $brandTyped,
  async keyword => ended(await call('GET /ops/brand', { per_page: perPage, ...(keyword && { keyword }) }))
)
