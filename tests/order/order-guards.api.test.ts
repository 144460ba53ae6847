import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { lockBalance, postMovement } from '#server/money/ledger.ts'
import { changeReview } from '#server/review/write-review.ts'
import { takeStock } from '#server/product/stock.ts'
import { transactor } from '#server/core/transact.ts'
import { noteVoucherUses, takeVoucherQuotas } from '#server/voucher/vouchers.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { cartLines } from '#server/cart/schema.ts'
import { productDetails } from '#server/product/schema.ts'
import { addresses } from '#server/address/schema.ts'
import { shopBankAccounts } from '#server/shop/schema.ts'
import { vouchers, voucherUses } from '#server/voucher/schema.ts'

import {
  advanceTo,
  buy,
  checkOut,
  expectTrueBooks,
  movedBy,
  orderOf,
  pay,
  sendOrder,
  settle,
  topUp
} from '../support/buying.ts'
import { addAddress, type Buyer, type Market, nearPlace, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const orderBy = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
const ops = (step: 'accept' | 'pack', code: string) =>
  world().ops.call(`POST /ops/transaction/{id}/${step}`, { id: code })

describe('a voucher', () => {
  it('[voucher-3] of another shop is neither offered nor accepted', async () => {
    const buyer = await market.buyer()
    const voucher = await market.voucher({ amount: 10_000, shopId: await market.makeShop('Toko Asing') })
    const checkout = await checkOut(buyer, await market.product({ price: 100_000 }))
    expect(checkout.vouchers.map(offered => offered.code)).not.toContain(voucher)
    const order = orderOf(checkout, pay.account, { voucher, discount: 10_000 })
    expect(codeOf(await sendOrder(buyer, order))).toBe('voucher_not_found')
  })

  it('[voucher-3] for other products is neither offered nor accepted', async () => {
    const buyer = await market.buyer()
    const other = await market.product()
    const voucher = await market.voucher({ amount: 10_000, productId: other.id })
    const checkout = await checkOut(buyer, await market.product({ price: 100_000 }))
    expect(checkout.vouchers.map(offered => offered.code)).not.toContain(voucher)
    const order = orderOf(checkout, pay.account, { voucher, discount: 10_000 })
    expect(codeOf(await sendOrder(buyer, order))).toBe('voucher_not_found')
    // The same voucher is valid for its own product.
    const own = await checkOut(buyer, other)
    value(await sendOrder(buyer, orderOf(own, pay.account, { voucher, discount: 10_000 })))
  })

  it.each([
    ['the shop', true, { seller_payable: 90_000 }],
    ['the marketplace', false, { seller_payable: 100_000, promo_expense: -10_000 }]
  ])('[voucher-6] is paid by %s that gave it', async (_, byShop, borne) => {
    const buyer = await market.buyer()
    const voucher = await market.voucher({ amount: 10_000, shopId: byShop ? market.shopId : null })
    const product = await market.product({ price: 100_000 })
    const moved = await movedBy(world(), async () => {
      const { id, code } = await buy(buyer, product, pay.account, { voucher, discount: 10_000 })
      await settle(world(), buyer, id)
      await advanceTo(world(), code, 'deliver')
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    })
    expect(moved).toEqual({ gateway: -94_000, fee_income: 4_000, ...borne })
  })

  it('[voucher-4] cannot exceed its last use, whatever was read before', async () => {
    const { db } = world().services
    const code = await market.voucher({ amount: 1_000, usageLimit: 2, usedCount: 2 })
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code))
    await expect(db.transaction(tx => takeVoucherQuotas(tx, [voucher!.id]))).rejects.toThrow(ApiException)
    const [after] = await db.select().from(vouchers).where(eq(vouchers.code, code))
    expect(after!.usedCount).toBe(2)
  })

  it('[voucher-4] is used once per buyer, whatever was read before', async () => {
    const { db } = world().services
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000 })
    const voucher = await market.voucher({ amount: 10_000 })
    const first = await buy(buyer, product, pay.account, { voucher, discount: 10_000 })
    const second = await buy(buyer, product, pay.account)
    const [{ id: voucherId } = { id: 0 }] = await db
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(eq(vouchers.code, voucher))
    const use = { voucherId, userId: buyer.id, transactionId: second.id }
    await expect(db.transaction(tx => noteVoucherUses(tx, [use], new Date()))).rejects.toThrow('voucher_used')
    const uses = await db.select().from(voucherUses).where(eq(voucherUses.voucherId, voucherId))
    expect(uses.map(held => held.transactionId)).toEqual([first.id])
  })
})

describe('Saldo', () => {
  it('[money-3] never falls below zero, whatever was read before', async () => {
    const { db } = world().services
    const buyer = await market.buyer()
    await topUp(world(), buyer, 1_000)
    const movement = {
      code: 'TR',
      trxId: `TR-none-${buyer.id}`,
      refId: 'none',
      remark: 'Pembayaran pesanan',
      entries: [
        { account: 'buyer_saldo', userId: buyer.id, amount: -1_001 },
        { account: 'escrow', amount: 1_001 }
      ]
    } as const
    await expect(db.transaction(tx => postMovement(tx, movement, new Date()))).rejects.toThrow(
      'balance_too_low'
    )
    expect(await db.transaction(tx => lockBalance(tx, buyer.id))).toBe(1_000)
  })
})

describe('an order', () => {
  it('[checkout-6] takes all lines of its checkout, or none', async () => {
    const buyer = await market.buyer()
    const [one, two] = [await market.product({ price: 100_000 }), await market.product({ price: 50_000 })]
    await checkOut(buyer, one)
    const added = value(
      await buyer.person.call('POST /buyer/cart/add', { product_id: two.id, qty: 1, is_buy_now: false })
    )
    const shops = value(await buyer.person.call('GET /buyer/cart', {}))
    const lines = shops.flatMap(shop => shop.details.map(line => line.id))
    const both = value(await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: lines }))
    const order = { ...orderOf(both, pay.account), cart_detail_id: [added.cart_detail_id] }
    expect(codeOf(await sendOrder(buyer, order))).toBe('checkout_not_found')
    value(await sendOrder(buyer, orderOf(both, pay.account)))
  })
})

describe('the seller', () => {
  async function paidOrder() {
    const buyer = await market.buyer()
    const order = await buy(buyer, await market.product(), pay.account)
    await settle(world(), buyer, order.id)
    return { buyer, ...order }
  }

  it('[order-3] accepts an order once', async () => {
    const { buyer, id, code } = await paidOrder()
    value(await ops('accept', code))
    const { history } = await orderBy(buyer, id)
    expect(codeOf(await ops('accept', code))).toBe('status_refused')
    expect((await orderBy(buyer, id)).history).toEqual(history)
  })

  it('[order-3] packs accepted orders only', async () => {
    const { buyer, id, code } = await paidOrder()
    expect(codeOf(await ops('pack', code))).toBe('status_refused')
    expect((await orderBy(buyer, id)).status).toBe('paid')
    value(await ops('accept', code))
    value(await ops('pack', code))
  })
})

describe("the shop's bank accounts", () => {
  it('[order-21] are shown only for cash on delivery, while the goods are on their way', async () => {
    const buyer = await market.buyer()
    const shopId = await market.makeShop('Toko Bank')
    const account = { bankName: 'BCA', accountNumber: '8800112233', accountHolder: 'Toko Bank' }
    await world()
      .services.db.insert(shopBankAccounts)
      .values({ shopId, ...account })
    const accountsOf = async (id: number) => (await orderBy(buyer, id)).bank_account
    const cash = await buy(buyer, await market.product({ shopId, price: 70_000 }), pay.cash)
    expect(await accountsOf(cash.id)).toEqual([])
    await advanceTo(world(), cash.code, 'ship')
    expect(await accountsOf(cash.id)).toEqual([
      { bank_name: 'BCA', account_number: '8800112233', account_holder: 'Toko Bank' }
    ])
    const transfer = await buy(buyer, await market.product({ shopId }), pay.account)
    await settle(world(), buyer, transfer.id)
    await advanceTo(world(), transfer.code, 'ship')
    expect(await accountsOf(transfer.id)).toEqual([])
  })
})

describe('unavailable goods', () => {
  it('[product-10] are not taken from the stock: more pieces than there are, whatever was read before', async () => {
    const product = await market.product({ stock: 2 })
    const pieces = [{ productDetailId: product.detailId, productId: product.id, qty: 3 }]
    await expect(
      transactor(world().services)((tx, after) => takeStock({ tx, after }, pieces))
    ).rejects.toThrow(ApiException)
    expect(await market.stockOf(product)).toBe(2)
  })

  it('[product-11] are not taken from the stock: a variant that was switched off', async () => {
    const product = await market.product()
    const { db } = world().services
    await db.update(productDetails).set({ isActive: false }).where(eq(productDetails.id, product.detailId))
    const pieces = [{ productDetailId: product.detailId, productId: product.id, qty: 1 }]
    await expect(
      transactor(world().services)((tx, after) => takeStock({ tx, after }, pieces))
    ).rejects.toThrow(ApiException)
    expect(await market.stockOf(product)).toBe(10)
  })

  it("[cart-10] cannot be bought: the buyer's own goods, even in the cart", async () => {
    const { db, clock } = world().services
    const seller = { ...(await market.buyer()), id: market.sellerId }
    await signIn(world(), seller.person, seller.id)
    await addAddress(world(), seller.id)
    const product = await market.product()
    const [line] = await db
      .insert(cartLines)
      .values({
        userId: seller.id,
        shopId: market.shopId,
        productId: product.id,
        productDetailId: product.detailId,
        qty: 1,
        createdAt: clock.now()
      })
      .returning({ id: cartLines.id })
    const opened = await seller.person.call('POST /buyer/transaction/checkout', {
      cart_detail_id: [line!.id]
    })
    expect(codeOf(opened)).toBe('own_product')
  })
})

describe('limits', () => {
  it('[review-7] a review is changed once, also by two concurrent changes', async () => {
    const buyer = await market.buyer()
    const product = await market.product()
    const { id, code } = await buy(buyer, product, pay.account)
    await settle(world(), buyer, id)
    await advanceTo(world(), code, 'deliver')
    value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    const text = { rating: 5, review: 'Bagus' }
    const review = value(
      await buyer.person.call('POST /buyer/transaction/review', {
        ...text,
        product_id: product.id,
        transaction_id: id
      })
    )
    const { db, clock } = world().services
    const change = (rating: number) =>
      db.transaction(tx =>
        changeReview(tx, buyer.id, review.id, { ...text, rating, photoPath: undefined }, clock.now())
      )
    expect(await change(2)).toMatchObject({ ok: true, value: { rating: 2, isUpdated: true } })
    expect(await change(1)).toMatchObject({ ok: false, error: { code: 'review_locked' } })
  })

  it('[address-6] a buyer has at most 50 addresses', async () => {
    const buyer = await market.buyer()
    const { db, clock } = world().services
    const [own] = await db.select().from(addresses).where(eq(addresses.userId, buyer.id))
    const { id: _id, ...copy } = { ...own!, isMain: false, createdAt: clock.now() }
    await db.insert(addresses).values(Array.from({ length: 48 }, () => copy))
    const add = () =>
      buyer.person.call('POST /buyer/address/add', {
        label: 'Proyek',
        name: 'Budi',
        phone: '081234567890',
        ...nearPlace
      })
    value(await add())
    expect(await add()).toMatchObject({
      ok: false,
      error: { code: 'address_book_full', message: 'Maksimal 50 alamat tersimpan.' }
    })
  })
})
