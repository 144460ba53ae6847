import { beforeAll, expect, it } from 'vitest'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

it('[search-16] a viewed product raises its category in the recommendations', async () => {
  const guest = world().person()
  const shown = value(await guest.call('GET /buyer/product/search/recommendation', { per_page: 40 }))
  const buyer = await market.buyer()
  const last = shown.at(-1)
  value(await buyer.person.call('POST /buyer/product/view/{id}', { id: last!.id }))
  const raised = value(await buyer.person.call('GET /buyer/product/search/recommendation', { per_page: 40 }))
  const place = (list: typeof shown) => list.findIndex(card => card.id === last!.id)
  expect(place(raised)).toBeLessThan(place(shown))
})

it('an unknown product is not recorded as viewed', async () => {
  const buyer = await market.buyer()
  expect(codeOf(await buyer.person.call('POST /buyer/product/view/{id}', { id: 999_999_999 }))).toBe(
    'product_not_found'
  )
})

it('[home-7] recommendations exclude products shown elsewhere, for guests and buyers, on every page', async () => {
  const { person } = await market.buyer()
  for (const who of [world().person(), person]) {
    const request = async (page: number, without: number[]) => {
      const answer = await who.call('GET /buyer/product/search/recommendation', {
        page,
        per_page: 5,
        without
      })
      return value(answer).map(card => card.id)
    }
    const [first, second] = [await request(1, []), await request(2, [])]
    const left = [first[0]!, first[3]!]
    const rest = [...first, ...second].filter(id => !left.includes(id))
    expect([...(await request(1, left)), ...(await request(2, left))].slice(0, 8)).toEqual(rest)
  }
})
