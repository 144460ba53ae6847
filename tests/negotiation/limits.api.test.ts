import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { freightTexts } from '#lib/negotiation/freight.ts'
import { maxFreight, maxNegotiations } from '#lib/order/negotiation.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { tally } from '../support/crowd.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import {
  approve,
  offerOf,
  checkOutFar,
  decline,
  negotiate,
  readOrder,
  sendOffer
} from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const openOf = async (buyer: Buyer) =>
  value(await buyer.person.call('GET /buyer/transaction', { status: 'nego', per_page: 100 })).length

const inCart = async (buyer: Buyer) =>
  value(await buyer.person.call('GET /buyer/cart', {})).flatMap(({ details }) => details).length

describe("a buyer's open negotiations", () => {
  it('[negotiation-24] are limited to ten, also for concurrent requests', async () => {
    const buyer = await market.buyer()
    const ids: number[] = []
    for (let i = 1; i < maxNegotiations; i += 1) {
      ids.push((await negotiate(world(), buyer, await market.product())).id)
    }
    const last = offerOf(await checkOutFar(world(), buyer, await market.product()), 'shop_courier')
    const tabs = await Promise.all(Array.from({ length: 20 }, () => sendOffer(buyer, last)))
    expect(tally(tabs.map(codeOf))['ok']).toBe(1)
    expect(await openOf(buyer)).toBe(maxNegotiations)

    const key = randomUUID()
    const eleventh = offerOf(await checkOutFar(world(), buyer, await market.product()), 'shop_courier')
    const more = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendOffer(buyer, eleventh, at === 0 ? key : randomUUID()))
    )
    expect(tally(more.map(codeOf))).toEqual({ too_many_negotiations: 20 })
    expect(more[0]).toMatchObject({
      error: {
        status: 422,
        message:
          'Masih ada 10 diskusi ongkir yang terbuka. Selesaikan atau batalkan salah satunya terlebih dahulu.'
      }
    })
    // Rejected goods can still be bought, and negotiated once another one is over.
    expect([await openOf(buyer), await inCart(buyer)]).toEqual([maxNegotiations, 1])
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: ids[0]!, reason: 'Batal' }))
    value(await sendOffer(buyer, eleventh))
    expect(await openOf(buyer)).toBe(maxNegotiations)
  })

  it('[negotiation-24] are those that can still be answered, even before the job ends the others', async () => {
    const buyer = await market.buyer()
    for (let i = 0; i < maxNegotiations; i += 1) {
      await negotiate(world(), buyer, await market.product())
    }
    const next = offerOf(await checkOutFar(world(), buyer, await market.product()), 'shop_courier')
    expect(codeOf(await sendOffer(buyer, next))).toBe('too_many_negotiations')
    // The market's clock moves, and no due job has run yet.
    await world().services.clock.advance(24 * 3_600)
    await signIn(world(), buyer.person, buyer.id)
    value(await sendOffer(buyer, next))
    expect(await openOf(buyer)).toBe(maxNegotiations + 1)
  })
})

describe('an amount in a negotiation', () => {
  it('[negotiation-25] is at most Rp1.000.000.000, from buyer and seller', async () => {
    const buyer = await market.buyer()
    const request = offerOf(await checkOutFar(world(), buyer, await market.product()), 'shop_courier')
    for (const offer of [0, maxFreight + 1]) {
      expect(await sendOffer(buyer, { ...request, offer })).toMatchObject({
        error: { code: 'invalid_input', fields: { offer: freightTexts.offer } }
      })
    }
    const { id } = value(await sendOffer(buyer, { ...request, offer: maxFreight }))
    value(await decline(world(), id))
    const again = { id, note: '', offer: maxFreight + 1 }
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/nego/offer/{id}', again))).toBe(
      'invalid_input'
    )
    value(await buyer.person.call('POST /buyer/transaction/nego/offer/{id}', { ...again, offer: maxFreight }))
    expect(await approve(world(), id, maxFreight + 1)).toMatchObject({
      error: { code: 'invalid_input', fields: { cost: freightTexts.cost } }
    })
    value(await approve(world(), id, maxFreight))
    expect(await readOrder(buyer, id)).toMatchObject({ grand_total: maxFreight + 50_000 })
  })
})
