import { beforeAll, expect, it, vi } from 'vitest'

import { type Market, openMarket } from '../support/market.ts'
import { approve, decline, negotiate } from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const hour = 3_600
const list = (page = 1, per_page = 100) => world().ops.call('GET /ops/nego', { page, per_page })
const idsOf = async (page?: number, perPage?: number) => value(await list(page, perPage)).map(({ id }) => id)

it('[ops-14, ops-15] the console lists open negotiations, the most urgent of the unanswered first', async () => {
  const buyer = await market.buyer()
  const begin = async (offer?: number) =>
    (await negotiate(world(), buyer, await market.product(), offer ? { offer, note: 'Segera' } : {})).id
  const declined = await begin(10_000)
  value(await decline(world(), declined, 'Truk penuh'))
  value(await world().ops.call('POST /ops/clock', { advance_seconds: hour }))
  await signIn(world(), buyer.person, buyer.id)
  const [first, second, approved, cancelled] = [
    await begin(20_000),
    await begin(),
    await begin(),
    await begin()
  ]
  value(await approve(world(), approved, 5_000))
  value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: cancelled, reason: 'Batal' }))

  expect(await idsOf()).toEqual([first, second, declined, approved])
  expect(await idsOf(2, 2)).toEqual([declined, approved])
  const page = await list(2, 3)
  expect(page.ok && page.meta).toMatchObject({ page: 2, per_page: 3, total: 4, total_pages: 2 })
  const found = value(await list())
  expect(found.map(({ steps }) => steps)).toEqual([['approve', 'decline'], ['approve', 'decline'], [], []])
  expect(found[0]).toMatchObject({ buyer: { id: buyer.id }, deadline: { label: 'Menunggu jawaban sebelum' } })
  expect(found[2]!.nego!.offers).toEqual([
    {
      round: 1,
      offer: 10_000,
      note: 'Segera',
      answer: 'decline',
      cost: null,
      reason: 'Truk penuh',
      date: expect.any(String) as string,
      answered_at: expect.any(String) as string
    }
  ])
})

it('[ops-14] what has run out is not listed, also before it is ended', async () => {
  const buyer = await market.buyer()
  const { id } = await negotiate(world(), buyer, await market.product())
  expect(await idsOf()).toContain(id)
  await world().services.clock.advance(24 * hour)
  expect(await idsOf()).toEqual([])
  expect(codeOf(await approve(world(), id, 1))).toBe('status_refused')
})

it('[ops-14] its pages are bounded', async () => {
  expect([codeOf(await list(1, 101)), codeOf(await list(10_001))]).toEqual(['invalid_input', 'invalid_input'])
})

it('[ops-17] a page of negotiations costs as many questions as one of them, and so does one of orders', async () => {
  const buyer = await market.buyer()
  for (let i = 0; i < 3; i += 1) await negotiate(world(), buyer, await market.product())
  const { db, background } = world().services
  const countQueries = async (endpoint: 'GET /ops/nego' | 'GET /ops/transaction', per_page: number) => {
    await background.settled()
    const selecting = vi.spyOn(db, 'select')
    expect(value(await world().ops.call(endpoint, { per_page }))).toHaveLength(per_page)
    const count = selecting.mock.calls.length
    selecting.mockRestore()
    return count
  }
  const one = await countQueries('GET /ops/nego', 1)
  expect(one).toBeGreaterThan(10)
  expect(await countQueries('GET /ops/nego', 3)).toBe(one)
  expect(await countQueries('GET /ops/transaction', 3)).toBe(await countQueries('GET /ops/transaction', 1))
})
