import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { productDetails, skus } from '#server/product/schema.ts'
import { searchOf } from '#server/search/search-of.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { heading, type Importing, simpleTable, startImporting } from './importing.ts'

const world = useWorld()
let market: Market
let importing: Importing
let shopId: number

beforeAll(async () => {
  market = await openMarket(world())
  shopId = await market.makeShop('Toko Impor')
  importing = await startImporting(world(), shopId)
})

describe('an import', () => {
  it('[import-1, import-9] is checked first: nothing changes until it is run', async () => {
    const table = `${heading}
K1,Cat Tembok,Cat putih,Avian,Warna,Putih,C-1,Rp 125.000,10,${importing.photo}
K1,,,,,Biru,C-2,130.000,5,
K2,Kuas,Kuas 3 inci,,,,K-1,abc,5,${importing.photo}
`
    const checked = await importing.check(table)
    expect(checked).toMatchObject({ state: 'checked', format: 'own', rows: 3, products: 2 })
    expect(checked.verdicts).toEqual({ create: 1, change: 0, same: 0, reject: 1, waiting: 0 })
    expect(await importing.productsOf()).toEqual([])
    const rows = await importing.rows(checked.id)
    expect(rows[0]).toMatchObject({
      row: 2,
      rows: [2, 3],
      name: 'Cat Tembok',
      shop: 'Toko Impor',
      verdict: 'create'
    })
    expect(rows[1]!.reason).toBe("Harga harus bilangan bulat, misalnya 12.500; tertulis 'abc'.")
  })

  it('[import-10, import-11] does what was checked, and the same table again changes nothing', async () => {
    const table = `${heading}
K1,Cat Tembok,Cat putih,Avian,Warna,Putih,C-1,Rp 125.000,10,${importing.photo}
K1,,,,,Biru,C-2,130.000,5,
`
    const { id } = await importing.check(table)
    const done = await importing.run(id)
    expect(done).toMatchObject({ state: 'done', results: { created: 1, rejected: 0 } })
    const [product] = await importing.productsOf()
    expect(product).toMatchObject({
      name: 'Cat Tembok',
      merk: 'Avian',
      minPrice: 125_000,
      maxPrice: 130_000,
      stock: 15
    })
    const own = await world().services.db.select({ sku: skus.sku }).from(skus).where(eq(skus.shopId, shopId))
    expect(own.map(({ sku }) => sku).toSorted()).toEqual(['C-1', 'C-2'])
    const again = await importing.check(table)
    expect(again.verdicts).toMatchObject({ create: 0, change: 0, same: 1 })
    expect((await importing.run(again.id)).results).toMatchObject({ same: 1, created: 0, changed: 0 })
    expect(await importing.productsOf()).toHaveLength(1)
  })

  it('[import-10] lets the search follow while it runs', async () => {
    const { id } = await importing.check(simpleTable(importing.photo, 1, 'CARI'))
    const looked = vi.spyOn(searchOf(world().services), 'lookSoon')
    await importing.run(id)
    expect(looked).toHaveBeenCalled()
    looked.mockRestore()
    expect((await importing.undo(id)).results).toMatchObject({ deleted: 1 })
  })

  it('[import-12] says what changes, before and after; what the table does not name stays', async () => {
    const checked = await importing.check('SKU,Harga,Stok\nC-2,131.000,7')
    const [row] = await importing.rows(checked.id)
    expect(row).toMatchObject({ verdict: 'change' })
    expect(row!.changes).toEqual([
      { field: 'Harga (Biru, C-2)', before: 'Rp130.000', after: 'Rp131.000' },
      { field: 'Stok (Biru, C-2)', before: '5', after: '7' }
    ])
    await importing.run(checked.id)
    const [product] = await importing.productsOf()
    expect(product).toMatchObject({ name: 'Cat Tembok', minPrice: 125_000, maxPrice: 131_000, stock: 17 })
  })

  it('[import-13] rejects what was changed between check and run', async () => {
    const checked = await importing.check('SKU,Harga\nC-1,126.000')
    const [product] = await importing.productsOf()
    const shown = value(await world().ops.call('GET /ops/product/{id}', { id: product!.id }))
    value(await world().ops.call('PUT /ops/product/{id}', { ...shown, name: 'Cat Tembok Putih' }))
    const done = await importing.run(checked.id)
    expect(done.results).toMatchObject({ changed: 0, rejected: 1 })
    const [row] = await importing.rows(checked.id)
    expect(row!.reason).toContain('Data ini sudah diubah oleh')
    expect((await importing.productsOf())[0]).toMatchObject({ name: 'Cat Tembok Putih', minPrice: 125_000 })
  })

  it('[import-13] books the difference of stock, so that what was sold meanwhile stays sold', async () => {
    const [detail] = await world()
      .services.db.select({ id: productDetails.id })
      .from(productDetails)
      .innerJoin(skus, eq(skus.variantId, productDetails.id))
      .where(eq(skus.sku, 'C-1'))
    const checked = await importing.check('SKU,Stok\nC-1,20')
    const { db } = world().services
    await db.update(productDetails).set({ stock: 8 }).where(eq(productDetails.id, detail!.id))
    await importing.run(checked.id)
    const [after] = await db.select().from(productDetails).where(eq(productDetails.id, detail!.id))
    expect(after!.stock).toBe(18)
  })

  it('[import-14] creates categories that a path names, and says so before', async () => {
    const table = `Nama,Deskripsi,Merek,Kategori,SKU,Harga,Foto
Lampu taman,Terang,Philips,Taman > Penerangan > Lampu Taman,L-1,50000,${importing.photo}
Lampu kolam,Terang,philips,taman > penerangan > lampu taman,L-2,60000,${importing.photo}
Lampu jalan,Terang,tanpa merek,taman > penerangan > lampu taman,L-3,70000,${importing.photo}`
    const checked = await importing.check(table)
    expect(checked.new_categories).toContain('Taman > Penerangan > Lampu Taman')
    expect((await importing.run(checked.id)).results.created).toBe(3)
    const [first, second, third] = (await importing.productsOf()).slice(-3)
    expect(first!.c3).toBe(second!.c3)
    expect([first, second, third].map(one => one!.merk)).toEqual(['Philips', 'Philips', ''])
    expect((await importing.check(table)).verdicts).toMatchObject({ same: 3 })
  })

  it('[import-15] of two imports of the same goods at once, one adds them', async () => {
    const table = simpleTable(importing.photo, 5, 'DUA')
    const named = `Nama,Deskripsi,Merek,Harga,Foto\nTanpa SKU,Baik,Gresik,5000,${importing.photo}`
    const [a, b] = [await importing.check(table), await importing.check(table)]
    const [c, d] = [await importing.check(named), await importing.check(named)]
    for (const { id } of [a, b, c, d]) value(await world().ops.call('POST /ops/import/{id}/run', { id }))
    await Promise.all([importing.settle(), importing.settle(), importing.settle()])
    const results = await Promise.all([a, b, c, d].map(async ({ id }) => (await importing.show(id)).results))
    expect(results.map(({ created }) => created).toSorted()).toEqual([0, 0, 1, 5])
    expect(results.map(({ rejected }) => rejected).toSorted()).toEqual([0, 0, 1, 5])
    const names = (await importing.productsOf()).map(({ name }) => name)
    expect(names.filter(name => name === 'Tanpa SKU')).toHaveLength(1)
  })

  it('[import-16] is written down: start, end, and each product with its importer', async () => {
    const { id } = await importing.check(simpleTable(importing.photo, 2, 'AKTA'))
    await importing.run(id)
    const written = await world()
      .services.db.select()
      .from(acts)
      .where(eq(acts.call, 'POST /ops/import/{id}/run'))
    const own = written.filter(({ input }) => (input as { id: number }).id === id)
    expect(own.map(({ kind }) => kind).toSorted()).toEqual(['import', 'import', 'product', 'product'])
    expect(new Set(own.map(({ role }) => role))).toEqual(new Set(['owner']))
  })

  it('[import-17] cannot be run twice, or before it is checked; a table that nobody can read is told', async () => {
    const failed = await importing.check('apa,saja\n1,2')
    expect(failed).toMatchObject({ state: 'failed' })
    expect(failed.problem).toContain('Judul kolom tidak dikenali')
    expect(codeOf(await world().ops.call('POST /ops/import/{id}/run', { id: failed.id }))).toBe(
      'import_not_ready'
    )
    const { id } = await importing.check(simpleTable(importing.photo, 1, 'BATAL'))
    value(await world().ops.call('DELETE /ops/import/{id}', { id }))
    expect(codeOf(await world().ops.call('POST /ops/import/{id}/run', { id }))).toBe('import_not_ready')
    expect(codeOf(await world().ops.call('GET /ops/import/{id}', { id: 999_999 }))).toBe('import_not_found')
    expect(codeOf(await world().person().call('GET /ops/import', {}))).toBe('unauthorized')
  })
})
