import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { type Buyer, type Market, nearPlace, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
})

describe('bad input', () => {
  it.each([
    ['GET /buyer/transaction', { start_date: '2026-13-45' }],
    ['GET /buyer/transaction', { start_date: '2026-02-31' }],
    ['GET /buyer/balance/history', { end_date: '2026-99-99' }],
    ['GET /buyer/product', { keyword: 'se\0men' }]
  ] as const)('of %s is refused as such', async (line, input) => {
    const response = await buyer.person.send(line, input)
    expect(response.status).toBe(422)
  })
})

describe("an address's point", () => {
  const add = (fields: object) =>
    buyer.person.send('POST /buyer/address/add', {
      label: 'Proyek',
      name: 'Ani',
      phone: '081200001111',
      ...nearPlace,
      ...fields
    })

  it.each([
    ['outside of the globe', { lat: '99', lng: '106.8' }, 'invalid_input'],
    ['far from the village', { lat: '-2.5', lng: '140.7' }, 'region_mismatch']
  ])('%s is refused', async (_, point, code) => {
    const body = (await (await add(point)).json()) as { error: { code: string } }
    expect(body.error.code).toBe(code)
  })

  it('may be left out of the form, and is the village’s then', async () => {
    expect((await add({ lat: '', lng: '' })).status).toBe(200)
  })
})

describe('a top-up', () => {
  it('is credited once per Idempotency-Key, and needs one', async () => {
    const owner = await market.buyer()
    const topUp = (key?: string) =>
      world().ops.call(
        'POST /ops/balance/topup',
        { user: String(owner.id), amount: 1000 },
        key ? { key } : {}
      )
    const key = randomUUID()
    expect(value(await topUp(key)).balance).toBe(1000)
    expect(value(await topUp(key)).balance).toBe(1000)
    expect(codeOf(await topUp())).toBe('idempotency_key_required')
  })
})
