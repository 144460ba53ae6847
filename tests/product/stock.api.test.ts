import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { ApiException } from '#server/core/api-exception.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { restoreStock, takeStock } from '#server/product/stock.ts'
import { transactor } from '#server/core/transact.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { type Market, openMarket, type Product } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

/** A product of 10 pieces in one variant and 4 in another. */
async function twoVariants() {
  const { db } = world().services
  const product = await market.product({ stock: 10 })
  const [other] = await db
    .insert(productDetails)
    .values({ productId: product.id, price: 1, stock: 4, weightG: 1, lengthMm: 1, widthMm: 1, heightMm: 1 })
    .returning({ id: productDetails.id })
  await db.update(products).set({ stock: 14, bestStock: 10 }).where(eq(products.id, product.id))
  return { ...product, otherId: other!.id }
}

const pieces = ({ id }: Product, detailId: number, qty: number) => ({
  productDetailId: detailId,
  productId: id,
  qty
})

/** The stock of both variants and of the product. */
async function stockOf({ id, detailId, otherId }: Awaited<ReturnType<typeof twoVariants>>) {
  const { db } = world().services
  const variants = await db.select().from(productDetails).where(eq(productDetails.productId, id))
  const [product] = await db.select().from(products).where(eq(products.id, id))
  const variant = (variantId: number) => variants.find(one => one.id === variantId)!.stock
  return [variant(detailId), variant(otherId), product!.stock]
}

const within = (work: (step: Parameters<typeof takeStock>[0]) => Promise<void>) =>
  transactor(world().services)((tx, after) => work({ tx, after }))

describe('stock', () => {
  it('[product-10] is taken from each variant and from the sum, and returned to both', async () => {
    const product = await twoVariants()
    const { detailId, otherId } = product
    const order = [pieces(product, otherId, 4), pieces(product, detailId, 3)]
    await within(step => takeStock(step, order))
    expect(await stockOf(product)).toEqual([7, 0, 7])
    await expectTrueBooks(world())
    await within(step => restoreStock(step, order))
    expect(await stockOf(product)).toEqual([10, 4, 14])
    await expectTrueBooks(world())
  })

  it('[product-10] is taken whole or not at all, and the error names the variant', async () => {
    const product = await twoVariants()
    const { detailId, otherId } = product
    const tooMany = [pieces(product, detailId, 10), pieces(product, otherId, 5)]
    const rejected = await within(step => takeStock(step, tooMany)).catch((error: unknown) => error)
    expect(rejected).toBeInstanceOf(ApiException)
    expect((rejected as ApiException).error).toMatchObject({
      code: 'out_of_stock',
      details: { product_detail_id: otherId }
    })
    expect(await stockOf(product)).toEqual([10, 4, 14])
  })

  it('[product-11] of a disabled variant is not taken, but can be returned', async () => {
    const product = await twoVariants()
    const one = [pieces(product, product.otherId, 1)]
    await within(step => takeStock(step, one))
    const { db } = world().services
    await db.update(productDetails).set({ isActive: false }).where(eq(productDetails.id, product.otherId))
    await expect(within(step => takeStock(step, one))).rejects.toThrow('out_of_stock')
    await within(step => restoreStock(step, one))
    // Unavailable variants are not part of the product's own sum.
    expect(await stockOf(product)).toEqual([10, 4, 10])
    await expectTrueBooks(world())
  })

  it('[product-10] with a wrong sum is correct again after an order', async () => {
    const product = await twoVariants()
    const { db } = world().services
    await db.update(products).set({ stock: 1, bestStock: 1 }).where(eq(products.id, product.id))
    await within(step => takeStock(step, [pieces(product, product.detailId, 2)]))
    expect(await stockOf(product)).toEqual([8, 4, 12])
    await expectTrueBooks(world())
  })

  it('[product-29] has the remaining sum after concurrent orders of both variants', async () => {
    const product = await twoVariants()
    const { db } = world().services
    await db.update(products).set({ min: 3 }).where(eq(products.id, product.id))
    const take = (detailId: number) => within(step => takeStock(step, [pieces(product, detailId, 2)]))
    await Promise.all([take(product.detailId), take(product.otherId), take(product.detailId)])
    expect(await stockOf(product)).toEqual([6, 2, 8])
    const read = async () => {
      const [row] = await db.select().from(products).where(eq(products.id, product.id))
      return [row!.bestStock, row!.canBuy]
    }
    expect(await read()).toEqual([6, true])
    await Promise.all([take(product.detailId), take(product.detailId)])
    expect(await read()).toEqual([2, false])
    await expectTrueBooks(world())
    await within(step => restoreStock(step, [pieces(product, product.otherId, 1)]))
    expect(await read()).toEqual([3, true])
  })
})
