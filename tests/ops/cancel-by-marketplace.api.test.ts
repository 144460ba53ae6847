import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { balances } from '#server/money/schema.ts'
import { notifications } from '#server/notification/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { advanceTo, buy, expectTrueBooks, movedBy, pay, topUp } from '../support/buying.ts'
import { tally } from '../support/crowd.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (role: string) => `token-of-the-${role}-01234`
const world = useWorld({
  OPS_TOKENS: ['clerk', 'support', 'finance'].map(role => `${role}-ani:${role}:${tokenOf(role)}`).join(',')
})
const as = (role: string) => new Person(world().app, world().services.config.signatureKey, tokenOf(role))
let market: Market
let buyer: Buyer

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  await topUp(world(), buyer, 10_000_000)
})
afterEach(() => expectTrueBooks(world()))

const cancel = (who: Person, id: string, reason = 'Toko tutup') =>
  who.call('POST /ops/transaction/{id}/cancel', { id, reason })
const saldo = async () => {
  const [row] = await world().services.db.select().from(balances).where(eq(balances.userId, buyer.id))
  return row!.amount
}
const statusOf = async (id: number) =>
  value(await buyer.person.call('GET /buyer/transaction/{id}', { id })).status

describe('[ops-64] the marketplace cancels an order that is not shipped', () => {
  it.each(['accept', 'pack'] as const)('after %s, like a rejection of the seller', async last => {
    const product = await market.product({ price: 100_000, stock: 5 })
    const code = await market.voucher({ amount: 10_000, usageLimit: 1, productId: product.id })
    const before = await saldo()
    const ordered = () => buy(buyer, product, pay.saldo, { qty: 2, voucher: code, discount: 10_000 })
    const rejected = await ordered()
    await advanceTo(world(), rejected.code, last)
    const rejection = await movedBy(world(), () =>
      world().ops.call('POST /ops/transaction/{id}/reject', { id: rejected.code, reason: 'Stok habis' })
    )
    const order = await ordered()
    await advanceTo(world(), order.code, last)
    const moved = await movedBy(world(), async () => value(await cancel(as('support'), order.code)))
    expect(moved).toEqual(rejection)
    expect(await saldo()).toBe(before)
    expect(await market.stockOf(product)).toBe(5)
    const { db } = world().services
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code))
    expect(voucher!.usedCount).toBe(0)
    const shown = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: order.id }))
    expect(shown).toMatchObject({
      status: 'cancel',
      cancel_by: 'admin',
      reason: 'Toko tutup',
      refunded: 190_000
    })
    const [notice] = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, buyer.id), eq(notifications.value, String(order.id))))
      .orderBy(notifications.id)
      .then(rows => rows.slice(-1))
    expect(notice!.body).toBe(
      `Pesanan ${order.code} dibatalkan oleh admin: Toko tutup. Dana Rp190.000 dikembalikan ke Saldo Baba.`
    )
  })

  it('once: sent again it answers the same, refunds nothing and is no second act', async () => {
    const order = await buy(buyer, await market.product(), pay.saldo)
    await advanceTo(world(), order.code, 'pack')
    const first = value(await cancel(as('clerk'), order.code))
    const before = await saldo()
    expect(value(await cancel(as('clerk'), order.code))).toEqual(first)
    expect(await saldo()).toBe(before)
    const call = 'POST /ops/transaction/{id}/cancel'
    const rows = await world()
      .services.db.select()
      .from(acts)
      .where(and(eq(acts.call, call), eq(acts.objectId, order.id)))
    expect(rows).toMatchObject([
      { name: 'clerk-ani', before: { status: 'process' }, after: { status: 'cancel' } }
    ])
  })

  it('never one that is unpaid, shipped, or ended by somebody else, and needs a reason', async () => {
    const unpaid = await buy(buyer, await market.product(), pay.account)
    expect(codeOf(await cancel(as('clerk'), unpaid.code))).toBe('status_refused')
    const shipped = await buy(buyer, await market.product(), pay.saldo)
    await advanceTo(world(), shipped.code, 'ship')
    expect(codeOf(await cancel(as('clerk'), shipped.code))).toBe('status_refused')
    const own = await buy(buyer, await market.product(), pay.saldo)
    value(
      await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: own.id, reason: 'Salah pesan' })
    )
    expect(codeOf(await cancel(as('clerk'), own.code))).toBe('status_refused')
    expect(codeOf(await cancel(as('clerk'), own.code, ''))).toBe('invalid_input')
  })

  it('by clerks and support, never by finance or a shop', async () => {
    const order = await buy(buyer, await market.product(), pay.saldo)
    const seller = await sellerOf(world(), market.shopId)
    for (const who of [as('finance'), seller]) expect(codeOf(await cancel(who, order.code))).toBe('forbidden')
    expect(await statusOf(order.id)).toBe('paid')
  })

  it('concurrently with its shipping: one of the two happens', async () => {
    for (let time = 0; time < 4; time += 1) {
      const order = await buy(buyer, await market.product({ stock: 3 }), pay.saldo)
      await advanceTo(world(), order.code, 'pack')
      const ship = () => world().ops.call('POST /ops/transaction/{id}/ship', { id: order.code, resi: 'R1' })
      const both =
        time % 2 === 0 ? [cancel(as('clerk'), order.code), ship()] : [ship(), cancel(as('clerk'), order.code)]
      const codes = (await Promise.all(both)).map(codeOf)
      expect(tally(codes)).toEqual({ ok: 1, status_refused: 1 })
      expect(['cancel', 'sent']).toContain(await statusOf(order.id))
    }
  })

  it('concurrently with its buyer and a second clerk: refunded once', async () => {
    for (let time = 0; time < 4; time += 1) {
      const product = await market.product({ price: 50_000, stock: 3 })
      const before = await saldo()
      const order = await buy(buyer, product, pay.saldo)
      await advanceTo(world(), order.code, 'accept')
      const byBuyer = () =>
        buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: order.id, reason: 'Salah pesan' })
      await Promise.all([cancel(as('clerk'), order.code), byBuyer(), cancel(as('support'), order.code)])
      expect(await statusOf(order.id)).toBe('cancel')
      expect([await saldo(), await market.stockOf(product)]).toEqual([before, 3])
    }
  })
})
