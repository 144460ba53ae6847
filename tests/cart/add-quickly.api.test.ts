import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { cartLineLimit } from '#lib/cart/limits.ts'

import { cartLines, carts } from '#server/cart/schema.ts'
import { rows } from '#server/core/db/connect.ts'
import { accessSeconds } from '#server/identity/session.ts'
import { users } from '#server/identity/schema.ts'
import { productDetails } from '#server/product/schema.ts'

import { tally } from '../support/crowd.ts'
import { checkOut, expectTrueBooks, orderOf, pay, sendOrder } from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const size = { weightG: 1, lengthMm: 1, widthMm: 1, heightMm: 1 }
const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const add = (buyer: Buyer, product: Product, more: object = {}) =>
  buyer.person.call('POST /buyer/cart/add', { product_id: product.id, qty: 1, ...more })

/** The first addition opens the cart by the longer path; later ones take one statement. */
async function withCart(buyer: Buyer): Promise<Buyer> {
  value(await add(buyer, await market.product()))
  return buyer
}
const newcomer = async () => withCart(await market.buyer())

/** Adds this many lines to a cart: variants of one product. */
async function fill(buyer: Buyer, lines: number): Promise<void> {
  const { id: productId } = await market.product()
  const { db, clock } = world().services
  const variants = await db
    .insert(productDetails)
    .values(Array.from({ length: lines }, () => ({ productId, price: 1, stock: 0, ...size })))
    .returning({ id: productDetails.id })
  const line = { userId: buyer.id, shopId: market.shopId, productId, qty: 1, createdAt: clock.now() }
  await db.insert(cartLines).values(variants.map(({ id }) => ({ ...line, productDetailId: id })))
}

/** The pieces in a buyer's cart lines and orders. */
async function piecesOf(buyer: Buyer): Promise<number> {
  const [row] = await rows<{ pieces: string }>(
    world().services.db,
    sql`select (select coalesce(sum(qty), 0) from cart_lines where user_id = ${buyer.id}) + (
      select coalesce(sum(l.qty), 0) from transaction_lines l join transactions t on t.id = l.transaction_id
      where t.buyer_id = ${buyer.id}) as pieces`
  )
  return Number(row!.pieces)
}

describe('[cart-4] adding to an existing cart', () => {
  it("takes one statement, and sends the answer's counters to open tabs", async () => {
    const { services } = world()
    const buyer = await newcomer()
    const product = await market.product({ stock: 5 })
    const heard: { data: { cart: number } }[] = []
    const stop = services.bus.on('realtime', event => void heard.push(event as (typeof heard)[0]))
    const transaction = vi.spyOn(services.db, 'transaction')
    const first = value(await add(buyer, product, { qty: 2 }))
    const second = value(await add(buyer, product, { product_detail_id: product.detailId, qty: 3 }))
    expect(transaction).not.toHaveBeenCalled()
    transaction.mockRestore()
    expect(second).toEqual(first)
    expect(first.counters.cart).toBe(2)
    const told = { channel: `private-user.${buyer.id}`, event: 'counters', data: first.counters }
    // The first line's message may arrive only now.
    await vi.waitFor(() => expect(heard.filter(({ data }) => data.cart === 2)).toEqual([told, told]))
    stop()
    const [line] = await services.db.select().from(cartLines).where(eq(cartLines.id, first.cart_detail_id))
    expect(line).toMatchObject({
      qty: 5,
      userId: buyer.id,
      productDetailId: product.detailId,
      isBuyNow: false
    })
  })

  it('rejects a quantity out of bounds, and writes nothing', async () => {
    const buyer = await newcomer()
    const product = await market.product({ stock: 5, min: 2 })
    expect(codeOf(await add(buyer, product, { qty: 1 }))).toBe('below_minimum')
    expect(codeOf(await add(buyer, product, { qty: 6 }))).toBe('out_of_stock')
    value(await add(buyer, product, { qty: 3 }))
    expect(codeOf(await add(buyer, product, { qty: 3 }))).toBe('out_of_stock')
    expect(value(await add(buyer, product, { qty: 1 })).counters.cart).toBe(2)
    expect(codeOf(await add(buyer, product, { qty: 2 }))).toBe('out_of_stock')
  })

  it("[product-7, cart-10] rejects unavailable goods, a missing variant, and the buyer's own goods", async () => {
    const { db } = world().services
    const buyer = await newcomer()
    expect(codeOf(await add(buyer, await market.product({ isActive: false })))).toBe('product_not_found')
    const product = await market.product()
    const other = { productId: product.id, price: 1, stock: 9, ...size }
    const [variant] = await db.insert(productDetails).values(other).returning({ id: productDetails.id })
    expect(codeOf(await add(buyer, product))).toBe('variant_required')
    const foreign = await market.product()
    expect(codeOf(await add(buyer, product, { product_detail_id: foreign.detailId }))).toBe(
      'product_not_found'
    )
    await db.update(productDetails).set({ isActive: false }).where(eq(productDetails.id, variant!.id))
    expect(codeOf(await add(buyer, product, { product_detail_id: variant!.id }))).toBe('product_not_found')
    expect(codeOf(await add(buyer, product))).toBe('ok')
    await db.update(productDetails).set({ stock: 0 }).where(eq(productDetails.id, variant!.id))
    const seller = { ...(await market.buyer()), id: market.sellerId }
    await signIn(world(), seller.person, market.sellerId)
    expect(codeOf(await add(seller, foreign))).toBe('own_product')
    await db.insert(carts).values({ userId: market.sellerId }).onConflictDoNothing()
    expect(codeOf(await add(seller, foreign))).toBe('own_product')
  })

  it('[cart-1] requires a live session', async () => {
    const { services } = world()
    const [late, left, admin] = [await newcomer(), await newcomer(), await newcomer()]
    const product = await market.product()
    const access = left.person.cookies.get('access') ?? ''
    value(await left.person.call('DELETE /auth/logout', {}))
    left.person.cookies.set('access', access)
    expect(codeOf(await add(left, product))).toBe('unauthorized')
    await services.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
    expect(codeOf(await add(admin, product))).toBe('role_refused')
    await services.clock.advance(accessSeconds + 1)
    expect(codeOf(await add(late, product))).toBe('unauthorized')
  })

  it('[cart-8] stops at 100 lines when twenty are added at once', async () => {
    const buyer = await newcomer()
    await fill(buyer, cartLineLimit - 6)
    const wanted = await Promise.all(Array.from({ length: 20 }, () => market.product()))
    const answers = await Promise.all(wanted.map(product => add(buyer, product)))
    expect(tally(answers.map(codeOf))).toEqual({ ok: 5, cart_full: 15 })
    const { db } = world().services
    expect(await db.$count(cartLines, eq(cartLines.userId, buyer.id))).toBe(cartLineLimit)
    // Adding to an existing line is still allowed.
    const last = answers.findIndex(answer => answer.ok)
    expect(codeOf(await add(buyer, wanted[last]!))).toBe('ok')
  })

  it('waits for orders of the same goods and carts without a deadlock', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, newcomer))
    const shelf = await Promise.all(Array.from({ length: 3 }, () => market.product({ stock: 1_000 })))
    const orders = await Promise.all(
      crowd.map(async (buyer, i) => orderOf(await checkOut(buyer, shelf[i % 3]!), pay.account))
    )
    const answers = await Promise.all(
      crowd.flatMap((buyer, i) => [
        sendOrder(buyer, orders[i]!),
        ...shelf.flatMap(product => [add(buyer, product), add(buyer, product), add(buyer, product)])
      ])
    )
    // Adding to goods that are being ordered changes the total, which the order then rejects.
    const { ok = 0, total_changed = 0, ...others } = tally(answers.map(codeOf))
    expect([ok + total_changed, others]).toEqual([crowd.length * 10, {}])
    // None of the one, one and nine pieces is lost, whether added before or after the order.
    expect(await Promise.all(crowd.map(piecesOf))).toEqual(crowd.map(() => 11))
    await expectTrueBooks(world())
  })
})
