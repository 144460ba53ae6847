import { afterEach, beforeAll, expect, it } from 'vitest'

import { advanceTo, expectTrueBooks, movedBy, pay, sendOrder } from '../support/buying.ts'
import { checkOutTogether, orderTogether } from '../support/buying-together.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let shopIds: number[]

beforeAll(async () => {
  market = await openMarket(world())
  shopIds = [market.shopId, await market.makeShop('Toko Dua'), await market.makeShop('Toko Tiga')]
})
afterEach(() => expectTrueBooks(world()))

/** Three orders of one payment in cash: of Rp100.000, Rp200.000 and Rp300.000. */
async function buyInCash() {
  const buyer = await market.buyer()
  const products = await Promise.all(
    shopIds.map((shopId, at) => market.product({ shopId, price: (at + 1) * 100_000 }))
  )
  const checkout = await checkOutTogether(buyer, products)
  const { orders } = value(await sendOrder(buyer, orderTogether(checkout, pay.cash)))
  const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]]
  const { person } = buyer
  const detail = async (id: number) => value(await person.call('GET /buyer/transaction/{id}', { id }))
  return {
    first,
    second,
    third,
    cancel: async (id: number) =>
      value(await person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Salah' })),
    confirm: async (id: number) => value(await person.call('POST /buyer/transaction/confirm/{id}', { id })),
    /** The payment status on an order's page, card and invoice. */
    async told(id: number) {
      const { status, payment } = await detail(id)
      const cards = value(await person.call('GET /buyer/transaction', { status }))
      const invoice = await (await person.send('GET /buyer/transaction/invoice/{id}', { id })).text()
      const card = cards.find(one => one.id === id)
      const [, ofOrder] = /Status pesanan: ([^<]*)/.exec(invoice) ?? []
      const [, ofPayment] = /Status pembayaran: ([^<]*)/.exec(invoice) ?? []
      return [payment.status, card?.payment.status, `${ofOrder} · ${ofPayment}`]
    },
    async page(id: number) {
      const paid = value(await person.call('GET /buyer/transaction/payment/{id}', { id: String(id) }))
      return [paid.payment.status, paid.grand_total, paid.tab]
    }
  }
}

it('[payment-65] shows for each order in cash whether it was paid itself', async () => {
  const { first, second, third, cancel, confirm, told, page } = await buyInCash()
  expect(await page(first.id)).toEqual(['unpaid', 600_000, 'paid'])

  await advanceTo(world(), first.code, 'deliver')
  await confirm(first.id)
  expect(await told(first.id)).toEqual(['paid', 'paid', 'Selesai · Berhasil'])
  expect(await told(second.id)).toEqual(['unpaid', 'unpaid', 'Diproses · Menunggu Pembayaran'])

  await cancel(second.id)
  expect(await told(second.id)).toEqual(['cancelled', 'cancelled', 'Pembatalan · Dibatalkan'])
  expect(await page(second.id)).toEqual(['unpaid', 400_000, 'paid'])

  const moved = await movedBy(world(), () => advanceTo(world(), third.code, 'deliver'))
  expect(moved).toEqual({ seller_payable: -300_000, escrow: 300_000 })
  expect(await told(second.id)).toEqual(['cancelled', 'cancelled', 'Pembatalan · Dibatalkan'])
  expect(await told(third.id)).toEqual(['paid', 'paid', 'Barang Sampai · Berhasil'])
  expect(await page(second.id)).toEqual(['paid', 400_000, 'paid'])
})

it('[payment-65] shows the result of a payment in cash when all of its orders ended', async () => {
  const { first, second, third, cancel, told, page } = await buyInCash()
  for (const { id } of [first, second, third]) await cancel(id)
  expect(await told(first.id)).toEqual(['cancelled', 'cancelled', 'Pembatalan · Dibatalkan'])
  expect(await page(first.id)).toEqual(['cancelled', 600_000, 'pending'])
})
