import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { voucherUses, vouchers } from '#server/voucher/schema.ts'

import { advanceTo, expectTrueBooks, movedBy, pay, sendOrder, topUp } from '../support/buying.ts'
import { checkOutTogether, orderTogether } from '../support/buying-together.ts'
import { signInBuyers, tally } from '../support/crowd.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let shopIds: number[]

beforeAll(async () => {
  market = await openMarket(world())
  shopIds = [market.shopId, await market.makeShop('Toko Dua'), await market.makeShop('Toko Tiga')]
})
afterEach(() => expectTrueBooks(world()))

type Purchase = { prices?: number[]; method?: number; minimum?: number; buyer?: Buyer }

/** Orders of one payment that share half off from a minimum on: of Rp1.000.000 and Rp100.000 by default. */
async function shareHalf({ prices = [1_000_000, 100_000], method = pay.saldo, ...more }: Purchase = {}) {
  const { minimum = 1_000_000, buyer = await market.buyer() } = more
  const products = await Promise.all(
    prices.map((price, at) => market.product({ price, shopId: shopIds[at]! }))
  )
  const voucher = await market.voucher({ percentage: 50, minPurchaseAmount: minimum, usageLimit: 1 })
  const checkout = await checkOutTogether(buyer, products)
  const discount = prices.reduce((sum, price) => sum + price, 0) / 2
  if (method === pay.saldo) await topUp(world(), buyer, discount)
  const command = orderTogether(checkout, method, { vouchers: prices.map(() => voucher), discount })
  const { orders } = value(await sendOrder(buyer, command))
  const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]]
  return { buyer, voucher, products, first, second, third }
}

const cancel = (buyer: Buyer, id: number, together?: boolean) =>
  buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Salah', together })
const reject = async (code: string) =>
  value(await world().ops.call('POST /ops/transaction/{id}/reject', { id: code, reason: 'Habis' }))
const statusOf = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('GET /buyer/transaction/{id}', { id })).status

async function usesOf(code: string) {
  const { db } = world().services
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code))
  const uses = await db.select().from(voucherUses).where(eq(voucherUses.voucherId, voucher!.id))
  return [voucher!.usedCount, uses.length]
}

describe('[voucher-15] the minimum of a promo that orders share', () => {
  it.each([
    ['Saldo', pay.saldo],
    ['cash', pay.cash]
  ])('cannot be avoided by cancelling one of them, paid by %s', async (_, method) => {
    const { buyer, voucher, first, second } = await shareHalf({ method })
    const moved = await movedBy(world(), async () => {
      const rejected = await cancel(buyer, first.id)
      expect(rejected.ok || [rejected.error.code, rejected.error.message]).toEqual([
        'promo_minimum',
        `Tanpa pesanan ini belanja Anda tidak mencapai minimum promo ${voucher} (Rp1.000.000). Pesanan ` +
          `${second.code} (Toko Dua) memakai promo yang sama dan hanya dapat dibatalkan sekaligus.`
      ])
    })
    expect(moved).toEqual({})
    expect(await statusOf(buyer, first.id)).toBe('paid')
    // The other may be cancelled: the rest reaches the minimum alone. Then no other order shares the promo.
    value(await cancel(buyer, second.id))
    value(await cancel(buyer, first.id))
    expect(await usesOf(voucher)).toEqual([0, 0])
  })

  it('allows cancelling all of them at once, each with its own refund and notification', async () => {
    const { buyer, voucher, products, first, second } = await shareHalf()
    const moved = await movedBy(world(), async () => value(await cancel(buyer, first.id, true)))
    expect(moved).toEqual({ escrow: -550_000, buyer_saldo: 550_000 })
    for (const { id } of [first, second]) expect(await statusOf(buyer, id)).toBe('cancel')
    for (const product of products) expect(await market.stockOf(product)).toBe(10)
    expect(await usesOf(voucher)).toEqual([0, 0])
    const told = value(await buyer.person.call('GET /buyer/notification', {})).map(({ body }) => body)
    for (const [code, back] of [
      [first.code, 'Rp500.000'],
      [second.code, 'Rp50.000']
    ]) {
      expect(told).toContain(
        `Pesanan ${code} dibatalkan oleh Anda: Salah. Dana ${back} dikembalikan ke Saldo Baba.`
      )
    }
  })

  it('does not block a cancellation if the rest reaches it', async () => {
    const { buyer, first, second } = await shareHalf()
    value(await cancel(buyer, second.id, true))
    expect(await statusOf(buyer, first.id)).toBe('paid')
  })

  it('cannot be avoided if another of them is packed; the seller may still end it', async () => {
    const { buyer, first, second } = await shareHalf()
    await advanceTo(world(), second.code, 'pack')
    for (const together of [false, true]) {
      expect(codeOf(await cancel(buyer, first.id, together))).toBe('promo_packed')
    }
    await reject(first.code)
    expect(await statusOf(buyer, second.id)).toBe('process')
  })

  it('no longer applies once others ended one of its orders', async () => {
    const prices = [1_000_000, 100_000, 200_000]
    const { buyer, first, second, third } = await shareHalf({ prices })
    await reject(first.code)
    value(await cancel(buyer, second.id))
    expect(await statusOf(buyer, third.id)).toBe('paid')
  })

  it('counts open orders, not cancelled ones', async () => {
    const { buyer, first, second, third } = await shareHalf({
      prices: [500_000, 500_000, 500_000]
    })
    value(await cancel(buyer, first.id))
    expect(codeOf(await cancel(buyer, second.id))).toBe('promo_minimum')
    value(await cancel(buyer, second.id, true))
    expect(await statusOf(buyer, third.id)).toBe('cancel')
  })

  it('holds for concurrent cancellations of its orders', async () => {
    const crowd = await signInBuyers(market, 6)
    for (const buyer of crowd) {
      // Either may be cancelled, but not both.
      const prices = [600_000, 600_000, 600_000]
      const { first, second, third, voucher } = await shareHalf({ prices, minimum: 1_200_000, buyer })
      const ids = [first.id, second.id, third.id]
      const answers = await Promise.all(ids.map(id => cancel(buyer, id)))
      expect(tally(answers.map(codeOf))).toEqual({ ok: 1, promo_minimum: 2 })
      const left = ids.filter((_, at) => !answers[at]!.ok)
      const again = await Promise.all(left.map(id => cancel(buyer, id, true)))
      expect(tally(again.map(codeOf))).toEqual({ ok: 1, cancel_refused: 1 })
      expect(await usesOf(voucher)).toEqual([0, 0])
    }
  })
})
