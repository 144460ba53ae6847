import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { addresses } from '#server/address/schema.ts'
import { orders } from '#server/order/schema.ts'
import { productDetails } from '#server/product/schema.ts'

import { advanceTo, buy, expectTrueBooks, movedBy, pay } from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { linesOf, paymentOf, refuse, sentInCash } from '../support/refusing.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let cement: Product
let iron: Product

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const read = async (id: number, by = buyer) =>
  value(await by.person.call('GET /buyer/transaction/{id}', { id }))
const deliver = ({ code }: { code: string }) =>
  world().ops.call('POST /ops/transaction/{id}/deliver', { id: code })
const confirm = async (id: number) =>
  value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))

/** An order of four times Rp70.000 and four times Rp30.000 on its way: goods of Rp400.000. */
async function sent(promo: Parameters<typeof sentInCash>[3] = {}) {
  cement = await market.product({ price: 70_000, stock: 10 })
  iron = await market.product({ price: 30_000, stock: 10 })
  const wanted = [
    [cement, 4],
    [iron, 4]
  ] as const
  const [order] = await sentInCash(world(), buyer, wanted, promo)
  return order!
}

describe('[order-109, order-110] pieces that are refused at the door', () => {
  it("take their share of the shop's voucher along, and the freight stays", async () => {
    buyer = await market.buyer()
    // Nine kilometres away: beyond the shop's free radius.
    await world().services.db.update(addresses).set({ lat: -6.28 }).where(eq(addresses.id, buyer.addressId))
    const voucher = await market.voucher({
      amount: 50_000,
      shopId: market.shopId,
      minPurchaseAmount: 400_000
    })
    const order = await sent({ vouchers: [voucher], discount: 50_000 })
    const before = await read(order.id)
    const freight = before.grand_total - 350_000
    expect(freight).toBeGreaterThan(0)
    value(await refuse(world(), order, [[cement, 1], [iron, 2]])) // prettier-ignore
    // Goods of 130.000 of 400.000, so 16.250 of the voucher's 50.000.
    expect(await read(order.id)).toMatchObject({
      status: 'sent',
      subtotal: 270_000,
      discount: 33_750,
      shipping_cost: freight,
      grand_total: 236_250 + freight,
      payment: { amount: 236_250 + freight, status: before.payment.status },
      products: [
        { price: 30_000, qty: 4, refused_qty: 2 },
        { price: 70_000, qty: 4, refused_qty: 1 }
      ]
    })
    expect([await market.stockOf(cement), await market.stockOf(iron)]).toEqual([7, 8])
    const total = 236_250 + freight
    expect(await movedBy(world(), () => deliver(order))).toEqual({ seller_payable: -total, escrow: total })
    expect(await movedBy(world(), () => confirm(order.id))).toEqual({ seller_payable: total, escrow: -total })
  })

  it("take their share of the marketplace's voucher along, which is its expense", async () => {
    buyer = await market.buyer()
    const voucher = await market.voucher({ percentage: 10, maxAmount: 30_000 })
    const order = await sent({ vouchers: [voucher], discount: 30_000 })
    value(await refuse(world(), order, [[cement, 1]]))
    // Goods of 70.000 of 400.000, so 5.250 of 30.000.
    expect(await read(order.id)).toMatchObject({ subtotal: 330_000, discount: 24_750, grand_total: 305_250 })
    value(await deliver(order))
    const settled = { escrow: -305_250, promo_expense: -24_750, seller_payable: 330_000 }
    expect(await movedBy(world(), () => confirm(order.id))).toEqual(settled)
  })

  it('of one shop leave the other orders of the payment as they are', async () => {
    buyer = await market.buyer()
    const voucher = await market.voucher({ amount: 20_000, minPurchaseAmount: 400_000 })
    cement = await market.product({ price: 100_000, stock: 5 })
    iron = await market.product({ price: 100_000, shopId: await market.makeShop('Toko Dua') })
    const wanted = [
      [cement, 3],
      [iron, 1]
    ] as const
    const placed = await sentInCash(world(), buyer, wanted, {
      vouchers: [voucher, voucher],
      discount: 20_000
    })
    const [own, other] = [placed[0]!, placed[1]!]
    expect(await paymentOf(world(), own.id)).toEqual({ amount: 380_000, status: 'unpaid' })
    value(await refuse(world(), own, [[cement, 1]]))
    // Of the voucher's 15.000 for three pieces.
    expect(await read(own.id)).toMatchObject({ subtotal: 200_000, discount: 10_000, grand_total: 190_000 })
    expect(await read(other.id)).toMatchObject({ subtotal: 100_000, discount: 5_000, grand_total: 95_000 })
    expect((await paymentOf(world(), own.id)).amount).toBe(285_000)
    value(await refuse(world(), other))
    expect(await movedBy(world(), () => deliver(own))).toEqual({ seller_payable: -190_000, escrow: 190_000 })
    expect((await paymentOf(world(), own.id)).status).toBe('paid')
  })

  it('lower a cashback by their share, though cash takes none today', async () => {
    buyer = await market.buyer()
    const order = await sent()
    await world()
      .services.db.update(orders)
      .set({ cashback: 12_000, cashbackByShop: 4_000 })
      .where(eq(orders.id, order.id))
    value(await refuse(world(), order, [[cement, 2], [iron, 2]])) // prettier-ignore
    value(await deliver(order))
    const moved = await movedBy(world(), () => confirm(order.id))
    expect(moved).toEqual({
      escrow: -200_000,
      seller_payable: 198_000,
      promo_expense: -4_000,
      buyer_saldo: 6_000
    })
  })

  it('cost what they cost when they were ordered', async () => {
    buyer = await market.buyer()
    const order = await sent()
    const { db } = world().services
    await db.update(productDetails).set({ price: 1 }).where(eq(productDetails.id, cement.detailId))
    value(await refuse(world(), order, [[cement, 3]]))
    expect((await read(order.id)).grand_total).toBe(190_000)
  })

  it('can be followed by others, and what is left is the whole order', async () => {
    buyer = await market.buyer()
    const voucher = await market.voucher({ amount: 30_000, shopId: market.shopId })
    const order = await sent({ vouchers: [voucher], discount: 30_000 })
    value(await refuse(world(), order, [[cement, 3]]))
    value(await refuse(world(), order, [[cement, 1], [iron, 1]])) // prettier-ignore
    expect(await read(order.id)).toMatchObject({ status: 'sent', subtotal: 90_000, discount: 6_750 })
    expect(codeOf(await refuse(world(), order, [[cement, 1]]))).toBe('refuse_qty')
    const left = await refuse(world(), order, [[iron, 3]])
    expect(value(left).status).toBe('cancel')
    expect([await market.stockOf(cement), await market.stockOf(iron)]).toEqual([10, 10])
    expect(await read(order.id)).toMatchObject({
      cancel_by: 'expedition',
      subtotal: 90_000,
      payment: { amount: 83_250, status: 'cancelled' }
    })
    // The voucher is free again, as after any whole refusal.
    await sent({ vouchers: [voucher], discount: 30_000 })
  })

  it('[payment-66] do not count for the end of cash on delivery, all that were left do', async () => {
    buyer = await market.buyer()
    for (const _ of [1, 2]) value(await refuse(world(), await sent(), [[cement, 3]]))
    const third = await sent()
    value(await deliver(third))
    for (const { id } of value(await buyer.person.call('GET /buyer/transaction', { status: 'sent' })))
      if (id !== third.id) value(await deliver({ code: String(id) }))
    value(await refuse(world(), await sent(), [[cement, 4], [iron, 4]])) // prettier-ignore
    value(await refuse(world(), await sent(), [[iron, 4], [cement, 4]])) // prettier-ignore
    await expect(sent()).rejects.toThrow('Bayar di tempat tidak tersedia untuk akun ini sampai')
  })
})

describe('[order-109] a refusal of pieces', () => {
  it('is not possible once the cash is collected, nor for another payment', async () => {
    buyer = await market.buyer()
    const order = await sent()
    value(await deliver(order))
    expect(codeOf(await refuse(world(), order, [[cement, 1]]))).toBe('status_refused')
    const unpaid = await buy(buyer, iron, pay.account, { qty: 2 })
    expect(codeOf(await refuse(world(), unpaid, [[iron, 1]]))).toBe('status_refused')
    const packed = await buy(buyer, iron, pay.cash, { qty: 2 })
    await advanceTo(world(), packed.code, 'pack')
    expect(codeOf(await refuse(world(), packed, [[iron, 1]]))).toBe('status_refused')
  })

  it('[ops-20] is reported by the shop that drives, not by another', async () => {
    buyer = await market.buyer()
    const order = await sent()
    const own = await sellerOf(world(), market.shopId)
    const other = await sellerOf(world(), await market.makeShop('Toko Lain'))
    const key = 'kunci-toko'
    value(await refuse(world(), order, [[cement, 1]], { by: own, key }))
    // Nor does another shop read the answer with the same key.
    expect(codeOf(await refuse(world(), order, [[cement, 1]], { by: other, key }))).toBe('order_not_found')
    await world()
      .services.db.update(orders)
      .set({ shippingType: 'baba_expedition' })
      .where(eq(orders.id, order.id))
    expect(codeOf(await refuse(world(), order, [[cement, 1]], { by: own }))).toBe('forbidden')
    expect((await read(order.id)).subtotal).toBe(330_000)
  })

  it('rejects what is no choice of its lines, and then changes nothing', async () => {
    buyer = await market.buyer()
    const foreign = await linesOf(world(), (await sent()).code)
    const order = await sent()
    const [line, second] = await linesOf(world(), order.code)
    const id = line!.id
    const send = async (more: object) => {
      const sentSo = { id: order.code, reason: 'Pecah', ...more }
      const answer = await world().ops.send('POST /ops/transaction/{id}/refuse', sentSo)
      const { error } = (await answer.json()) as { error?: { code: string } }
      return `${answer.status} ${error?.code}`
    }
    const lines = (...named: unknown[]) => send({ lines: named })
    const invalid = '422 invalid_input'
    expect({
      none: await lines(),
      zero: await lines({ id, qty: 0 }),
      negative: await lines({ id, qty: -1 }),
      fraction: await lines({ id, qty: 1.5 }),
      words: await lines({ id, qty: 'semua' }),
      huge: await lines({ id, qty: 1e300 }),
      unnumbered: await lines({ id: null, qty: 1 }),
      bare: await lines(id),
      many: await lines(...Array.from({ length: 500 }, (_, at) => ({ id: at + 1, qty: 1 }))),
      misspelt: await send({ line: [{ id, qty: 1 }] }),
      noReason: await send({ reason: ' ', lines: [{ id, qty: 1 }] }),
      tooMany: await lines({ id, qty: 5 }),
      oneTooMany: await lines({ id, qty: 1 }, { id: second!.id, qty: 5 }),
      twice: await lines({ id, qty: 1 }, { id, qty: 1 }),
      foreign: await lines({ id: foreign[0]!.id, qty: 1 }),
      unknown: await lines({ id: 999_999_999, qty: 1 })
    }).toEqual({
      none: invalid,
      zero: invalid,
      negative: invalid,
      fraction: invalid,
      words: invalid,
      huge: invalid,
      unnumbered: invalid,
      bare: invalid,
      many: invalid,
      misspelt: invalid,
      noReason: invalid,
      tooMany: '422 refuse_qty',
      oneTooMany: '422 refuse_qty',
      twice: '422 refuse_lines',
      foreign: '422 refuse_lines',
      unknown: '422 refuse_lines'
    })
    expect(await read(order.id)).toMatchObject({ status: 'sent', subtotal: 400_000, grand_total: 400_000 })
    expect([await market.stockOf(cement), await market.stockOf(iron)]).toEqual([6, 6])
  })
})
