import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { buy, checkOut, expectTrueBooks, orderOf, pay, sendOrder } from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let product: Product
let owner: Buyer
let stranger: Buyer

beforeAll(async () => {
  market = await openMarket(world())
  product = await market.product({ stock: 100 })
  owner = await market.buyer()
  stranger = await market.buyer()
})
afterEach(() => expectTrueBooks(world()))

describe('an order of somebody else', () => {
  it('[order-19] is not found by number, by sealed token, or as one of the own list', async () => {
    const { id, token } = await buy(owner, product, pay.account)
    const { person } = stranger
    for (const ref of [String(id), token, `${token.slice(0, -2)}AA`, '999999999', '0', 'x']) {
      const answered = await person.call('GET /buyer/transaction/payment/{id}', { id: ref })
      expect([ref, codeOf(answered)]).toEqual([ref, 'payment_not_found'])
    }
    expect(value(await person.call('GET /buyer/transaction', {}))).toEqual([])
    expect(value(await owner.person.call('GET /buyer/transaction', {})).map(order => order.id)).toEqual([id])
  })

  it('is not opened to a guest, whatever the number', async () => {
    const guest = world().person()
    for (const line of ['GET /buyer/transaction/{id}', 'GET /buyer/transaction/invoice/{id}'] as const) {
      expect((await guest.send(line, { id: 1 })).status).toBe(401)
    }
  })

  it('[core-8] does not answer its idempotency key to another buyer', async () => {
    const key = randomUUID()
    const first = value(await sendOrder(owner, orderOf(await checkOut(owner, product), pay.account), key))
    const second = value(
      await sendOrder(stranger, orderOf(await checkOut(stranger, product), pay.account), key)
    )
    expect(second.id).not.toBe(first.id)
  })
})

describe('a checkout of somebody else', () => {
  it('[checkout-15] is not ordered, and stays open for its owner', async () => {
    const theirs = orderOf(await checkOut(owner, product), pay.account)
    const own = orderOf(await checkOut(stranger, product), pay.account)
    const stolen = [
      theirs,
      { ...own, cart_id: theirs.cart_id },
      { ...own, cart_detail_id: theirs.cart_detail_id }
    ]
    const codes = []
    for (const request of stolen) codes.push(codeOf(await sendOrder(stranger, request)))
    expect(codes).toEqual(['checkout_not_found', 'checkout_not_found', 'checkout_not_found'])
    expect(codeOf(await sendOrder(owner, theirs))).toBe('ok')
  })
})

describe('an address of somebody else', () => {
  it('[address-7] is neither quoted nor delivered to', async () => {
    const checkout = await checkOut(stranger, product)
    const lines = checkout.products.map(line => line.id)
    const ask = (addressId: number, cart_detail_id = lines) =>
      stranger.person
        .call('POST /buyer/transaction/checkout/check', {
          address_id: addressId,
          cart_detail_id,
          expedition: 'commercial'
        })
        .then(codeOf)
    expect(await ask(stranger.addressId)).toBe('ok')
    expect(await ask(owner.addressId)).toBe('address_not_found')
    const theirs = await checkOut(owner, product)
    expect(
      await ask(
        stranger.addressId,
        theirs.products.map(line => line.id)
      )
    ).toBe('line_not_found')
    const order = await sendOrder(stranger, orderOf(checkout, pay.account, { address_id: owner.addressId }))
    expect(codeOf(order)).toBe('address_not_found')
  })
})
