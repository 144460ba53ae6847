import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { addresses } from '#server/address/schema.ts'
import { users } from '#server/identity/schema.ts'
import { shopShipping } from '#server/shipping/schema.ts'

import {
  accountOf,
  advanceTo,
  buy,
  checkOut,
  expectTrueBooks,
  movedBy,
  orderOf,
  pay,
  sendOrder,
  settle
} from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** The entries of an order, from its payment to the buyer's 'Pesanan Diterima'. */
const wholeLife = (buyer: Buyer, place: () => Promise<{ id: number; code: string }>) =>
  movedBy(world(), async () => {
    const { id, code } = await place()
    await settle(world(), buyer, id)
    await advanceTo(world(), code, 'deliver')
    value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
  })

describe('cashback', () => {
  it.each([
    ['the shop', true, { seller_payable: 97_000 }],
    ['the marketplace', false, { seller_payable: 100_000, promo_expense: -3_000 }]
  ])('[voucher-6] is paid by %s that promised it', async (_, byShop, borne) => {
    const buyer = await market.buyer()
    const shopId = byShop ? market.shopId : null
    const voucher = await market.voucher({ type: 'cashback', amount: 3_000, shopId })
    const product = await market.product({ price: 100_000 })
    const moved = await wholeLife(buyer, () => buy(buyer, product, pay.account, { voucher }))
    expect(moved).toEqual({ gateway: -104_000, fee_income: 4_000, buyer_saldo: 3_000, ...borne })
  })
})

describe('freight', () => {
  it("[order-25] of the shop's own courier is the shop’s", async () => {
    const buyer = await market.buyer()
    // Nine kilometres away: beyond the shop's free radius.
    await world().services.db.update(addresses).set({ lat: -6.28 }).where(eq(addresses.id, buyer.addressId))
    const moved = await wholeLife(buyer, async () => {
      const checkout = await checkOut(buyer, await market.product({ price: 100_000 }))
      expect(checkout.shippings.shop_courier[0]?.final_cost).toBeGreaterThan(0)
      return value(await sendOrder(buyer, orderOf(checkout, pay.account)))
    })
    const freight = -(moved['gateway'] ?? 0) - 104_000
    expect(freight).toBeGreaterThan(0)
    expect(moved).toEqual({
      gateway: -104_000 - freight,
      fee_income: 4_000,
      seller_payable: 100_000 + freight
    })
  })

  it("[order-25] with a discount of the shop lowers the shop's share, not the courier's", async () => {
    const buyer = await market.buyer()
    const shopId = await market.makeShop('Toko Ongkir')
    await world()
      .services.db.update(shopShipping)
      .set({ discount: 5_000 })
      .where(eq(shopShipping.shopId, shopId))
    const moved = await wholeLife(buyer, async () => {
      const checkout = await checkOut(buyer, await market.product({ shopId, price: 100_000 }))
      const option = checkout.shippings.commercial.find(one => one.is_available)!
      expect([option.cost, option.final_cost]).toEqual([10_000, 5_000])
      return value(
        await sendOrder(
          buyer,
          orderOf(checkout, pay.account, {
            shipping_type: 'commercial',
            shipping_courier: option.courier,
            shipping_service: option.service,
            shipping_cost: option.final_cost,
            total_pay: 109_000
          })
        )
      )
    })
    expect(moved).toEqual({
      gateway: -109_000,
      fee_income: 4_000,
      seller_payable: 95_000,
      courier_payable: 10_000
    })
  })
})

it('[money-7] a free order succeeds, and the ledger is correct', async () => {
  const buyer = await market.buyer()
  const voucher = await market.voucher({ amount: 50_000, shopId: market.shopId })
  const product = await market.product({ price: 50_000 })
  const moved = await movedBy(world(), async () => {
    const { id, code } = await buy(buyer, product, pay.saldo, { voucher, discount: 50_000 })
    await advanceTo(world(), code, 'deliver')
    value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
  })
  expect(moved).toEqual({})
})

describe("[order-24, order-27] the payment's fee", () => {
  const paidOrder = async (buyer: Buyer) => {
    const order = await buy(buyer, await market.product({ price: 100_000 }), pay.account)
    await settle(world(), buyer, order.id)
    return order
  }

  const mails = async (to?: string) => {
    await world().services.background.settled()
    return value(await world().ops.call('GET /ops/outbox', to ? { to } : {}))
  }

  it('is retained if the buyer cancels', async () => {
    const buyer = await market.buyer()
    const { id } = await paidOrder(buyer)
    const before = await mails()
    const moved = await movedBy(world(), async () => {
      const sent = { id, reason: 'Salah pilih' }
      value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', sent))
    })
    expect(moved).toEqual({ escrow: -104_000, buyer_saldo: 100_000, fee_income: 4_000 })
    const detail = value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
    const told = 'Dana Rp100.000 dikembalikan ke Saldo Baba. Biaya penanganan Rp4.000 tidak dikembalikan'
    expect(detail).toMatchObject({ refunded: 100_000, payment: { status: 'paid' } })
    expect(detail.history[0]?.detail).toBe(`Pesanan dibatalkan: Salah pilih. ${told}`)
    const page = value(await buyer.person.call('GET /buyer/transaction/payment/{id}', { id: String(id) }))
    expect(page).toMatchObject({ status: 'cancel', refunded: 100_000, payment: { status: 'paid' } })
    const [notice] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notice?.body).toContain(`: Salah pilih. ${told}.`)
    // Mail goes only to a verified address.
    expect(await mails()).toEqual(before)
  })

  it('[order-30] is on the invoice with the refund, and so is a repeated payment', async () => {
    const buyer = await market.buyer()
    const { id } = await paidOrder(buyer)
    const invoice = async () =>
      (await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id })).text()
    expect(await invoice()).not.toContain('Saldo Baba')
    value(await world().ops.call('POST /ops/payment/settle', { number: await accountOf(buyer, id) }))
    const credited =
      'Dana Rp104.000 yang diterima terlambat atau lebih dari sekali dikembalikan ke Saldo Baba'
    expect(await invoice()).toContain(credited)
    expect(await invoice()).not.toContain('Dikembalikan')
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Salah pilih' }))
    const html = await invoice()
    expect(html).toMatch(/Dikembalikan ke Saldo Baba<\/td><td class="n">−Rp100\.000</)
    expect(html).toContain(
      'Dana Rp100.000 dikembalikan ke Saldo Baba. Biaya penanganan Rp4.000 tidak dikembalikan'
    )
    expect(html).toContain(credited)
  })

  it('is reported by mail to a verified address, also for a repeated payment', async () => {
    const buyer = await market.buyer()
    const email = `refund-${buyer.id}@contoh.id`
    const { db } = world().services
    await db.update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, buyer.id))
    const { id, code } = await paidOrder(buyer)
    value(await world().ops.call('POST /ops/payment/settle', { number: await accountOf(buyer, id) }))
    // Mails are sent after the answer, each as soon as possible: this one before the next is caused.
    expect(await mails(email)).toHaveLength(1)
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Salah pilih' }))
    expect((await mails(email)).map(({ subject, text }) => [subject, text])).toEqual([
      [
        'Rp100.000 dikembalikan ke Saldo Baba Anda',
        `Halo Pembeli Uji,\n\nPesanan ${code} dibatalkan: Salah pilih. Dana Rp100.000 dikembalikan ke Saldo Baba. Biaya penanganan Rp4.000 tidak dikembalikan.\n\nBaba Bangunan`
      ],
      [
        'Rp104.000 dikembalikan ke Saldo Baba Anda',
        expect.stringMatching(
          /^Halo Pembeli Uji,\s+Pembayaran pesanan \S+ diterima lebih dari sekali\. Dana Rp104\.000 dikembalikan ke Saldo Baba\./
        )
      ]
    ])
  })

  it('is refunded if the seller rejects', async () => {
    const buyer = await market.buyer()
    const { code } = await paidOrder(buyer)
    const moved = await movedBy(world(), async () => {
      value(await world().ops.call('POST /ops/transaction/{id}/reject', { id: code, reason: 'Habis' }))
    })
    expect(moved).toEqual({ escrow: -104_000, buyer_saldo: 104_000 })
  })
})
