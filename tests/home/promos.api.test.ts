import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { promoPage } from '#lib/catalogue/promos.ts'
import { isPromo } from '#lib/product/price.ts'
import { products } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'

import { type Market, openMarket, type Product } from '../support/market.ts'
import { type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

/** A product whose card price a voucher lowers. */
async function promo(options: Parameters<Market['product']>[0] = {}): Promise<Product> {
  const product = await market.product(options)
  await market.voucher({ productId: product.id, percentage: 10 })
  const { db, clock } = world().services
  await refreshProductSummaries(db, [product.id], clock.now())
  return product
}

const promosOf = async (person: Person) =>
  value(await person.call('GET /buyer/product/search/recommendation', { ...promoPage, per_page: 100 }))

describe('[home-6] promos', () => {
  it('are goods in stock that a voucher makes cheaper now', async () => {
    const cheaper = await promo()
    const plain = await market.product()
    const soldOut = await promo({ stock: 0 })
    const far = await market.product()
    await market.voucher({ productId: far.id, percentage: 10, minPurchaseAmount: 1_000_000 })
    const ids = (await promosOf(world().person())).map(card => card.id)
    expect(ids).toContain(cheaper.id)
    for (const other of [plain, soldOut, far]) expect(ids).not.toContain(other.id)
  })

  it("are in the buyer's own order", async () => {
    for (let count = 0; count < 3; count++) await promo()
    const buyer = await market.buyer()
    const shared = await promosOf(world().person())
    const last = shared.at(-1)!
    const { db } = world().services
    await db.update(products).set({ c1: 987 }).where(eq(products.id, last.id))
    value(await buyer.person.call('POST /buyer/product/view/{id}', { id: last.id }))
    const own = await promosOf(buyer.person)
    expect(own.findIndex(card => card.id === last.id)).toBeLessThan(shared.length - 1)
    expect(own.every(isPromo)).toBe(true)
  })
})
