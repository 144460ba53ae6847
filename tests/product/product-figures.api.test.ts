import { addDays } from 'date-fns/addDays'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { readCards } from '#server/product/product-cards.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'
import { shops } from '#server/shop/schema.ts'
import { readProduct } from '#server/catalogue/product-detail.ts'

import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

describe('a card', () => {
  it('[product-2] promises only vouchers that the smallest purchase can use now', async () => {
    const { db, clock } = world().services
    const { id: productId } = await market.product({ price: 50_000, min: 2 })
    const from = (days: number) => addDays(clock.now(), days)
    await market.voucher({ productId, amount: 1_000, code: 'ADA' })
    await market.voucher({ productId, amount: 1_000, code: 'CUKUP', minPurchaseAmount: 100_000 })
    await market.voucher({ productId, amount: 1_000, code: 'KURANG', minPurchaseAmount: 100_001 })
    await market.voucher({ productId, amount: 1_000, code: 'RAHASIA', isShow: false })
    await market.voucher({ productId, amount: 1_000, code: 'NANTI', validFrom: from(1) })
    await market.voucher({
      productId,
      amount: 1_000,
      code: 'LEWAT',
      validUntil: from(-1),
      validFrom: from(-2)
    })
    await market.voucher({ productId, amount: 1_000, code: 'HABIS', usageLimit: 3, usedCount: 3 })
    const [card] = await readCards(db, [productId], clock.now())
    expect(card?.vouchers.map(voucher => voucher.code)).toEqual(['ADA', 'CUKUP'])
  })
})

describe('the photo of a card', () => {
  const size = { weightG: 1, lengthMm: 1, widthMm: 1, heightMm: 1 }

  it('[catalogue-47] is the main one, unless it shows variants that cannot be bought', async () => {
    const { db, clock } = world().services
    const { id, detailId } = await market.product({ price: 50_000, stock: 3, min: 2 })
    const shown = async () => (await readCards(db, [id], clock.now()))[0]?.photo
    const stockOf = (variant: number, stock: number) =>
      db.update(productDetails).set({ stock }).where(eq(productDetails.id, variant))
    await db.update(products).set({ photoPath: 'products/merah' }).where(eq(products.id, id))
    expect(await shown()).toBe('products/merah')
    await db
      .update(productDetails)
      .set({ photoPath: 'products/merah' })
      .where(eq(productDetails.id, detailId))
    const [blue] = await db
      .insert(productDetails)
      .values({ productId: id, price: 50_000, stock: 5, photoPath: 'products/biru', sort: 1, ...size })
      .returning()
    expect(await shown()).toBe('products/merah')
    // Below the smallest purchase.
    await stockOf(detailId, 1)
    expect(await shown()).toBe('products/biru')
    const second = { productId: id, price: 60_000, stock: 9, photoPath: 'products/merah', sort: 2, ...size }
    await db.insert(productDetails).values(second)
    expect(await shown()).toBe('products/merah')
    await db.update(productDetails).set({ stock: 0 }).where(eq(productDetails.productId, id))
    expect(await shown()).toBe('products/merah')
    await stockOf(blue!.id, 4)
    expect(await shown()).toBe('products/biru')
    await db.update(productDetails).set({ isActive: false }).where(eq(productDetails.id, blue!.id))
    expect(await shown()).toBe('products/merah')
  })
})

describe("a product's derived figures", () => {
  const refreshed = async (id: number) => {
    const { db, clock } = world().services
    await refreshProductSummaries(db, [id], clock.now())
    const [row] = await db.select().from(products).where(eq(products.id, id))
    return row!
  }

  it('[product-9] contain the lowest price in stock, or of everything if nothing is', async () => {
    const { db } = world().services
    const { id } = await market.product({ price: 40_000, stock: 0 })
    const size = { weightG: 1, lengthMm: 1, widthMm: 1, heightMm: 1 }
    await db.insert(productDetails).values({ productId: id, price: 60_000, stock: 4, ...size })
    expect(await refreshed(id)).toMatchObject({ minPrice: 60_000, maxPrice: 60_000, stock: 4 })
    await db.update(productDetails).set({ stock: 0 }).where(eq(productDetails.productId, id))
    expect(await refreshed(id)).toMatchObject({ minPrice: 40_000, stock: 0 })
  })

  it('[product-14] contain a rank of sales, rating, age and a verified shop', async () => {
    const { db, clock } = world().services
    const shopId = await market.makeShop('Terverifikasi')
    const { id } = await market.product({ shopId })
    const set = (change: Partial<typeof products.$inferInsert>) =>
      db.update(products).set(change).where(eq(products.id, id))
    // Without a review the rating counts as 4.5 of 5: 0.27.
    expect((await refreshed(id)).rank).toBeCloseTo(0.27 + 0.2, 4)
    await set({ sold: 20_000 })
    expect((await refreshed(id)).rank).toBeCloseTo(0.4 + 0.27 + 0.2, 4)
    await set({ createdAt: addDays(clock.now(), -365) })
    expect((await refreshed(id)).rank).toBeCloseTo(0.4 + 0.27, 4)
    await db.update(shops).set({ isVerified: true }).where(eq(shops.id, shopId))
    expect((await refreshed(id)).rank).toBeCloseTo(0.4 + 0.27 + 0.1, 4)
  })
})

it('[catalogue-10] related products are of the leaf within half the price, then of the parent; in stock, never itself', async () => {
  const { db, clock } = world().services
  const put = async (options: { price: number; stock?: number }, c3: number, rank: number) => {
    const { id } = await market.product(options)
    await db.update(products).set({ c2: 9_001, c3, rank }).where(eq(products.id, id))
    return id
  }
  const own = await put({ price: 100_000 }, 9_002, 1)
  const dear = await put({ price: 150_001 }, 9_002, 0.9)
  const cousin = await put({ price: 100_000 }, 9_003, 0.8)
  const low = await put({ price: 50_000 }, 9_002, 0.1)
  const high = await put({ price: 150_000 }, 9_002, 0.2)
  await put({ price: 100_000, stock: 0 }, 9_002, 1)
  const product = await readProduct(db, String(own), clock.now())
  expect(product?.related_products.map(({ id }) => id)).toEqual([high, low, dear, cousin])
})
