import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'

import { buy, expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let own: Person

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  await topUp(world(), buyer, 10_000_000)
  own = await sellerOf(world(), market.shopId)
})
afterEach(() => expectTrueBooks(world()))

const paid = async (shopId = market.shopId) => buy(buyer, await market.product({ shopId }), pay.saldo)
const take = (who: Person, step: 'accept' | 'pack' | 'ship', orders: { id: string; resi?: string }[]) =>
  who.call('POST /ops/transaction/steps', { step, orders })

describe('[ops-66] steps of many orders', () => {
  it('are taken one by one: what is rejected says why and stops no other', async () => {
    const [first, second] = [await paid(), await paid()]
    const orders = [{ id: first.code }, { id: 'TRX-TIDAKADA' }, { id: String(second.id) }, { id: first.code }]
    expect(value(await take(own, 'accept', orders))).toEqual([
      { id: first.code, ok: true, status: 'paid', error: null },
      {
        id: 'TRX-TIDAKADA',
        ok: false,
        status: null,
        error: expect.objectContaining({ code: 'order_not_found' })
      },
      { id: String(second.id), ok: true, status: 'paid', error: null },
      { id: first.code, ok: false, status: null, error: expect.objectContaining({ code: 'status_refused' }) }
    ])
    value(await take(own, 'pack', [{ id: first.code }, { id: second.code }]))
    const shipped = value(await take(own, 'ship', [{ id: first.code, resi: 'R-1' }, { id: second.code }]))
    expect(shipped.map(({ ok, status, error }) => [ok, status, error?.message])).toEqual([
      [true, 'sent', undefined],
      [false, null, 'Nomor resi wajib diisi']
    ])
  })

  it('[ops-268] take no longer tracking number than one order, or a complaint', async () => {
    const { code: id } = await paid()
    const codes = async (length: number) => {
      const resi = 'R'.repeat(length)
      return [
        await take(own, 'ship', [{ id, resi }]),
        await own.call('POST /ops/transaction/{id}/ship', { id, resi }),
        await own.call('POST /ops/complain/{id}/ship', { id: 1, courier: 'JNE', resi })
      ].map(codeOf)
    }
    // The steps answer for each order; the others reject the order, or the complaint that nobody has.
    expect(await codes(60)).toEqual(['ok', 'status_refused', 'complaint_not_found'])
    expect(await codes(61)).toEqual(['invalid_input', 'invalid_input', 'invalid_input'])
  })

  it('are one act each', async () => {
    const [first, second] = [await paid(), await paid()]
    const { db } = world().services
    const call = 'POST /ops/transaction/steps'
    const before = (await db.select().from(acts).where(eq(acts.call, call))).length
    value(await take(own, 'accept', [{ id: first.code }, { id: 'TRX-TIDAKADA' }, { id: second.code }]))
    const rows = await db.select().from(acts).where(eq(acts.call, call)).orderBy(desc(acts.id))
    expect(rows).toHaveLength(before + 2)
    expect(rows[0]).toMatchObject({
      kind: 'transaction',
      objectId: second.id,
      shopId: market.shopId,
      input: { step: 'accept', id: second.code }
    })
  })

  it('[ops-20] reach no order of another shop, and at most 100', async () => {
    const foreign = await paid(await market.makeShop('Toko Seberang'))
    const [answered] = value(await take(own, 'accept', [{ id: foreign.code }]))
    expect(answered!.error!.code).toBe('order_not_found')
    const many = Array.from({ length: 101 }, (_, n) => ({ id: String(n + 1) }))
    expect(codeOf(await take(own, 'accept', many))).toBe('invalid_input')
  })
})
