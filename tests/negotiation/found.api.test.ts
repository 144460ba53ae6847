import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { productDetails } from '#server/product/schema.ts'

import { pay } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { approve, decline, negotiate, payNegotiation } from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const cancel = (buyer: Buyer, id: number) =>
  buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Batal' })

describe('a seller’s open tabs', () => {
  it('[negotiation-31] receive every change of a negotiation, also its end', async () => {
    const buyer = await market.buyer()
    const statuses: string[] = []
    // Events on the seller's channel, in one process and over PostgreSQL alike.
    const stop = world().services.bus.on('realtime', payload => {
      const { channel, data } = payload as { channel: string; data: { status: string } }
      if (channel === `private-user.${market.sellerId}`) statuses.push(data.status)
    })
    onTestFinished(stop)
    const hears = (...said: string[]) => vi.waitFor(() => expect(statuses).toEqual(said))
    const { id } = await negotiate(world(), buyer, await market.product())
    value(await decline(world(), id))
    value(await buyer.person.call('POST /buyer/transaction/nego/offer/{id}', { id, note: 'Lagi' }))
    await hears('nego', 'nego', 'nego')
    value(await cancel(buyer, id))
    await hears('nego', 'nego', 'nego', 'cancel')

    const forgotten = await negotiate(world(), buyer, await market.product())
    value(await world().ops.call('POST /ops/clock', { advance_seconds: 24 * 3_600 }))
    await signIn(world(), buyer.person, buyer.id)
    expect(codeOf(await cancel(buyer, forgotten.id))).toBe('cancel_refused')
    await hears('nego', 'nego', 'nego', 'cancel', 'nego', 'cancel')
  })
})

describe('a virtual account at the gateway', () => {
  it('[payment-64] is opened with a new reference at each try, also for one negotiation', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 1 })
    const { id, code } = await negotiate(world(), buyer, product)
    value(await approve(world(), id, 50_000))
    const { db, payment } = world().services
    const open = payment.openVirtualAccount.bind(payment)
    const setStock = (stock: number) =>
      db.update(productDetails).set({ stock }).where(eq(productDetails.id, product.detailId))
    const slugs: string[] = []
    const spy = vi.spyOn(payment, 'openVirtualAccount').mockImplementation(async request => {
      slugs.push(request.orderCode)
      // The goods are sold while the gateway is called: its account is unused.
      if (slugs.length === 1) await setStock(0)
      return open(request)
    })
    expect(codeOf(await payNegotiation(buyer, id, pay.account))).toBe('out_of_stock')
    await setStock(1)
    value(await payNegotiation(buyer, id, pay.account))
    spy.mockRestore()
    expect(slugs).toHaveLength(2)
    expect(new Set(slugs).size).toBe(2)
    expect(slugs.every(reference => reference.startsWith(`${code}-`))).toBe(true)
  })
})
