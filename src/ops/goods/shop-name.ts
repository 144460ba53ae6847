import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'

import { idOf, queryOf } from '../table/part-query.ts'
import { ended } from './product-store.ts'

/** The shop that the address filters by: after a reload only its number is known. */
export const shopName = defineQuery<{ id: number; name: string }>(
  'GET /ops/shop/{id} name',
  computed(queryOf('products'), query => {
    const id = idOf(query['shop'])
    return id === undefined ? undefined : String(id)
  }),
  async id => ended(await call('GET /ops/shop/{id}', { id: Number(id) }))
)
