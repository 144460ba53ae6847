import { subDays } from 'date-fns/subDays'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { refreshBoughtTogether } from '#server/order/bought-together.ts'
import { transactionLines, orders } from '#server/order/schema.ts'
import { boughtTogether } from '#server/order/together-schema.ts'
import { products } from '#server/product/schema.ts'

import { buy, pay } from '../support/buying.ts'
import { type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let made: typeof orders.$inferSelect
let line: typeof transactionLines.$inferSelect
let one: Product
let other: Product

beforeAll(async () => {
  market = await openMarket(world())
  const { db } = world().services
  const { id } = await buy(await market.buyer(), await market.product(), pay.account)
  made = (await db.select().from(orders).where(eq(orders.id, id)))[0]!
  line = (await db.select().from(transactionLines).where(eq(transactionLines.transactionId, id)))[0]!
})
beforeEach(async () => {
  one = await market.product()
  other = await market.product()
})

/** Orders that hold all of these products, copied from a real one. */
async function order(count: number, goods: Product[], more: Partial<typeof orders.$inferInsert> = {}) {
  const { db } = world().services
  for (let copy = 0; copy < count; copy++) {
    const { id: _id, ...fields } = made
    const [row] = await db
      .insert(orders)
      .values({
        ...fields,
        status: 'success',
        code: crypto.randomUUID(),
        paymentId: null,
        holdsStock: false,
        ...more
      })
      .returning({ id: orders.id })
    const { id: _line, ...fieldsOfLine } = line
    await db.insert(transactionLines).values(
      goods.map(({ id: productId, detailId }) => ({
        ...fieldsOfLine,
        transactionId: row!.id,
        productId,
        productDetailId: detailId
      }))
    )
  }
}

const refresh = () => refreshBoughtTogether(world().services)
const together = async (product: Product) => {
  const answer = world()
    .person()
    .call('GET /buyer/product/together/{id}', { id: String(product.id) })
  return value(await answer).map(card => card.id)
}

describe('[catalogue-42] products bought together', () => {
  it('are shown from 20 common orders on, in both directions', async () => {
    await order(19, [one, other])
    await refresh()
    expect(await together(one)).toEqual([])
    await order(1, [one, other])
    await refresh()
    expect(await together(one)).toEqual([other.id])
    expect(await together(other)).toEqual([one.id])
  })

  it('count an order once, however many variants of a product it holds', async () => {
    await order(15, [one, one, other, other])
    await refresh()
    expect(await together(one)).toEqual([])
  })

  it('exclude cancelled and unpaid orders, and those older than a year', async () => {
    await order(19, [one, other])
    await order(1, [one, other], { status: 'pending' })
    await order(1, [one, other], { status: 'cancel' })
    await order(1, [one, other], { createdAt: subDays(world().services.clock.now(), 366) })
    await refresh()
    expect(await together(one)).toEqual([])
  })

  it('[order-111] exclude a product of which nothing was kept', async () => {
    await order(20, [one, other])
    await refresh()
    expect(await together(one)).toEqual([other.id])
    const { db } = world().services
    const [first] = await db.select().from(transactionLines).where(eq(transactionLines.productId, other.id))
    await db
      .update(transactionLines)
      .set({ refusedQty: first!.qty })
      .where(eq(transactionLines.id, first!.id))
    await refresh()
    expect(await together(one)).toEqual([])
  })

  it('disappear with the orders, and a run without changes writes nothing', async () => {
    await order(20, [one, other])
    await refresh()
    expect(await refresh()).toBe(0)
    const { db } = world().services
    const [first] = await db
      .select({ id: transactionLines.transactionId })
      .from(transactionLines)
      .where(eq(transactionLines.productId, one.id))
    await db.update(orders).set({ status: 'cancel' }).where(eq(orders.id, first!.id))
    await refresh()
    expect(await together(one)).toEqual([])
    const pairs = db.select().from(boughtTogether).where(eq(boughtTogether.productId, other.id))
    expect(await pairs).toEqual([])
  })

  it('are counted in the newest lines alone', async () => {
    await order(20, [one, other])
    await refresh()
    expect(await together(one)).toEqual([other.id])
    await refreshBoughtTogether(world().services, 38)
    expect(await together(one)).toEqual([])
  })

  it('are limited to twelve, the most frequent first', async () => {
    const others = []
    for (let count = 0; count < 13; count++) others.push(await market.product())
    await order(20, [one, ...others])
    await order(1, [one, other])
    await order(1, [one, others[12]!])
    await refresh()
    const shown = await together(one)
    expect(shown).toHaveLength(12)
    expect(shown[0]).toBe(others[12]!.id)
    expect(shown).not.toContain(other.id)
  })

  it('are in stock only', async () => {
    const third = await market.product()
    await order(20, [one, other, third])
    await refresh()
    const { db } = world().services
    await db.update(products).set({ stock: 0, bestStock: 0 }).where(eq(products.id, other.id))
    expect(await together(one)).toEqual([third.id])
    await db.update(products).set({ isActive: false }).where(eq(products.id, third.id))
    expect(await together(one)).toEqual([])
    const gone = await world()
      .person()
      .call('GET /buyer/product/together/{id}', { id: String(third.id) })
    expect(codeOf(gone)).toBe('product_not_found')
  })
})
