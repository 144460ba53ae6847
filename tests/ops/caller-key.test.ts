import { expect, it } from 'vitest'

import { callerKey } from '#ops/console-store.ts'

const seller = {
  name: 'Toko Maju',
  role: 'seller' as const,
  shop: { id: 3, slug: 'toko-maju', name: 'Toko Maju' },
  calls: []
}

it('[ops-53] sellers of one name in two shops, and two roles of one name, are two callers', () => {
  expect(callerKey({ ...seller, calls: ['GET /ops/complain'] })).toBe(callerKey(seller))
  expect(callerKey({ ...seller, shop: { ...seller.shop, id: 4 } })).not.toBe(callerKey(seller))
  expect(callerKey({ ...seller, role: 'clerk', shop: null })).not.toBe(callerKey(seller))
})
