import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const titlesOf = async ({ person }: Buyer) =>
  value(await person.call('GET /buyer/notification', {})).map(({ title }) => title)
const tell = async (title: string, user?: string) =>
  value(
    await world().ops.call(
      'POST /ops/notification',
      { type: 'promotion', title, body: 'Diskon', ...(user !== undefined && { user }) },
      { key: randomUUID() }
    )
  ).count

it('[identity-205] a broadcast reaches only those who want promotions; they are asked for nothing else', async () => {
  const [willing, unwilling] = [await market.buyer(), await market.buyer()]
  const before = await tell('Pertama')
  const choose = (promotions: boolean) => unwilling.person.call('POST /buyer/consent/update', { promotions })
  value(await choose(false))
  expect(value(await unwilling.person.call('GET /buyer/profile', {})).wants_promotions).toBe(false)
  expect(await tell('Kedua')).toBe(before - 1)
  expect(await titlesOf(willing)).toEqual(['Kedua', 'Pertama'])
  expect(await titlesOf(unwilling)).toEqual(['Pertama'])
  // What is meant for one person alone arrives.
  await tell('Ketiga', String(unwilling.id))
  expect(await titlesOf(unwilling)).toEqual(['Ketiga', 'Pertama'])
  value(await choose(true))
  expect(await tell('Keempat')).toBe(before)
})
