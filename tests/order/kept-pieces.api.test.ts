import { eq } from 'drizzle-orm'
import { addDays } from 'date-fns/addDays'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'
import { moveSoldWindow } from '#server/product/sold-window-job.ts'
import { transactionLines } from '#server/order/schema.ts'
import { reviews } from '#server/review/schema.ts'

import { buy, expectTrueBooks, pay, topUp, advanceTo } from '../support/buying.ts'
import { writeTo } from '../support/chatting.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { refuse, sentInCash } from '../support/refusing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let cement: Product
let iron: Product
let order: { id: number; code: string }

/** An order of four sacks and three bars, of which one sack and all bars are refused; it is done. */
beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  cement = await market.product({ price: 70_000, stock: 20, name: 'Semen Putih' })
  iron = await market.product({ price: 30_000, stock: 20, name: 'Besi Beton' })
  const [sent] = await sentInCash(world(), buyer, [[cement, 4], [iron, 3]]) // prettier-ignore
  order = sent!
  value(await refuse(world(), order, [[cement, 1], [iron, 3]])) // prettier-ignore
  value(await world().ops.call('POST /ops/transaction/{id}/deliver', { id: order.code }))
  value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }))
})
afterEach(() => expectTrueBooks(world()))

const review = (product: Product, id = order.id) =>
  buyer.person.call('POST /buyer/transaction/review', {
    transaction_id: id,
    product_id: product.id,
    rating: 5,
    review: 'Baik'
  })
const read = async (id = order.id) => value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))

describe('[order-112] what was refused', () => {
  it('is told to the buyer with the new total, and stands in the history', async () => {
    const { history } = await read()
    expect(history.map(({ detail }) => detail)).toContainEqual(
      expect.stringMatching(
        /^Sebagian barang ditolak penerima: 4 dari 7 \S+\. Tidak sesuai\. Total menjadi Rp210\.000\.$/
      )
    )
    const notices = value(await buyer.person.call('GET /buyer/notification', {}))
    const told = notices.find(({ title }) => title === 'Sebagian Barang Ditolak')
    expect(told).toMatchObject({
      value: String(order.id),
      body: expect.stringMatching(/ditolak saat diantar\. Tidak sesuai\. Yang dibayar menjadi Rp210\.000\.$/)
    })
  })

  it('is not on the card of a chat', async () => {
    const id = await writeTo(buyer, market.shopId, { transaction_id: order.id })
    const [message] = value(await buyer.person.call('GET /buyer/conversation/{id}', { id }))
    expect(message!.transaction).toMatchObject({
      grand_total: 210_000,
      products: [{ name: 'Semen Putih', qty: 3 }]
    })
  })

  it('is on the invoice without its price', async () => {
    const answer = await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id: order.id })
    const html = (await answer.text()).replaceAll('\u00A0', ' ')
    expect(html).toMatch(/Semen Putih.*3 dari 4 pcs.*Rp70\.000.*Rp210\.000/)
    expect(html).toMatch(/Besi Beton.*0 dari 3 pcs.*Rp30\.000.*>Rp0</)
    expect(html).toMatch(/Total[^<]*<\/td><td class="n">Rp210\.000/)
    expect(html).toContain('Tanpa 4 pcs yang ditolak saat diantar.')
  })
})

describe('[order-111] only kept pieces', () => {
  const sold = async (product: Product) => {
    const [row] = await world().services.db.select().from(products).where(eq(products.id, product.id))
    return [row!.sold, row!.sold30d]
  }

  it('are sold, and leave the window of 30 days once', async () => {
    expect([await sold(cement), await sold(iron)]).toEqual([
      [3, 3],
      [0, 0]
    ])
    const { services } = world()
    await moveSoldWindow(services)
    const later = { ...services, clock: { ...services.clock, now: () => addDays(services.clock.now(), 31) } }
    await moveSoldWindow(later)
    expect(await sold(cement)).toEqual([3, 0])
  })

  it('are bought again', async () => {
    const again = value(await buyer.person.call('POST /buyer/cart/add-by-transaction/{id}', { id: order.id }))
    expect(again).toMatchObject({ changed: [], skipped: [] })
    const cart = value(await buyer.person.call('GET /buyer/cart', {}))
    expect(cart.flatMap(({ details }) => details.map(line => [line.product.name, line.qty]))).toEqual([
      ['Semen Putih', 3]
    ])
  })
})

describe('[review-19] a product of which nothing was kept', () => {
  it('cannot be reviewed after a refusal, and the button does not wait for it', async () => {
    expect((await read()).review_action).toBe('write')
    expect(codeOf(await review(iron))).toBe('product_not_kept')
    value(await review(cement))
    expect((await read()).review_action).toBe('change')
  })

  it('cannot be reviewed if it was not shipped, but in another variant that was', async () => {
    const { db } = world().services
    await topUp(world(), buyer, 1_000_000)
    const goods = await market.product({ price: 70_000 })
    const done = async () => {
      const { id, code } = await buy(buyer, goods, pay.saldo, { qty: 2 })
      await advanceTo(world(), code, 'deliver')
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
      const [line] = await db.select().from(transactionLines).where(eq(transactionLines.transactionId, id))
      await db.update(transactionLines).set({ refundedQty: 2 }).where(eq(transactionLines.transactionId, id))
      return { id, line: line! }
    }
    const first = await done()
    expect((await read(first.id)).review_action).toBeNull()
    expect(codeOf(await review(goods, first.id))).toBe('product_not_kept')
    const second = await done()
    const { id: _id, ...line } = second.line
    // A gift, so that the order's goods remain the sum of its lines.
    await db.insert(transactionLines).values({ ...line, variant: 'Abu', price: 0, refundedQty: 1 })
    const written = value(await review(goods, second.id))
    const [row] = await db.select().from(reviews).where(eq(reviews.id, written.id))
    expect(row!.variant).toBe('Abu')
  })
})
