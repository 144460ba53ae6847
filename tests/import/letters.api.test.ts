import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { categories } from '#server/catalogue/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing
beforeAll(async () => {
  const market = await openMarket(world())
  importing = await startImporting(world(), market.shopId)
})

/** Small letters of these are others in JavaScript than in the database: a dotted I, and a Greek S at the end of a word. */
const words = ['İstanbul', 'ΟΔΟΣ'] as const

describe('[import-51] names of letters that programs write small in different ways', () => {
  it.each(words)('%s: are the same product in the next table', async word => {
    const table = `Nama,Deskripsi,Merek,Harga,Stok,Foto\nUbin ${word},Baik,${word},1000,1,${importing.photo}`
    expect((await importing.run((await importing.check(table)).id)).results.created).toBe(1)
    expect((await importing.check(table)).verdicts).toMatchObject({ same: 1, create: 0 })
  })

  it('a brand in other letters of the same name changes nothing', async () => {
    const tableOf = (brand: string) =>
      `Nama,Deskripsi,Merek,Harga,Stok,Foto\nUbin huruf,Baik,${brand},1000,1,${importing.photo}`
    await importing.run((await importing.check(tableOf('İjuk'))).id)
    expect((await importing.check(tableOf('ijuk'))).verdicts).toMatchObject({ same: 1, change: 0 })
  })

  it.each(words)('%s: are one category, however many products it has', async word => {
    const lines = Array.from(
      { length: 25 },
      (_, i) =>
        `Lampu ${word} ${i},Baik,Uji,Taman ${word} > ${word} > Lampu ${word},${word.length}-${i},1000,${importing.photo}`
    )
    const table = ['Nama,Deskripsi,Merek,Kategori,SKU,Harga,Foto', ...lines].join('\n')
    expect((await importing.run((await importing.check(table)).id)).results.created).toBe(25)
    const made = await world()
      .services.db.select()
      .from(categories)
      .where(like(categories.name, `%${word}`))
    expect(made).toHaveLength(3)
  })

  it.each(words)('%s: are one shop, and its products find it', async word => {
    const name = `Toko ${word}`
    const head = 'Nama,Penjual,Kontak,Alamat,Provinsi,Kota,Kecamatan,Kurir Toko (km)'
    const row = `${name},Sari,0812999905${word.length},Jl. Raya 1,Jawa Barat,Kota Bekasi,Bekasi Barat,20`
    const shopTable = () => new File([[head, row].join('\n')], 'toko.csv', { type: 'text/csv' })
    const table = `Toko,Nama,Deskripsi,Merek,SKU,Harga,Foto\n${name},Bata,Baik,Uji,B-1,1000,${importing.photo}`
    const check = () => importing.check(table, { shops: shopTable(), shop_id: undefined })
    expect((await importing.run((await check()).id)).results.created).toBe(1)
    const again = await check()
    expect(again.shops.verdicts).toMatchObject({ same: 1, create: 0 })
    expect(again.verdicts).toMatchObject({ same: 1, create: 0, reject: 0 })
    expect((await importing.check(table, { shop_id: undefined })).verdicts).toMatchObject({ same: 1 })
    await importing.run((await check()).id)
    expect(await world().services.db.$count(shops, eq(shops.name, name))).toBe(1)
  })
})

it('[import-52] characters that nobody sees make no other product', async () => {
  const table = (name: string) =>
    `Nama,Deskripsi,Merek,Harga,Stok,Foto\n${name},Baik,Uji,1000,1,${importing.photo}`
  await importing.run((await importing.check(table('Pasir\u200B cor\u202E'))).id)
  expect((await importing.check(table('Pasir\u200B cor\u202E'))).verdicts).toMatchObject({ same: 1 })
})
