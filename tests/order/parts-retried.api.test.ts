import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, expect, it } from 'vitest'

import { expectTrueBooks } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { readOrder } from '../support/negotiating.ts'
import { fortySacks, ship } from '../support/parts.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

it('[order-102] a part is shipped once under its key, at the same time and later', async () => {
  const { buyer, id, code, line } = await fortySacks(world(), market)
  const key = randomUUID()
  const ten = (qty = 10) => ship(world(), code, { lines: [{ id: line, qty }] }, key)
  const both = await Promise.all([ten(), ten()])
  expect(both.map(codeOf)).toEqual(['ok', 'ok'])
  expect(value(await ten())).toEqual(value(both[0]))
  expect(codeOf(await ten(11))).toBe('idempotency_mismatch')
  const order = await readOrder(buyer, id)
  expect(order.shipments).toHaveLength(1)
  expect(order.rest).toMatchObject({ lines: [{ qty: 30 }] })
})
