import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { transactionLines } from '#server/order/schema.ts'
import { holdProducts } from '#server/product/hold-products.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { type Importing, simpleTable, startImporting } from '../import/importing.ts'
import { type Market, openMarket } from '../support/market.ts'
import { checkOutFar, offerOf, sendOffer } from '../support/negotiating.ts'
import { codeOf } from '../support/person.ts'
import { untilWaiting } from '../support/waiting.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let importing: Importing

beforeAll(async () => {
  market = await openMarket(world())
  importing = await startImporting(world(), market.shopId)
})

/** A product of an import that was run, in the checkout of a buyer who has to negotiate. */
async function importedGoods(prefix: string) {
  const { db } = world().services
  const { id } = await importing.check(simpleTable(importing.photo, 1, prefix))
  await importing.run(id)
  const [row] = await importing.rows(id)
  const [detail] = await db
    .select()
    .from(productDetails)
    .where(eq(productDetails.productId, row!.product_id!))
  const product = { id: detail!.productId, detailId: detail!.id }
  const buyer = await market.buyer()
  const checkout = await checkOutFar(world(), buyer, product)
  return {
    undo: () => importing.undo(id),
    add: (isBuyNow: boolean) =>
      buyer.person.call('POST /buyer/cart/add', { product_id: product.id, qty: 1, is_buy_now: isBuyNow }),
    negotiate: () => sendOffer(buyer, offerOf(checkout, 'shop_courier')),
    found: async () => ({
      products: await db.$count(products, eq(products.id, product.id)),
      lines: await db.$count(transactionLines, eq(transactionLines.productId, product.id))
    })
  }
}

/** Begins two things that need the shop while its row is locked, the second once the first waits; returns what they answer. */
async function inTurn<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const { db } = world().services
  const begun = await db.transaction(async tx => {
    await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, market.shopId)).for('update')
    const one = first()
    await untilWaiting(db)
    const other = second()
    await untilWaiting(db, 2)
    return { answers: Promise.all([one, other]) }
  })
  return begun.answers
}

describe('[import-74] a negotiation while the import of its goods is undone', () => {
  it('that came first keeps its goods, archived', async () => {
    const { undo, negotiate, found } = await importedGoods('DULU')
    const [answer, undone] = await inTurn(negotiate, undo)
    expect(codeOf(answer)).toBe('ok')
    expect(undone.results).toMatchObject({ archived: 1 })
    expect(await found()).toEqual({ products: 1, lines: 1 })
  })

  it('that came later is rejected, as an order is', async () => {
    const { undo, negotiate, found } = await importedGoods('NANTI')
    const [undone, answer] = await inTurn(undo, negotiate)
    expect(undone.results).toMatchObject({ deleted: 1 })
    expect(codeOf(answer)).toBe('out_of_stock')
    expect(await found()).toEqual({ products: 0, lines: 0 })
  })
})

it('[import-92] while a negotiation is being written its goods can be ordered, but not deleted', async () => {
  const { db } = world().services
  const { id, detailId } = await market.product()
  const lock = (strength: SQL) =>
    db.execute(sql`select id from products where id = ${id} for ${strength} nowait`)
  await db.transaction(async tx => {
    await holdProducts(tx, [{ productDetailId: detailId, productId: id }])
    // As an order that takes stock locks it, and as undoing an import does.
    await expect(lock(sql`no key update`)).resolves.toBeDefined()
    await expect(lock(sql`update`)).rejects.toThrow()
  })
})

describe('[import-74] a product that is put into a cart while its import is undone', () => {
  it.each([
    ['KERANJANG', false],
    ['LANGSUNG', true]
  ])('is told to be gone: %s', async (prefix, isBuyNow) => {
    const { undo, add, found } = await importedGoods(prefix)
    const [undone, answer] = await inTurn(undo, () => add(isBuyNow))
    expect(undone.results).toMatchObject({ deleted: 1 })
    expect(codeOf(answer)).toBe('product_not_found')
    expect(await found()).toEqual({ products: 0, lines: 0 })
  })
})
