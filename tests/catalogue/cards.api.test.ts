import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'

import { checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

describe('[catalogue-41] product cards', () => {
  it('come in the requested order, without products that are no longer sold', async () => {
    const [first, second, gone] = [
      await market.product(),
      await market.product(),
      await market.product({ isActive: false })
    ]
    const current = world()
      .person()
      .call('GET /buyer/product/cards', { ids: [second.id, gone.id, 999_999_999, first.id] })
    expect(value(await current).map(card => card.id)).toEqual([second.id, first.id])
  })

  it('are limited to 20', async () => {
    const ids = Array.from({ length: 21 }, (_, place) => place + 1)
    const person = world().person()
    expect(codeOf(await person.call('GET /buyer/product/cards', { ids }))).toBe('invalid_input')
    expect(codeOf(await person.call('GET /buyer/product/cards', { ids: ['x'] as never }))).toBe(
      'invalid_input'
    )
  })

  it('[product-26] viewing a product returns its vouchers that the buyer used, and no others', async () => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    const product = await market.product({ price: 100_000 })
    const [used] = [
      await market.voucher({ amount: 1_000, productId: product.id }),
      await market.voucher({ amount: 2_000, productId: product.id })
    ]
    await market.voucher({ amount: 3_000 })
    const checkout = await checkOut(buyer, product)
    value(await sendOrder(buyer, orderOf(checkout, pay.account, { voucher: used, discount: 1_000 })))
    const told = async ({ person }: typeof buyer) =>
      value(await person.call('POST /buyer/product/view/{id}', { id: product.id })).used_vouchers
    expect(await told(buyer)).toEqual([used])
    expect(await told(stranger)).toEqual([])
  })

  it('of viewed products belong to that buyer alone, the newest first', async () => {
    const { db, clock } = world().services
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    const seen = [await market.product(), await market.product(), await market.product()]
    for (const { id } of [...seen, seen[0]!]) {
      value(await buyer.person.call('POST /buyer/product/view/{id}', { id }))
      await clock.advance(1)
    }
    await db.update(products).set({ isActive: false }).where(eq(products.id, seen[1]!.id))
    const own = value(await buyer.person.call('GET /buyer/product/viewed', {}))
    expect(own.map(card => card.id)).toEqual([seen[0]!.id, seen[2]!.id])
    expect(value(await stranger.person.call('GET /buyer/product/viewed', {}))).toEqual([])
    expect(codeOf(await world().person().call('GET /buyer/product/viewed', {}))).toBe('unauthorized')
  })
})
