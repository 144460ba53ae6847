import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { cartLines } from '#server/cart/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { transactionLines } from '#server/order/schema.ts'
import { productDetails, products } from '#server/product/schema.ts'

import { buy, pay, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { whileWaiting } from '../support/waiting.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, simpleTable, startImporting } from './importing.ts'

const world = useWorld()
let market: Market
let importing: Importing
let shopId: number
beforeAll(async () => {
  market = await openMarket(world())
  shopId = await market.makeShop('Toko Keranjang')
  importing = await startImporting(world(), shopId)
})
const db = () => world().services.db

/** An import of one product. */
async function imported(prefix: string) {
  const { id: importId } = await importing.check(simpleTable(importing.photo, 1, prefix))
  await importing.run(importId)
  const [made] = (await importing.productsOf()).filter(({ name }) => name.includes(` ${prefix} `))
  const [detail] = await db().select().from(productDetails).where(eq(productDetails.productId, made!.id))
  return { importId, product: { id: made!.id, detailId: detail!.id } }
}

const put = (tx: Db, { id }: Buyer, product: Product) =>
  tx.insert(cartLines).values({
    userId: id,
    shopId,
    productId: product.id,
    productDetailId: product.detailId,
    qty: 1,
    createdAt: world().services.clock.now()
  })

it('[import-81] undoing waits for a cart that is just taking a product, and then removes both', async () => {
  const { importId, product } = await imported('WA')
  const buyer = await market.buyer()
  // A sequence counts also what is taken back.
  await db().execute(sql`create sequence removals`)
  await db().execute(sql`create function count_removals() returns trigger language plpgsql as
    $$ begin perform nextval('removals'); return null; end $$`)
  await db().execute(sql`create trigger count_removals before delete on products
    for each statement execute function count_removals()`)
  const undone = await whileWaiting(db(), async tx => {
    await put(tx, buyer, product)
    return { begun: importing.undo(importId) }
  })
  expect(undone.results).toMatchObject({ deleted: 1, kept: 0 })
  expect(await db().select().from(cartLines).where(eq(cartLines.productId, product.id))).toEqual([])
  const [counted] = await rows<{ n: string }>(db(), sql`select last_value as n from removals`)
  expect(Number(counted!.n)).toBe(1)
  await db().execute(sql`drop trigger count_removals on products`)
  await db().execute(sql`drop function count_removals`)
  await db().execute(sql`drop sequence removals`)
})

describe('[import-82] a product that is removed while a buyer', () => {
  it.each([
    ['puts it into the cart', false],
    ['buys it at once', true]
  ])('%s is not found', async (_what, is_buy_now) => {
    const { product } = await imported(is_buy_now ? 'NOW' : 'CART')
    const { person } = await market.buyer()
    const added = await whileWaiting(db(), async tx => {
      await tx.delete(products).where(eq(products.id, product.id))
      return { begun: person.call('POST /buyer/cart/add', { product_id: product.id, qty: 1, is_buy_now }) }
    })
    expect(codeOf(added)).toBe('product_not_found')
  })

  it('buys it again is left out, and the others are added', async () => {
    const { product } = await imported('AGAIN')
    const other = await market.product()
    const buyer = await market.buyer()
    await topUp(world(), buyer, 1_000_000)
    const { id } = await buy(buyer, other, pay.saldo)
    const [line] = await db().select().from(transactionLines).where(eq(transactionLines.transactionId, id))
    const { id: _id, ...copy } = line!
    await db()
      .insert(transactionLines)
      .values({ ...copy, name: 'Barang impor', productId: product.id, productDetailId: product.detailId })
    const again = await whileWaiting(db(), async tx => {
      await tx.delete(products).where(eq(products.id, product.id))
      return { begun: buyer.person.call('POST /buyer/cart/add-by-transaction/{id}', { id }) }
    })
    expect(again).toMatchObject({ ok: true, value: { skipped: [{ name: 'Barang impor' }] } })
  })
})
