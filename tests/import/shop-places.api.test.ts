import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'

import { ok } from '#lib/core/schema/result.ts'

import { villages } from '#server/address/schema.ts'
import { checkFolder, readShopProblems, runFolder } from '#server/import/import-folder.ts'
import { takeImport } from '#server/import/lease.ts'
import { runStep } from '#server/import/run-import.ts'
import { imports } from '#server/import/schema.ts'
import { shopShipping } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { readLines, withoutColumns, writeLines } from '../support/goods-lines.ts'
import { exported, sendPictures } from '../support/goods-table.ts'
import { openMarket } from '../support/market.ts'
import { paintedPicture } from '../support/painted-pictures.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing
/** Of Bekasi Barat. */
let near: { id: number; code: string; name: string }[]
beforeAll(async () => {
  importing = await startImporting(world(), (await openMarket(world())).shopId)
  near = await world()
    .services.db.select()
    .from(villages)
    .where(eq(villages.districtId, 327502))
    .orderBy(villages.name)
})

const head = 'Nama,Penjual,Kontak,Alamat,Provinsi,Kota,Kecamatan,Kelurahan,Foto,Koordinat'
const table = (...lines: string[]) => [head, ...lines].join('\n')
const line = (name: string, village: string, photo = '', point = '') =>
  `${name},Sari,0813${String(name.length).padStart(2, '0')}${name.charCodeAt(name.length - 1)}00111,Jl. 1,Jawa Barat,Kota Bekasi,Bekasi Barat,${village},${photo},${point}`
const shopNamed = async (name: string) =>
  (await world().services.db.select().from(shops).where(eq(shops.name, name)))[0]
const toldOf = async (id: number) =>
  (await importing.shops(id)).map(({ changes }) =>
    Object.fromEntries(changes.map(({ field, after }) => [field, after]))
  )

describe('[import-60] the village of a shop', () => {
  it('is found by its name, however it is set, or its number, and gives the point', async () => {
    const [first, second] = near as [(typeof near)[0], (typeof near)[0]]
    const { id, shops: counted } = await importing.check(
      table(
        line('Kelurahan Nama', `kel. ${first.name.toUpperCase()}`),
        line('Kelurahan Nomor', second.code),
        line('Kelurahan Angka', String(second.id)),
        line('Kelurahan Tanpa', '')
      )
    )
    expect((await importing.shops(id)).map(({ reason }) => reason)).toEqual([null, null, null, null])
    expect(counted.verdicts).toMatchObject({ create: 4 })
    expect((await toldOf(id)).map(({ Alamat, Koordinat }) => [Alamat, Koordinat])).toEqual([
      [`Jl. 1, ${first.name}, Bekasi Barat, Kota Bekasi, Jawa Barat`, 'tengah kelurahan'],
      [`Jl. 1, ${second.name}, Bekasi Barat, Kota Bekasi, Jawa Barat`, 'tengah kelurahan'],
      [`Jl. 1, ${second.name}, Bekasi Barat, Kota Bekasi, Jawa Barat`, 'tengah kelurahan'],
      ['Jl. 1, Bekasi Barat, Kota Bekasi, Jawa Barat', 'tengah kecamatan']
    ])
    await importing.run(id)
    const [village] = await world().services.db.select().from(villages).where(eq(villages.id, first.id))
    expect(await shopNamed('Kelurahan Nama')).toMatchObject({
      subdistrictId: first.id,
      lat: village!.lat,
      lng: village!.lng
    })
    expect(await shopNamed('Kelurahan Angka')).toMatchObject({ subdistrictId: second.id })
    expect(await shopNamed('Kelurahan Tanpa')).toMatchObject({ subdistrictId: null })
  })

  it('is rejected where the district has none of the name, two, or it is far from the point, with what would be right', async () => {
    const { db } = world().services
    const [first] = near as [(typeof near)[0]]
    const twin = { id: 3275029999, code: '32.75.02.9999', name: 'Kembar Jaya', districtId: 327502 }
    const rest = { zipCode: '17133', lat: -6.23, lng: 106.97 }
    await db.insert(villages).values([
      { ...twin, ...rest },
      { ...twin, ...rest, id: 3275029998, code: '32.75.02.9998' }
    ])
    const { id } = await importing.check(
      table(
        line('Salah Nama', `${first.name.slice(0, 4)}xyz`),
        line('Salah Nomor', '31.71.01.1001'),
        line('Salah Kembar', 'kembarjaya'),
        line('Salah Titik', first.name, '', '"-7.5, 110"')
      )
    )
    const reasons = (await importing.shops(id)).map(({ reason }) => reason)
    expect(reasons[0]).toMatch(
      new RegExp(
        `^Kelurahan '${first.name.slice(0, 4)}xyz' tidak ditemukan di Kecamatan Bekasi Barat\\. Tulis salah satu dari: ${first.name}, .*Kembar Jaya`
      )
    )
    expect(reasons[1]).toContain("Kelurahan '31.71.01.1001' tidak ditemukan di Kecamatan Bekasi Barat. Tulis")
    expect(reasons[2]).toBe(
      "Kelurahan 'kembarjaya' ada 2 di Kecamatan Bekasi Barat. Tulis nomornya: 32.75.02.9998 (Kembar Jaya) atau 32.75.02.9999 (Kembar Jaya)."
    )
    expect(reasons[3]).toContain('Titik lokasi terlalu jauh dari kelurahan')
  })
})

describe('[import-61] the picture of a shop', () => {
  it('comes as a file of a ZIP or by address; what cannot be had is told, and rejects the shop', async () => {
    const { id } = await importing.check(
      table(
        line('Foto Berkas', '', 'Depan\\TOKO.png'),
        line('Foto Dua', '', 'a.png | b.png'),
        line('Foto Hilang', '', 'hilang.png'),
        line('Foto Asing', '', 'products/bukan-milik-siapa-pun')
      )
    )
    const reasonsOf = async () => (await importing.shops(id)).map(({ reason }) => reason)
    expect(await reasonsOf()).toEqual([
      "Foto 'Depan\\TOKO.png' tidak ada di antara foto yang diunggah.",
      expect.stringMatching(/^Foto 'a\.png \| b\.png' tidak dapat dibaca\. Tulis satu nama berkas/),
      "Foto 'hilang.png' tidak ada di antara foto yang diunggah.",
      "Foto 'products/bukan-milik-siapa-pun' tidak ada di antara foto yang diunggah."
    ])
    const zip = zipSync({ 'foto/toko.PNG': await paintedPicture(5), 'rusak.png': new Uint8Array(9) })
    await sendPictures('http://localhost', id, zip, world().app.request)
    await importing.settle()
    expect((await reasonsOf())[0]).toBeNull()
    expect((await toldOf(id))[0]).toMatchObject({ Foto: 'Depan\\TOKO.png' })
    const done = await importing.run(id)
    expect(done.shops.results).toMatchObject({ created: 1, rejected: 3 })
    const made = await shopNamed('Foto Berkas')
    expect(made!.photoPath).toMatch(/^products\//)
    const served = await world().app.request(`http://localhost/media/${made!.photoPath}-160.webp`)
    expect(served.status).toBe(200)
    // Another shop may show what this one shows.
    const again = await importing.check(table(line('Foto Sama', '', made!.photoPath!)))
    await importing.run(again.id)
    expect((await shopNamed('Foto Sama'))!.photoPath).toBe(made!.photoPath)
  })

  it('is fetched through the guard when it is run; a shop without it is rejected with its goods', async () => {
    const { services } = world()
    const begin = async (name: string, address: string) => {
      const { id } = await importing.check(table(line(name, '', address)))
      await services.db.update(imports).set({ state: 'running' }).where(eq(imports.id, id))
      const held = (await takeImport(services))!
      expect(held.id).toBe(id)
      return held
    }
    const held = await begin('Foto Alamat', 'https://gambar.example/toko.png')
    const asked: string[] = []
    const picture = await paintedPicture(6)
    await runStep(services, held, async url => {
      asked.push(url)
      return ok(new Blob([picture]))
    })
    expect(asked).toEqual(['https://gambar.example/toko.png'])
    expect((await shopNamed('Foto Alamat'))!.photoPath).toMatch(/^products\//)
    await runStep(services, held, async () => ok(new Blob([])))
    const inside = await importing.check(table(line('Foto Dalam', '', 'http://127.0.0.1:9/a.jpg')))
    expect((await importing.run(inside.id)).shops.results).toMatchObject({ created: 0, rejected: 1 })
    expect((await importing.shops(inside.id))[0]!.reason).toMatch(
      /tidak dapat diambil: alamatnya (?:bukan alamat umum|tidak dapat dipakai)/
    )
    expect(await shopNamed('Foto Dalam')).toBeUndefined()
  })
})

it('[import-60, import-61] export and import of shops with villages and pictures change nothing', async () => {
  const { db } = world().services
  const made = await shopNamed('Foto Berkas')
  await db.update(shops).set({ subdistrictId: 3275029999 }).where(eq(shops.id, made!.id))
  const before = await db.select().from(shops).orderBy(shops.id)
  const file = await exported(world(), { format: 'csv', table: 'shops' })
  const lines = readLines(file)
  const [name, village, photo] = ['Nama', 'Kelurahan', 'Foto'].map(one => lines[0]!.indexOf(one))
  const rowOf = (shop: string) => lines.find(row => row[name!] === shop)!
  // Of two of one name it is the number.
  expect(rowOf('Foto Berkas')[village!]).toBe('32.75.02.9999')
  expect(rowOf('Kelurahan Nama')[village!]).toBe(near[0]!.name)
  expect(rowOf('Foto Berkas')[photo!]).toBe(made!.photoPath)
  const checked = await importing.check(file)
  expect(checked.shops.verdicts).toMatchObject({ create: 0, reject: 0, same: before.length })
  await importing.run(checked.id)
  expect(await db.select().from(shops).orderBy(shops.id)).toEqual(before)
  expect(readLines(await exported(world(), { format: 'csv', table: 'shops' }))).toEqual(lines)
  // A shop that goes and comes back from its own line is the same.
  const own = ['Foto Berkas', 'Kelurahan Nama'].map(rowOf)
  for (const [shop] of own) {
    const { id } = (await shopNamed(shop!))!
    await db.delete(shopShipping).where(eq(shopShipping.shopId, id))
    await db.delete(shops).where(eq(shops.id, id))
  }
  const back = await importing.check(writeLines([lines[0]!, ...own]))
  const photos = (await importing.shops(back.id)).map(({ verdict }) => verdict)
  expect(photos).toEqual(['create', 'create'])
  await importing.run(back.id)
  const again = readLines(await exported(world(), { format: 'csv', table: 'shops' }))
  const sorted = (all: string[][]) => all.toSorted((a, b) => a.join().localeCompare(b.join()))
  expect(sorted(withoutColumns(again))).toEqual(sorted(withoutColumns(lines)))
})

it('[import-60, import-61] a folder has them too', async () => {
  const folder = scratchFolder('shop-places')
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content)
  write('toko.csv', table(line('Toko Folder', near[0]!.name, 'papan.png')))
  write('papan.png', await paintedPicture(8))
  write('produk.csv', 'Toko,Nama,SKU,Harga\nToko Folder,Semen Folder,SF-1,1000')
  const { services } = world()
  const checked = await checkFolder(services, folder, () => undefined)
  expect(await readShopProblems(services, checked.id).next()).toMatchObject({ done: true })
  expect(checked.shops.verdicts).toMatchObject({ create: 1, reject: 0 })
  await runFolder(services, checked.id, () => undefined)
  expect(await shopNamed('Toko Folder')).toMatchObject({
    subdistrictId: near[0]!.id,
    photoPath: expect.stringMatching(/^products\//)
  })
  rmSync(folder, { recursive: true })
})
