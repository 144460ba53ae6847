import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { shopCouriers } from '#server/shipping/schema.ts'

import { expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { approve, decline, negotiate, payNego, readOrder } from '../support/negotiating.ts'
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

describe('what a buyer sees of a negotiation', () => {
  it('[nego-28] on its card: the estimate, then what was agreed, and nothing once it is paid', async () => {
    const buyer = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product())
    const { nego } = await readOrder(buyer, id)
    const estimate = nego!.estimate!
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
    value(await payNego(buyer, id, pay.saldo))
    expect(await cardOf(buyer, id)).toMatchObject({
      is_nego: true,
      nego_status: 'approve',
      grand_total: 120_000,
      negotiated: null
    })
  })

  it('[nego-26] after a decline: what is still there to be done', async () => {
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

    // Where Baba drives for Kurir Toko there is no other delivery.
    const shopId = await market.makeShop('Toko Satu Jalan')
    await world().services.db.update(shopCouriers).set({ byBaba: true })
    const heavy = await market.product({ shopId, weightG: 5_000_000 })
    const only = await negotiate(world(), buyer, heavy)
    value(await decline(world(), only.id))
    expect(await lastNotice(buyer)).toContain('Terlalu jauh. Tawar lagi atau batalkan pesanan.')
    await world().services.db.update(shopCouriers).set({ byBaba: false })
  })

  it('[nego-30] when it is paid: what that came to', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 100_000)
    const said = []
    for (const method of [pay.saldo, pay.account, pay.cash]) {
      const { id } = await negotiate(world(), buyer, await market.product())
      value(await approve(world(), id, 50_000))
      const paid = await payNego(buyer, id, method)
      said.push([value(paid).status, paid.ok && paid.message])
    }
    expect(said).toEqual([
      ['paid', 'Pembayaran negosiasi berhasil'],
      ['pending', 'Negosiasi diterima. Selesaikan pembayaran dalam 24 jam.'],
      ['paid', 'Negosiasi diterima. Bayar saat barang tiba.']
    ])
  })
})
