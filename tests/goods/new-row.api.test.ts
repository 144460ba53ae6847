import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { events } from '#server/core/events/schema.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { addGoods, variant } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

it.each([false, true])(
  '[goods-83] the row of a new product is written once, of a verified shop too',
  async isVerified => {
    const { db } = world().services
    await db.update(shops).set({ isVerified }).where(eq(shops.id, market.shopId))
    const { id } = await addGoods(world(), market.shopId, {
      min: 2,
      dimension_1: 'Ukuran',
      variants: [
        variant({ name_1: 'Kecil', price: 10_000, stock: 1 }),
        variant({ name_1: 'Sedang', price: 20_000, stock: 5 }),
        variant({ name_1: 'Besar', price: 5_000, stock: 99, is_active: false })
      ]
    })
    const [row] = await db.select().from(products).where(eq(products.id, id))
    expect(row).toMatchObject({
      minPrice: 20_000,
      cardPrice: 20_000,
      maxPrice: 20_000,
      stock: 6,
      bestStock: 5,
      canBuy: true
    })
    const told = await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.kind, 'product'), eq(events.objectId, id)))
    // Its own and those of three variants: a second write of the row would be another one.
    expect(told.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => 'product.changed'))
  }
)
