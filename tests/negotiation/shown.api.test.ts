import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { messages } from '#server/chat/schema.ts'
import { shopCouriers } from '#server/shipping/schema.ts'

import { expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { approve, decline, negotiate, payNegotiation, readOrder } from '../support/negotiating.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const cardOf = async (buyer: Buyer, id: number) => {
  const cards = value(await buyer.person.call('GET /buyer/transaction', { per_page: 100 }))
  return cards.find(card => card.id === id)!
}
const lastNotice = async ({ person }: Buyer) =>
  value(await person.call('GET /buyer/notification', { type: 'negotiation' }))[0]!.body

describe("the buyer's view of a negotiation", () => {
  it('[negotiation-28] on its card: the estimate, then the agreed freight, and nothing once it is paid', async () => {
    const buyer = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product())
    const { nego: negotiation } = await readOrder(buyer, id)
    const estimate = negotiation!.estimate!
    expect(estimate).toBeGreaterThan(0)
    expect(await cardOf(buyer, id)).toMatchObject({
      is_nego: true,
      nego_status: 'pending',
      grand_total: 50_000,
      negotiated: { is_agreed: false, freight: estimate, total: 50_000 + estimate }
    })
    value(await approve(world(), id, 70_000))
    expect(await cardOf(buyer, id)).toMatchObject({
      nego_status: 'approve',
      grand_total: 120_000,
      negotiated: { is_agreed: true, freight: 70_000, total: 120_000 }
    })
    await topUp(world(), buyer, 120_000)
    value(await payNegotiation(buyer, id, pay.saldo))
    expect(await cardOf(buyer, id)).toMatchObject({
      is_nego: true,
      nego_status: 'approve',
      grand_total: 120_000,
      negotiated: null
    })
  })

  it('[negotiation-26] after a decline: the remaining options', async () => {
    const buyer = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product())
    value(await decline(world(), id, 'Truk penuh'))
    expect(await lastNotice(buyer)).toContain('Truk penuh. Tawar lagi atau ubah metode pengiriman.')
    for (const note of ['Dua', 'Tiga']) {
      value(await buyer.person.call('POST /buyer/transaction/nego/offer/{id}', { id, note }))
      value(await decline(world(), id))
    }
    expect(await lastNotice(buyer)).toContain('Terlalu jauh. Ubah metode pengiriman atau batalkan pesanan.')

    const fourth = await buyer.person.call('POST /buyer/transaction/nego/offer/{id}', { id, note: 'Empat' })
    expect(fourth).toMatchObject({
      error: { message: 'Tawaran Anda sudah tiga kali. Ubah metode pengiriman atau batalkan pesanan.' }
    })

    // If Baba drives for Kurir Toko there is no other delivery.
    const shopId = await market.makeShop('Toko Satu Jalan')
    await world().services.db.update(shopCouriers).set({ byBaba: true })
    const heavy = await market.product({ shopId, weightG: 5_000_000 })
    const only = await negotiate(world(), buyer, heavy)
    value(await decline(world(), only.id))
    expect(await lastNotice(buyer)).toContain('Terlalu jauh. Tawar lagi atau batalkan pesanan.')
    await world().services.db.update(shopCouriers).set({ byBaba: false })
  })

  it('[order-20] has no invoice while it is open and after it ended unpaid, but one once it is paid', async () => {
    const buyer = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product())
    const invoice = async (ofOrder: number) =>
      (await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id: ofOrder })).status
    expect([(await readOrder(buyer, id)).actions.invoice, await invoice(id)]).toEqual([false, 404])
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Batal' }))
    expect([(await readOrder(buyer, id)).actions.invoice, await invoice(id)]).toEqual([false, 404])
    const paid = await negotiate(world(), buyer, await market.product())
    value(await approve(world(), paid.id, 50_000))
    value(await payNegotiation(buyer, paid.id, pay.account))
    expect([(await readOrder(buyer, paid.id)).actions.invoice, await invoice(paid.id)]).toEqual([true, 200])
  })

  it('[negotiation-9] says whether an offer is added to a quote', async () => {
    const buyer = await market.buyer()
    const onTop = async (command: Parameters<typeof negotiate>[3], weightG = 1_000) => {
      const { id } = await negotiate(world(), buyer, await market.product({ weightG }), command)
      return (await readOrder(buyer, id)).nego?.is_on_top
    }
    expect(await onTop({ place: 'beyondBaba', carrier: 'baba_expedition' })).toBe(true)
    expect(await onTop({})).toBe(false)
    expect(await onTop({ carrier: 'baba_expedition' }, 5_000_000)).toBe(false)
  })

  it('[negotiation-9] names the negotiated part in thread and history', async () => {
    const buyer = await market.buyer()
    const command = { place: 'beyondBaba', carrier: 'baba_expedition', offer: 40_000 } as const
    const { id } = await negotiate(world(), buyer, await market.product(), command)
    value(await approve(world(), id, 50_000))
    const { history } = await readOrder(buyer, id)
    expect(history.map(({ detail }) => detail)).toContain('Penjual menyetujui biaya tambahan Rp50.000')
    const said = await world().services.db.select().from(messages).where(eq(messages.transactionId, id))
    expect(said.map(({ message }) => message)).toEqual(['Tawaran biaya tambahan Rp40.000.'])
  })

  it('[negotiation-11] has payment methods, also cash, without a checkout', async () => {
    const buyer = await market.buyer()
    const cash = async (isCod: boolean) => {
      const product = await market.product({ cod: isCod })
      await negotiate(world(), buyer, product)
      const groups = value(
        await buyer.person.call('GET /buyer/transaction/payment', {
          shop_id: market.shopId,
          shipping_type: 'shop_courier',
          nominal: 100_000
        })
      )
      return groups.find(({ bank_type }) => bank_type === 'baba_cod')?.reason
    }
    expect([await cash(true), await cash(false)]).toEqual([null, 'Produk ini tidak dapat dibayar di tempat'])
  })

  it('[negotiation-30] once paid: the agreed total', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 100_000)
    const said = []
    for (const method of [pay.saldo, pay.account, pay.cash]) {
      const { id } = await negotiate(world(), buyer, await market.product())
      value(await approve(world(), id, 50_000))
      const paid = await payNegotiation(buyer, id, method)
      said.push([value(paid).status, paid.ok && paid.message])
    }
    expect(said).toEqual([
      ['paid', 'Pembayaran negosiasi berhasil'],
      ['pending', 'Negosiasi diterima. Selesaikan pembayaran dalam 24 jam.'],
      ['paid', 'Negosiasi diterima. Bayar saat barang tiba.']
    ])
  })
})
