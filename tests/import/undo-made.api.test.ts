import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { categories } from '#server/catalogue/schema.ts'
import { feeGroups } from '#server/content/schema.ts'
import { users } from '#server/identity/schema.ts'
import { imports } from '#server/import/schema.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing
beforeAll(async () => {
  importing = await startImporting(world(), (await openMarket(world())).shopId)
})

const goods = (...paths: string[]) =>
  [
    'Nama,Deskripsi,Kategori,Merek,SKU,Harga,Stok,Foto',
    ...paths.map(
      (path, at) =>
        `Barang ${path.replaceAll('>', '-')},Baik,${path},Uji,${path.replaceAll(/[^A-Z]/gi, '')}-${at},1000,5,${importing.photo}`
    )
  ].join('\n')
const named = async (...names: string[]) =>
  (await world().services.db.select().from(categories).where(inArray(categories.name, names)))
    .map(({ name }) => name)
    .toSorted()

describe('[import-65] undoing an import with new categories', () => {
  it('removes those that are empty afterwards, with the branch above them', async () => {
    const { id } = await importing.check(
      goods('Baru A > Baru B > Baru C', 'Baru A > Baru B > Baru D', 'Baru A > Baru E')
    )
    await importing.run(id)
    const all = ['Baru A', 'Baru B', 'Baru C', 'Baru D', 'Baru E']
    expect(await named(...all)).toEqual(all)
    await importing.undo(id)
    expect(await named(...all)).toEqual([])
    const row = await world().services.db.select().from(imports).where(eq(imports.id, id))
    expect(row).toMatchObject([{ state: 'undone', madeCategories: [] }])
    const found = value(await world().ops.call('GET /ops/act', { kind: 'category' }))
    expect(found.acts.filter(({ call }) => call === 'POST /ops/import/{id}/undo')).toHaveLength(5)
  })

  it('[goods-72] leaves its name in a fee group that had it before', async () => {
    const { db } = world().services
    const [group] = await db.select().from(feeGroups).where(eq(feeGroups.type, 'material')).limit(1)
    const categoryNames = [...group!.categoryNames, 'Baru F']
    await db.update(feeGroups).set({ categoryNames }).where(eq(feeGroups.id, group!.id))
    const { id } = await importing.check(goods('Baru F > Baru G'))
    await importing.run(id)
    await importing.undo(id)
    expect(await named('Baru F', 'Baru G')).toEqual([])
    expect(await db.select().from(feeGroups).where(eq(feeGroups.id, group!.id))).toMatchObject([
      { categoryNames }
    ])
  })

  it('keeps one that holds other goods or subcategories, and those that were there before', async () => {
    const { db } = world().services
    await importing.run((await importing.check(goods('Lama A > Lama B'))).id)
    await db.delete(products).where(eq(products.name, 'Barang Lama A - Lama B'))
    const { id } = await importing.check(
      goods('Lama A > Lama B', 'Lama A > Isi', 'Lama A > Kosong', 'Cabang > Ranting')
    )
    await importing.run(id)
    const [filled, twig] = (await db
      .select()
      .from(categories)
      .where(inArray(categories.name, ['Isi', 'Ranting']))
      .orderBy(categories.name)) as [typeof categories.$inferSelect, typeof categories.$inferSelect]
    const [other] = await db.select().from(products).orderBy(products.id).limit(1)
    await db.update(products).set({ c3: filled.id, c2: filled.id }).where(eq(products.id, other!.id))
    value(
      await world().ops.call('POST /ops/category', {
        name: 'Daun',
        parent_id: null,
        icon: 'package',
        type: 'material',
        sort: 0
      })
    )
    await db.update(categories).set({ parentId: twig.parentId, level: 2 }).where(eq(categories.name, 'Daun'))
    await importing.undo(id)
    expect(await named('Lama A', 'Lama B', 'Isi', 'Kosong', 'Cabang', 'Ranting', 'Daun')).toEqual([
      'Cabang',
      'Daun',
      'Isi',
      'Lama A',
      'Lama B'
    ])
  })
})

describe("[import-66] undoing an import with a new seller's account", () => {
  const head = 'Nama,Penjual,Kontak,Alamat,Provinsi,Kota,Kecamatan'
  const shop = (name: string, phone: string) =>
    `${name},Sari,${phone},Jl. Raya 1,Jawa Barat,Kota Bekasi,Bekasi Barat`
  const run = async (...lines: string[]) => {
    const { id } = await importing.check([head, ...lines].join('\n'))
    await importing.run(id)
    return id
  }
  const accounts = (phone: string) => world().services.db.select().from(users).where(eq(users.phone, phone))

  it('removes it with its last shop, so that a mistyped contact leads to nobody', async () => {
    const id = await run(shop('Toko Ketik', '081388880001'), shop('Toko Ketik Dua', '081388880001'))
    expect(await accounts('6281388880001')).toHaveLength(1)
    await importing.undo(id)
    expect(await accounts('6281388880001')).toEqual([])
  })

  it('keeps one with which somebody signed in, one that was there before, and one with another shop', async () => {
    const { db, clock } = world().services
    const signedIn = await run(shop('Toko Masuk', '081388880002'))
    await db.update(users).set({ phoneVerifiedAt: clock.now() }).where(eq(users.phone, '6281388880002'))
    await importing.undo(signedIn)
    expect(await accounts('6281388880002')).toHaveLength(1)

    const first = await run(shop('Toko Pertama', '081388880003'))
    const second = await run(shop('Toko Kedua', '081388880003'))
    await importing.undo(first)
    expect(await accounts('6281388880003')).toHaveLength(1)
    // It came with the first import: to the second one it was there before.
    await importing.undo(second)
    expect(await accounts('6281388880003')).toHaveLength(1)
    expect(
      await db
        .select()
        .from(shops)
        .where(inArray(shops.name, ['Toko Pertama', 'Toko Kedua']))
    ).toEqual([])
  })
})
