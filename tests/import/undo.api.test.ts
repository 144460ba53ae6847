import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { cartLines } from '#server/cart/schema.ts'
import { rows } from '#server/core/db/connect.ts'
import { LeaseLost } from '#server/import/check-import.ts'
import { runStep } from '#server/import/run-import.ts'
import { imports, importProducts } from '#server/import/schema.ts'
import { workOnImports } from '#server/import/work-on-imports.ts'
import { orders, transactionLines } from '#server/order/schema.ts'
import { productDetails } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, simpleTable, startImporting } from './importing.ts'

const world = useWorld()
let market: Market
let importing: Importing
let shopId: number

beforeAll(async () => {
  market = await openMarket(world())
  shopId = await market.makeShop('Toko Batal')
  importing = await startImporting(world(), shopId)
})

const detailOf = async (productId: number) => {
  const [detail] = await world()
    .services.db.select()
    .from(productDetails)
    .where(eq(productDetails.productId, productId))
  return detail!
}

describe('undoing an import', () => {
  it('[import-56] writes the figures of its shop once a step, and so does running it', async () => {
    const { db } = world().services
    // Triggers of statements fire also where no row changes.
    await db.execute(sql`create table shop_figures (at bigint generated always as identity)`)
    await db.execute(sql`create function note_figures() returns trigger language plpgsql as
      $$ begin insert into shop_figures default values; return null; end $$`)
    await db.execute(sql`create trigger note_figures after update of product_count on shops
      for each statement execute function note_figures()`)
    const written = async () =>
      Number((await rows<{ n: string }>(db, sql`select count(*) as n from shop_figures`))[0]!.n)
    const shop = async () => {
      const [shown] = await db.select().from(shops).where(eq(shops.id, shopId))
      return shown!.productCount
    }
    const before = await shop()
    const { id } = await importing.check(simpleTable(importing.photo, 5, 'F'))
    await importing.run(id)
    expect([await written(), await shop()]).toEqual([1, before + 5])
    await importing.undo(id)
    expect([await written(), await shop()]).toEqual([2, before])
    await db.execute(sql`drop trigger note_figures on shops`)
    await db.execute(sql`drop table shop_figures`)
  })

  it('[import-18] deletes what nobody ordered, with cart lines, and archives what somebody did', async () => {
    const { db, clock } = world().services
    const { id } = await importing.check(simpleTable(importing.photo, 3, 'U'))
    await importing.run(id)
    const [ordered, carted, plain] = await importing.productsOf()
    const buyer = await market.buyer()
    const line = { variant_id: (await detailOf(carted!.id)).id, qty: 1 }
    await db.insert(cartLines).values({
      userId: buyer.id,
      shopId: carted!.shopId,
      productId: carted!.id,
      productDetailId: line.variant_id,
      qty: 1,
      createdAt: clock.now()
    })
    await orderOf(ordered!.id)
    const undone = await importing.undo(id)
    expect(undone).toMatchObject({ state: 'undone', results: { deleted: 2, archived: 1 } })
    const left = await importing.productsOf()
    expect(left).toMatchObject([{ id: ordered!.id, isActive: false }])
    const lines = await db
      .select()
      .from(cartLines)
      .where(inArray(cartLines.productId, [carted!.id, plain!.id]))
    expect(lines).toEqual([])
    const rows = await importing.rows(id, { result: 'archived' })
    expect(rows[0]!.reason).toBe('Sudah dipesan, jadi diarsipkan dan tidak dihapus.')
  })

  it('[import-19] gives changed goods their earlier state back, but not what was changed since or sold', async () => {
    const { db } = world().services
    const table = simpleTable(importing.photo, 2, 'V')
    await importing.run((await importing.check(table)).id)
    const [first, second] = (await importing.productsOf()).filter(({ name }) => name.includes(' V '))
    const { id } = await importing.check('SKU,Harga,Stok\nV-0,20000,50\nV-1,30000,')
    await importing.run(id)
    // Three were sold since; and a clerk changed the other product.
    await db.update(productDetails).set({ stock: 47 }).where(eq(productDetails.productId, first!.id))
    const shown = value(await world().ops.call('GET /ops/product/{id}', { id: second!.id }))
    value(await world().ops.call('PUT /ops/product/{id}', { ...shown, description: 'Oleh petugas' }))
    const undone = await importing.undo(id)
    expect(undone.results).toMatchObject({ restored: 1, kept: 1 })
    expect(await detailOf(first!.id)).toMatchObject({ price: 10_000, stock: 0 })
    const [kept] = await importing.rows(id, { result: 'kept' })
    expect(kept!.reason).toBe('Diubah lagi setelah impor, jadi dibiarkan seperti sekarang.')
    expect(await detailOf(second!.id)).toMatchObject({ price: 30_000 })
  })

  it('[import-80] takes back several imports of the same goods, the last one first', async () => {
    await importing.run((await importing.check(simpleTable(importing.photo, 1, 'T'))).id)
    const [product] = (await importing.productsOf()).filter(({ name }) => name.includes(' T '))
    const ids = []
    for (const line of ['20000,50', '30000,80']) {
      const { id } = await importing.check(`SKU,Harga,Stok\nT-0,${line}`)
      await importing.run(id)
      ids.push(id)
    }
    const [first, last] = ids
    expect((await importing.undo(last!)).results).toMatchObject({ restored: 1, kept: 0 })
    expect(await detailOf(product!.id)).toMatchObject({ price: 20_000, stock: 50 })
    expect((await importing.undo(first!)).results).toMatchObject({ restored: 1, kept: 0 })
    expect(await detailOf(product!.id)).toMatchObject({ price: 10_000, stock: 1 })
  })

  it('[import-80] still leaves what a clerk changed between two imports', async () => {
    await importing.run((await importing.check(simpleTable(importing.photo, 1, 'Q'))).id)
    const [product] = (await importing.productsOf()).filter(({ name }) => name.includes(' Q '))
    const first = await importing.check('SKU,Harga\nQ-0,20000')
    await importing.run(first.id)
    const shown = value(await world().ops.call('GET /ops/product/{id}', { id: product!.id }))
    value(await world().ops.call('PUT /ops/product/{id}', { ...shown, description: 'Oleh petugas' }))
    const second = await importing.check('SKU,Harga\nQ-0,30000')
    await importing.run(second.id)
    expect((await importing.undo(second.id)).results).toMatchObject({ restored: 1 })
    expect((await importing.undo(first.id)).results).toMatchObject({ restored: 0, kept: 1 })
    expect(await detailOf(product!.id)).toMatchObject({ price: 20_000 })
  })

  it('[import-20] is possible for a day, once', async () => {
    const { id } = await importing.check(simpleTable(importing.photo, 1, 'W'))
    await importing.run(id)
    await importing.undo(id)
    expect(codeOf(await world().ops.call('POST /ops/import/{id}/undo', { id }))).toBe('import_not_undoable')
    const late = await importing.check(simpleTable(importing.photo, 1, 'X'))
    await importing.run(late.id)
    await world()
      .services.db.update(imports)
      .set({ finishedAt: new Date(world().services.clock.now().getTime() - 25 * 3_600_000) })
      .where(eq(imports.id, late.id))
    expect(codeOf(await world().ops.call('POST /ops/import/{id}/undo', { id: late.id }))).toBe(
      'import_not_undoable'
    )
  })
})

describe('a worker of imports that dies', () => {
  /** Works until `steps` more steps have begun, then as if the process had been killed: its lease stays. */
  const workFor = async (steps: number) => {
    let left = steps
    await workOnImports(world().services, { isStopped: () => left-- <= 0 })
  }
  const resultsOf = async (id: number) => {
    const found = await world()
      .services.db.select({ result: importProducts.result })
      .from(importProducts)
      .where(eq(importProducts.importId, id))
    return found.map(({ result }) => result)
  }

  /** Lets an import run without anybody who works on it. */
  const begin = async (id: number) => {
    const { db, clock } = world().services
    await db.update(imports).set({ state: 'running', startedAt: clock.now() }).where(eq(imports.id, id))
  }
  const createdOf = async (id: number) => (await resultsOf(id)).filter(result => result === 'created').length

  it('[import-21] loses nothing and repeats nothing, wherever it stops', async () => {
    const { id } = await importing.check(simpleTable(importing.photo, 70, 'K'))
    await begin(id)
    await workFor(2)
    expect(await createdOf(id)).toBe(20)
    await workFor(3)
    expect(await createdOf(id)).toBe(60)
    await importing.settle()
    const names = (await importing.productsOf()).map(({ name }) => name).filter(name => name.includes(' K '))
    expect(names).toHaveLength(70)
    expect(new Set(names).size).toBe(70)
    expect(await importing.show(id)).toMatchObject({ state: 'done', results: { created: 70 } })
  })

  it('[import-22] is followed by another one when its lease has ended, and writes nothing afterwards', async () => {
    const { services } = world()
    const { id } = await importing.check(simpleTable(importing.photo, 30, 'L'))
    const now = services.clock.now()
    await services.db
      .update(imports)
      .set({ state: 'running', startedAt: now, lease: 'dead', leaseUntil: new Date(now.getTime() + 60_000) })
      .where(eq(imports.id, id))
    await workOnImports(services)
    expect((await resultsOf(id)).every(result => result === null)).toBe(true)
    await services.db
      .update(imports)
      .set({ leaseUntil: new Date(now.getTime() - 1) })
      .where(eq(imports.id, id))
    const [late] = await services.db.select().from(imports).where(eq(imports.id, id))
    await workFor(2)
    expect(await createdOf(id)).toBe(20)
    const noPhoto = () => Promise.reject(new Error('No picture is needed'))
    await expect(runStep(services, { ...late!, lease: 'dead' }, noPhoto)).rejects.toThrow(LeaseLost)
    expect(await createdOf(id)).toBe(20)
    await workOnImports(services)
    expect((await resultsOf(id)).every(result => result === 'created')).toBe(true)
  })
})

async function orderOf(productId: number): Promise<void> {
  const { db } = world().services
  const [line] = await db.select().from(transactionLines).limit(1)
  const { id: _id, ...copy } = line!
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, copy.transactionId))
  await db.insert(transactionLines).values({ ...copy, transactionId: order!.id, productId })
}
