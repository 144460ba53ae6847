import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { pastShopSlugs, shops } from '#server/shop/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'
import { heading, type Importing, startImporting } from './importing.ts'

const world = useWorld()
let market: Market
let importing: Importing

beforeAll(async () => {
  market = await openMarket(world())
  importing = await startImporting(world(), await market.makeShop('Toko Kode'))
})

const tableOf = (photo: string) => `${heading}
R1,Paku 1 inci,Paku kayu,,,,R-1,18.500,40,${photo}
R2,Paku 2 inci,Paku kayu,,,,R-2,18.600,40,${photo}
R3,Paku 3 inci,Paku kayu,,Warna,Hitam,R-3,18.700,40,${photo}
R3,,,,,Putih,R-1,18.700,40,
`

it('[ops-276] a product that repeats the SKU of another one is rejected by the check, with both rows', async () => {
  const { id, verdicts } = await importing.check(tableOf(importing.photo))
  expect(verdicts).toEqual({ create: 2, change: 0, same: 0, reject: 1, waiting: 0 })
  const [rejected] = await importing.rows(id, { verdict: 'reject' })
  expect(rejected).toMatchObject({
    row: 4,
    reason: "Baris 5: SKU 'R-1' sudah dipakai produk lain di baris 2."
  })
  // Running does what the check said.
  expect((await importing.run(id)).results).toMatchObject({ created: 2, rejected: 1 })
})

it('[ops-276] sent again, the repeated row does not rename the product that has its SKU', async () => {
  const { verdicts } = await importing.check(tableOf(importing.photo))
  expect(verdicts).toEqual({ create: 0, change: 0, same: 2, reject: 1, waiting: 0 })
})

it('[ops-276] finds it where the shop is named otherwise: not at all, by its name or by its slug', async () => {
  await world().services.db.update(shops).set({ slug: 'kode-kode' }).where(eq(shops.name, 'Toko Kode'))
  await market.makeShop('Toko Lain')
  const named = ['', 'toko kode', 'kode-kode', 'Toko Lain', 'Toko Tabel', 'toko-tabel']
  const lines = named.map(
    (name, at) => `${name},T${at},Kawat ${at},Kawat,Uji,${at < 4 ? 'T' : 'B'}-1,18.500,40,${importing.photo}`
  )
  const { id } = await importing.check(
    ['Toko,Kode Produk,Nama,Deskripsi,Merek,SKU,Harga,Stok,Foto', ...lines].join('\n'),
    { shops: new File(['Nama,Slug,Penjual,Kontak\nToko Tabel,toko-tabel,Sari,081299990001'], 'toko.csv') }
  )
  const told = new Map((await importing.rows(id)).map(({ row, reason }) => [row, reason]))
  const repeated = (sku: string, first: number) => `SKU '${sku}' sudah dipakai produk lain di baris ${first}.`
  expect(told.get(2)).toBeNull()
  expect(told.get(3)).toBe(repeated('T-1', 2))
  expect(told.get(4)).toBe(repeated('T-1', 2))
  expect(told.get(5)).toBeNull()
  expect(told.get(7)).toContain(repeated('B-1', 6))
})

it('[ops-276] finds it where a row of the table of shops calls an existing shop by another name or slug', async () => {
  const [shop] = await world().services.db.select().from(shops).where(eq(shops.name, 'Toko Kode'))
  await world().services.db.insert(pastShopSlugs).values({ slug: 'kode-lama', shopId: shop!.id })
  const rows = [
    'Toko Nama Baru,kode-kode',
    'Toko Nama Lama,kode-lama',
    'Toko Lain,lain-lagi',
    'Toko Baru,toko-baru'
  ]
  const table = ['Nama,Slug,Penjual,Kontak', ...rows.map(row => `${row},Sari,081299990002`)].join('\n')
  const named = ['Toko Kode', 'Toko Nama Baru', 'Toko Nama Lama', 'Toko Lain', 'lain-lagi', 'Toko Baru']
  const lines = named.map(
    (name, at) => `${name},U${at},Engsel ${at},Engsel,Uji,U-1,18.500,40,${importing.photo}`
  )
  const { id } = await importing.check(
    ['Toko,Kode Produk,Nama,Deskripsi,Merek,SKU,Harga,Stok,Foto', ...lines].join('\n'),
    { shops: new File([table], 'toko.csv') }
  )
  const told = (await importing.rows(id)).map(({ row, reason }) => [row, reason ?? ''] as const)
  const isRepeated = (row: number) =>
    new Map(told).get(row)!.includes("SKU 'U-1' sudah dipakai produk lain di baris")
  expect(told.map(([row]) => [row, isRepeated(row)])).toEqual([
    [2, false],
    [3, true],
    [4, true],
    [5, false],
    [6, true],
    [7, false]
  ])
})

it('[ops-277] the reason names its column once', async () => {
  const { id } = await importing.check(`${heading}
N1,Paku 4 inci,,,,,N-1,18.500,-4,${importing.photo}
`)
  expect((await importing.rows(id))[0]?.reason).toBe(
    'Deskripsi wajib diisi. Stok harus bilangan bulat, paling sedikit 0.'
  )
})
