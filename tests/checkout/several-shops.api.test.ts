import { asc, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { cartLines } from '#server/cart/schema.ts'
import { checkouts } from '#server/checkout/schema.ts'
import { orders } from '#server/order/schema.ts'
import { payments } from '#server/payment/schema.ts'
import { voucherUses, vouchers } from '#server/voucher/schema.ts'

import { expectTrueBooks, movedBy, pay, sendOrder, topUp } from '../support/buying.ts'
import { addAll, checkOutTogether, openTogether, orderTogether } from '../support/buying-together.ts'
import { statementsOf } from '../support/count-statements.ts'
import {
  addAddress,
  addWarehouse,
  type Market,
  nearPlace,
  openMarket,
  type Product,
  region
} from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let shopIds: number[]

beforeAll(async () => {
  market = await openMarket(world())
  shopIds = [market.shopId, await market.makeShop('Toko Dua'), await market.makeShop('Toko Tiga')]
})
beforeEach(() => market.endVouchers())
afterEach(() => expectTrueBooks(world()))

/** A product of each of the first shops. */
async function shelve(prices: number[], more: { stock?: number; cod?: boolean } = {}): Promise<Product[]> {
  const products: Product[] = []
  for (const [at, price] of prices.entries()) {
    products.push(await market.product({ price, shopId: shopIds[at]!, ...more }))
  }
  return products
}

const ordersOf = (ids: number[]) =>
  world().services.db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id))

async function openWarehouse(): Promise<number> {
  return addWarehouse(world())
}

const openRows = (userId: number) =>
  world().services.db.select().from(checkouts).where(eq(checkouts.userId, userId))

describe('[checkout-16] a checkout of several shops', () => {
  it('shows a block per shop, to one address', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOutTogether(buyer, await shelve([100_000, 50_000]))
    expect(checkout.checkouts.map(block => [block.shop_id, block.subtotal, block.products.length])).toEqual([
      [shopIds[0], 100_000, 1],
      [shopIds[1], 50_000, 1]
    ])
    // Pages of one shop read the first block.
    const [first] = checkout.checkouts
    expect(checkout).toMatchObject({ id: first!.id, shop_id: shopIds[0], subtotal: 100_000 })
    expect(checkout.address.id).toBe(buyer.addressId)
  })

  it('[checkout-21, cart-2] shows shops and lines in the order of the cart, whichever are bought', async () => {
    const buyer = await market.buyer()
    const [first, second, third] = await shelve([100_000, 50_000, 30_000])
    const more = await market.product({ shopId: shopIds[1]! })
    // Adding to the oldest line is an addition too, and the lines left in the cart count for their shop.
    const lines = await addAll(buyer, [third!, second!, first!, more])
    value(await buyer.person.call('POST /buyer/cart/add', { product_id: second!.id, qty: 1 }))
    const cart = value(await buyer.person.call('GET /buyer/cart', {}))
    const checkout = await openTogether(buyer, lines)
    const told = (of: { products: readonly { id: number }[] }) => of.products.map(({ id }) => id)
    expect(checkout.checkouts.map(block => [block.shop_id, told(block)])).toEqual(
      cart.map(group => [group.id, group.details.map(({ id }) => id)])
    )
    const [own] = cart[0]!.details
    const without = await openTogether(
      buyer,
      lines.filter(id => id !== own!.id)
    )
    expect(without.checkouts.map(block => block.shop_id)).toEqual(cart.map(group => group.id))
  })

  it('stores shipping and voucher per shop, and address and payment for all', async () => {
    const buyer = await market.buyer()
    const lines = await addAll(buyer, await shelve([100_000, 50_000, 30_000]))
    const own = await market.voucher({ amount: 7_000, shopId: shopIds[1]! })
    const [first, second] = (await openTogether(buyer, lines.slice(0, 2))).checkouts
    const shipping = { type: 'commercial' as const, courier: 'Kurir Uji', service: 'REG' }
    const choose = 'POST /buyer/transaction/checkout/choose'
    value(await buyer.person.call(choose, { cart_id: second!.id, shipping, voucher: own }))
    value(await buyer.person.call(choose, { cart_id: second!.id, payment_id: pay.cash }))
    const office = await addAddress(world(), buyer.id, { label: 'Kantor' })
    const cart = { cart_detail_id: lines, address_id: office }
    const more = value(await buyer.person.call('POST /buyer/transaction/checkout', cart))
    // The remaining shops keep their ids; the third gets their address and payment.
    expect(more.checkouts.map(block => [block.id, block.shipping, block.voucher])).toEqual([
      [first!.id, null, null],
      [second!.id, shipping, own],
      [expect.any(String), null, null]
    ])
    expect(more).toMatchObject({ address: { id: office }, chosen: { payment_id: pay.cash } })
    // The first shop leaves; the others keep the shared choices.
    const left = await openTogether(buyer, lines.slice(1))
    expect(left).toMatchObject({ id: second!.id, address: { id: office }, chosen: { payment_id: pay.cash } })
    expect(await openRows(buyer.id)).toHaveLength(2)
  })

  it("picks up one shop's goods at a point, and delivers the other's", async () => {
    const buyer = await market.buyer()
    const far = { districtId: region.far, subdistrictId: region.farVillage, lat: -6.65 }
    const addressId = await addAddress(world(), buyer.id, far)
    const lines = await addAll(buyer, await shelve([100_000, 50_000]))
    const body = { cart_detail_id: lines, address_id: addressId }
    const opened = value(await buyer.person.call('POST /buyer/transaction/checkout', body))
    const [first, second] = opened.checkouts
    const point = { label: 'Keluarga' as const, name: 'Ani', phone: '081200001111', ...nearPlace }
    value(await buyer.person.call('POST /buyer/transaction/point/set', { ...point, cart_id: second!.id }))
    const again = value(await buyer.person.call('POST /buyer/transaction/checkout', body))
    expect(again.checkouts.map(block => block.delivery.mode)).toEqual(['deliver', 'point'])
    // A pickup at another address moves the whole checkout there, which drops the point.
    const beyond = await addAddress(world(), buyer.id, { ...far, label: 'Proyek' })
    const pickup = { cart_id: first!.id, warehouse_id: await openWarehouse(), address_id: beyond }
    value(await buyer.person.call('POST /buyer/transaction/pickup/set', pickup))
    const rows = await openRows(buyer.id)
    expect(rows.map(row => [row.id, row.addressId, row.mode]).toSorted()).toEqual(
      [
        [first!.id, beyond, 'pickup'],
        [second!.id, beyond, 'deliver']
      ].toSorted()
    )
  })

  it('is limited to ten shops', async () => {
    const buyer = await market.buyer()
    const products: Product[] = []
    for (let at = 0; at < 11; at += 1) {
      products.push(await market.product({ shopId: await market.makeShop(`Toko ${at}`) }))
    }
    const cart_detail_id = await addAll(buyer, products)
    const opened = await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id })
    expect(opened).toMatchObject({
      error: { message: 'Satu pembayaran untuk paling banyak 10 toko. Kurangi pilihan Anda.' }
    })
    expect(await openRows(buyer.id)).toEqual([])
  })
})

it('[checkout-70] a checkout of three shops takes as many queries as one of one', async () => {
  const buyer = await market.buyer()
  const lines = await addAll(buyer, await shelve([100_000, 50_000, 30_000]))
  const countQueries = async (ids: number[]) => {
    let opened: Awaited<ReturnType<typeof openTogether>> | undefined
    const shown = await statementsOf(world(), async () => (opened = await openTogether(buyer, ids)))
    expect(opened?.checkouts).toHaveLength(ids.length)
    const order = orderTogether(opened!, pay.account)
    const figured = await statementsOf(world(), async () =>
      expect(codeOf(await sendOrder(buyer, { ...order, total_pay: 1 }))).toBe('total_changed')
    )
    // Before, in its transaction, it remembers the part of each shop.
    return { shown: shown.length - shown.indexOf('commit'), figured: figured.length }
  }
  // The first one also reads couriers, trucks and payment methods, which are kept for seconds.
  await countQueries(lines.slice(0, 1))
  const alone = await countQueries(lines.slice(0, 1))
  expect([alone.shown > 10, alone.figured > 1]).toEqual([true, true])
  expect(await countQueries(lines)).toEqual(alone)
})

describe('[checkout-17] an order of several shops', () => {
  it('creates an order per shop and one payment, whose fee is on the first', async () => {
    const buyer = await market.buyer()
    const products = await shelve([100_000, 50_000])
    const checkout = await checkOutTogether(buyer, products)
    const made = value(await sendOrder(buyer, orderTogether(checkout, pay.account)))
    const orders = await ordersOf(made.orders.map(order => order.id))
    expect(orders.map(o => [o.shopId, o.grandTotal, o.feePayment, o.status])).toEqual([
      [shopIds[0], 104_000, 4_000, 'pending'],
      [shopIds[1], 50_000, 0, 'pending']
    ])
    expect(made).toMatchObject({ id: orders[0]!.id, code: orders[0]!.code })
    expect(made.orders).toEqual(orders.map(({ id, code, shopId }) => ({ id, code, shop_id: shopId })))
    const paid = await world().services.db.select().from(payments).where(eq(payments.buyerId, buyer.id))
    expect(paid).toMatchObject([{ id: orders[0]!.paymentId, amount: 154_000, fee: 4_000 }])
    expect(orders[1]!.paymentId).toBe(paid[0]!.id)
    // The checkout is deleted as a whole.
    expect(await openRows(buyer.id)).toEqual([])
    const { db } = world().services
    expect(await db.select().from(cartLines).where(eq(cartLines.userId, buyer.id))).toEqual([])
  })

  it('is paid from Saldo order by order, and needs Saldo for all of them', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOutTogether(buyer, await shelve([100_000, 50_000]))
    await topUp(world(), buyer, 149_999)
    expect(codeOf(await sendOrder(buyer, orderTogether(checkout, pay.saldo)))).toBe('balance_too_low')
    await topUp(world(), buyer, 1)
    const moved = await movedBy(world(), () => sendOrder(buyer, orderTogether(checkout, pay.saldo)))
    expect(moved).toEqual({ buyer_saldo: -150_000, escrow: 150_000 })
  })

  it('creates none if one of them fails', async () => {
    const buyer = await market.buyer()
    const [here, last] = (await shelve([100_000, 50_000], { stock: 1 })) as [Product, Product]
    const mine = orderTogether(await checkOutTogether(buyer, [here, last]), pay.account)
    const faster = await market.buyer()
    const theirs = orderTogether(await checkOutTogether(faster, [last]), pay.account)
    value(await sendOrder(faster, theirs))
    expect(codeOf(await sendOrder(buyer, mine))).toBe('out_of_stock')
    expect(await market.stockOf(here)).toBe(1)
    expect(await openRows(buyer.id)).toHaveLength(2)
  })

  it('must contain every shop of the checkout, each once', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOutTogether(buyer, await shelve([100_000, 50_000]))
    const whole = orderTogether(checkout, pay.account)
    const [first, second] = whole.checkouts!
    const send = (some: typeof whole.checkouts) =>
      sendOrder(buyer, { ...whole, checkouts: some! }).then(codeOf)
    expect(await send([first!])).toBe('checkout_not_found')
    expect(await send([first!, first!])).toBe('checkout_not_found')
    const foreign = { ...first!, cart_detail_id: second!.cart_detail_id }
    expect(await send([foreign, second!])).toBe('checkout_not_found')
    expect(await send([second!, first!])).toBe('ok')
  })

  it('names the missing field if a body has neither one order nor several', async () => {
    const buyer = await market.buyer()
    const sent = await sendOrder(buyer, { address_id: buyer.addressId, total_pay: 1 })
    expect(sent).toMatchObject({
      error: {
        code: 'invalid_input',
        fields: {
          cart_id: 'Checkout tidak ditemukan',
          cart_detail_id: 'Wajib diisi',
          shipping_type: 'Pilih pengiriman terlebih dahulu',
          shipping_cost: 'Wajib diisi'
        }
      }
    })
  })
})

it('[checkout-19] the total is checked over all shops, and each freight by itself', async () => {
  const buyer = await market.buyer()
  const checkout = await checkOutTogether(buyer, await shelve([100_000, 50_000]))
  const order = orderTogether(checkout, pay.account)
  const off = await sendOrder(buyer, { ...order, total_pay: 153_999 })
  expect(off).toMatchObject({
    error: { code: 'total_changed', details: { total_pay: 154_000, subtotal: 150_000, fee_payment: 4_000 } }
  })
  const [first, second] = order.checkouts!
  // The sum is right, but not as it was shown per shop.
  const shifted = [{ ...first!, shipping_cost: 1_000 }, second!]
  expect(codeOf(await sendOrder(buyer, { ...order, checkouts: shifted }))).toBe('total_changed')
  expect(codeOf(await sendOrder(buyer, order))).toBe('ok')
})

describe('[checkout-18, voucher-12] a marketplace voucher', () => {
  it('is shared by the shops that name it, and used once', async () => {
    const buyer = await market.buyer()
    const code = await market.voucher({ amount: 10_001, minPurchaseAmount: 390_000 })
    const checkout = await checkOutTogether(buyer, await shelve([100_000, 300_000]))
    expect(checkout.checkouts.flatMap(block => block.vouchers).map(v => v.code)).not.toContain(code)
    expect(checkout.market_vouchers.find(v => v.code === code)).toMatchObject({
      value: 10_001,
      is_available: true
    })
    const more = { vouchers: [code, code], discount: 10_001 }
    const made = value(await sendOrder(buyer, orderTogether(checkout, pay.account, more)))
    const orders = await ordersOf(made.orders.map(order => order.id))
    expect(orders.map(o => [o.discount, o.discountByShop, o.voucherCode])).toEqual([
      [2_500, 0, code],
      [7_501, 0, code]
    ])
    const { db } = world().services
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code))
    expect(voucher?.usedCount).toBe(1)
    const uses = await db.select().from(voucherUses).where(eq(voucherUses.voucherId, voucher!.id))
    expect(uses.map(use => use.transactionId)).toEqual([orders[0]!.id])
  })

  it("is used beside a shop's voucher, each for its own orders", async () => {
    const buyer = await market.buyer()
    const shared = await market.voucher({ percentage: 10, type: 'cashback' })
    const own = await market.voucher({ amount: 5_000, shopId: shopIds[1]! })
    const checkout = await checkOutTogether(buyer, await shelve([100_000, 50_000, 30_000]))
    const offered = checkout.checkouts.map(block => block.vouchers.some(v => v.code === own))
    expect(offered).toEqual([false, true, false])
    const more = { vouchers: [shared, own, shared], discount: 5_000 }
    const made = value(await sendOrder(buyer, orderTogether(checkout, pay.account, more)))
    const orders = await ordersOf(made.orders.map(order => order.id))
    expect(orders.map(o => [o.discount, o.discountByShop, o.cashback, o.cashbackByShop])).toEqual([
      [0, 0, 10_000, 0],
      [5_000, 5_000, 0, 0],
      [0, 0, 3_000, 0]
    ])
  })

  it('is limited to one per payment, and a shop’s voucher to its own goods', async () => {
    const buyer = await market.buyer()
    const [one, other] = [await market.voucher({ amount: 1_000 }), await market.voucher({ amount: 2_000 })]
    const ofFirst = await market.voucher({ amount: 1_000, shopId: shopIds[0]! })
    const checkout = await checkOutTogether(buyer, await shelve([100_000, 50_000]))
    const send = (codes: string[], discount: number) =>
      sendOrder(buyer, orderTogether(checkout, pay.account, { vouchers: codes, discount }))
    expect(await send([one, other], 3_000)).toMatchObject({
      error: { message: 'Satu pembayaran hanya untuk satu promo Baba.' }
    })
    expect(codeOf(await send([ofFirst, ofFirst], 1_000))).toBe('voucher_not_found')
    expect(codeOf(await send([one, ofFirst], 2_000))).toBe('voucher_not_found')
  })

  it("[checkout-21] stays with the remaining shop, also after a reload, unless the shop's own is worth more", async () => {
    const buyer = await market.buyer()
    const products = await shelve([100_000, 50_000])
    const lines = await addAll(buyer, products)
    const shared = await market.voucher({ amount: 3_000, minPurchaseAmount: 60_000 })
    const { id } = await openTogether(buyer, lines)
    const choose = (cart_id: string, choice: object) =>
      buyer.person.call('POST /buyer/transaction/checkout/choose', { cart_id, ...choice }).then(value)
    await choose(id, { market_voucher: shared })
    const alone = await openTogether(buyer, lines.slice(0, 1))
    expect(alone).toMatchObject({ voucher: shared, notices: [] })
    // All of them together share it as before.
    expect(await openTogether(buyer, lines)).toMatchObject({ market_voucher: shared })
    // If it remains alone and is worth nothing there, that is reported once.
    const lost = await openTogether(buyer, lines.slice(1))
    expect(lost).toMatchObject({ voucher: null, notices: [`Promo ${shared} tidak berlaku lagi`] })
    expect(await openTogether(buyer, lines.slice(1))).toMatchObject({ voucher: null, notices: [] })
    // Removed by hand it stays removed.
    await choose((await openTogether(buyer, lines)).id, { market_voucher: shared })
    await choose((await openTogether(buyer, lines.slice(0, 1))).id, { voucher: null })
    expect(await openTogether(buyer, lines.slice(0, 1))).toMatchObject({ voucher: null })
    // A shop's own, which its prices promise, was never given up for it.
    await choose((await openTogether(buyer, lines)).id, { market_voucher: shared })
    const own = await market.voucher({ amount: 5_000, shopId: shopIds[0]!, productId: products[0]!.id })
    await openTogether(buyer, lines.slice(1))
    await choose((await openTogether(buyer, lines)).id, { market_voucher: shared })
    expect(await openTogether(buyer, lines.slice(0, 1))).toMatchObject({ voucher: own })
  })

  it('for some goods is shared by a payment with such goods, and by no other', async () => {
    const buyer = await market.buyer()
    const products = await shelve([100_000, 50_000])
    const shared = await market.voucher({ amount: 3_000, productId: products[0]!.id })
    const ofShop = await market.voucher({ amount: 1_000, shopId: shopIds[1]!, productId: products[0]!.id })
    const lineIds = await addAll(buyer, products)
    const without = await openTogether(buyer, lineIds.slice(1))
    const foreign = orderTogether(without, pay.account, { vouchers: [shared], discount: 3_000 })
    expect(codeOf(await sendOrder(buyer, foreign))).toBe('voucher_not_found')
    const both = await openTogether(buyer, lineIds)
    const send = (code: string, discount: number) => {
      const codes = both.checkouts.map(({ shop_id }) => (shop_id === shopIds[1] ? code : undefined))
      return sendOrder(buyer, orderTogether(both, pay.account, { vouchers: codes, discount })).then(codeOf)
    }
    expect(await send(ofShop, 1_000)).toBe('voucher_not_found')
    expect(await send(shared, 3_000)).toBe('ok')
  })

  it('that was stored for all is reported once when it expires', async () => {
    const buyer = await market.buyer()
    const code = await market.voucher({ amount: 1_000 })
    const lines = await addAll(buyer, await shelve([100_000, 50_000]))
    const [first] = (await openTogether(buyer, lines)).checkouts
    const choice = { cart_id: first!.id, market_voucher: code }
    value(await buyer.person.call('POST /buyer/transaction/checkout/choose', choice))
    expect(await openTogether(buyer, lines)).toMatchObject({ market_voucher: code, notices: [] })
    const { db } = world().services
    await db.update(vouchers).set({ validUntil: new Date() }).where(eq(vouchers.code, code))
    expect(await openTogether(buyer, lines)).toMatchObject({
      market_voucher: null,
      notices: [`Promo ${code} tidak berlaku lagi`]
    })
    expect((await openTogether(buyer, lines)).notices).toEqual([])
  })
})

describe("[payment-62] a buyer's open payments", () => {
  it('are limited by payments, and in cash by orders', async () => {
    const buyer = await market.buyer()
    const products = await shelve([60_000, 60_000], { stock: 100 })
    for (let at = 0; at < 6; at += 1) {
      const checkout = await checkOutTogether(buyer, products)
      value(await sendOrder(buyer, orderTogether(checkout, pay.account)))
    }
    const cash = async () => orderTogether(await checkOutTogether(buyer, products), pay.cash)
    value(await sendOrder(buyer, await cash()))
    // Two are open; two more would be four.
    expect(codeOf(await sendOrder(buyer, await cash()))).toBe('too_many_cash')
  })
})
