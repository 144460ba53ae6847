import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { imports } from '#server/import/schema.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { seedFromFolder } from '#demo/from-folder.ts'

import { makeOwnMarket, type OwnMarket } from '../support/own-market.ts'
import { paintedPicture } from '../support/painted-pictures.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

let empty: OwnMarket
beforeAll(async () => {
  empty = await makeOwnMarket('seed_folder', 0)
})
afterAll(() => empty.drop())

let folder: string
let said: string[]
beforeEach(() => {
  folder = scratchFolder('seed-folder')
  said = []
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text: string) => void said.push(text))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content)
const run = () => seedFromFolder(empty.services, folder)
const counts = async () => {
  const { db } = empty.services
  return [await db.$count(shops), await db.$count(products)]
}
const open = async () => {
  const { db } = empty.services
  return (
    (await db.$count(imports, eq(imports.state, 'checking'))) +
    (await db.$count(imports, eq(imports.state, 'checked')))
  )
}

const shopTable = `Nama,Penjual,Kontak,Alamat,Provinsi,Kota,Kecamatan
Toko Folder,Sari,081234567890,Jl. Folder 1,DKI Jakarta,Jakarta Selatan,Tebet
Toko Entah,Budi,081234567891,Jl. Entah 1,DKI Jakarta,Jakarta Selatan,Entah`
const heading =
  'Toko,Nama,Deskripsi,Kategori,SKU,Harga,Stok,Berat (g),Panjang (mm),Lebar (mm),Tinggi (mm),Foto'
const line = (name: string, sku: string, photo: string) =>
  `Toko Folder,${name},Baik,Material > Semen > Semen Instan,${sku},50000,5,40000,600,400,100,${photo}`
const productTable = [
  heading,
  line('Semen Folder', 'SF-1', 'semen.png'),
  line('Pasir Folder', 'SF-2', 'pasir.png'),
  line('Cat Folder', 'SF-3', 'rusak.png'),
  line('Paku Folder', 'SF-4', 'hilang.png')
].join('\n')

describe('[import-90] goods of a folder', () => {
  it('fill an empty marketplace, with a word on each row that is rejected; a second run changes nothing', async () => {
    put('toko.csv', shopTable)
    put('produk.csv', productTable)
    mkdirSync(join(folder, 'foto'))
    put('foto/semen.png', await paintedPicture(1))
    put('foto.zip', zipSync({ 'pasir.png': await paintedPicture(2) }))
    put('rusak.png', 'no picture')
    expect(await run()).toBe(true)
    expect(said).toEqual([
      'produk.csv: 4 produk. Baru: 3, berubah: 0, sama: 0, ditolak: 1.',
      'Toko baru: 1, sudah ada: 0, ditolak: 1.',
      expect.stringMatching(/^ {2}Toko baris 3, Toko Entah: .*Entah/),
      '  Kategori baru: Material > Semen > Semen Instan',
      "  Baris 5, Paku Folder: Foto 'hilang.png' tidak ada di antara foto yang diunggah.",
      'Selesai. Ditambahkan: 2, diubah: 0, ditolak: 2.',
      expect.stringMatching(/^ {2}Baris 4, Cat Folder: /)
    ])
    expect(await counts()).toEqual([1, 2])
    const before = await empty.services.db.select().from(products).orderBy(products.id)
    said.length = 0
    expect(await run()).toBe(true)
    expect(said).toEqual([
      'produk.csv: 4 produk. Baru: 1, berubah: 0, sama: 2, ditolak: 1.',
      'Toko baru: 0, sudah ada: 1, ditolak: 1.',
      expect.stringMatching(/^ {2}Toko baris 3, Toko Entah: /),
      expect.stringMatching(/^ {2}Baris 5, Paku Folder: /),
      'Selesai. Ditambahkan: 0, diubah: 0, ditolak: 2.',
      expect.stringMatching(/^ {2}Baris 4, Cat Folder: /)
    ])
    expect(await empty.services.db.select().from(products).orderBy(products.id)).toEqual(before)
    expect(await counts()).toEqual([1, 2])
  })

  it('are nothing where all of them are rejected', async () => {
    put('produk.csv', `${heading}\n${line('Palu Folder', 'SF-9', 'hilang.png')}`)
    expect(await run()).toBe(false)
    expect(said.at(-1)).toBe('Selesai. Ditambahkan: 0, diubah: 0, ditolak: 1.')
  })
})

describe('[import-91] a folder with a broken file', () => {
  it('is told by the name of its table', async () => {
    put('produk.xlsx', new Uint8Array(2_000).fill(7))
    expect(await run()).toBe(false)
    expect(said).toEqual([expect.stringMatching(/^produk\.xlsx: /)])
  })

  it('is told by the name of its ZIP, as often as it is tried, and leaves no import open', async () => {
    put('produk.csv', productTable)
    put('gambar.zip', new Uint8Array(2_000).fill(7))
    const before = await open()
    for (let time = 0; time < 11; time += 1) {
      await expect(run()).rejects.toThrow(
        'gambar.zip: Berkas foto ini bukan ZIP yang dapat dibaca. Buat lagi ZIP-nya, lalu unggah lagi.'
      )
    }
    expect(await open()).toBe(before)
  })

  it('is told by the names that a table may have, where there is none', async () => {
    await expect(run()).rejects.toThrow(`No table in ${folder}: it must be named produk.xlsx`)
  })
})
