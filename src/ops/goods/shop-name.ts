import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'

import { $place } from '../console-place.ts'
import { idOf } from '../table/part-query.ts'
import { ended } from './product-store.ts'

/** The shop that the address filters by, in any part: after a reload only its number is known. */
export const shopName = defineQuery<{ id: number; name: string }>(
  'GET /ops/shop/{id} name',
  computed($place, ({ query }) => idOf(query['shop'])?.toString()),
  async id => ended(await call('GET /ops/shop/{id}', { id: Number(id) }))
)
