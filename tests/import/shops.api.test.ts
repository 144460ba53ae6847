import { eq, inArray, like, sql } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { rows } from '#server/core/db/connect.ts'
import { goesWithShop, hangsOnShop } from '#server/goods/remove-shop.ts'
import { users } from '#server/identity/schema.ts'
import { LeaseLost } from '#server/import/check-import.ts'
import { takeImport } from '#server/import/lease.ts'
import { runStep } from '#server/import/run-import.ts'
import { runShops } from '#server/import/run-shops.ts'
import { imports } from '#server/import/schema.ts'
import { workOnImports } from '#server/import/work-on-imports.ts'
import { products } from '#server/product/schema.ts'
import { shopCouriers } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { buy, pay } from '../support/buying.ts'
import { sendPictures } from '../support/goods-table.ts'
import { type Market, openMarket, region } from '../support/market.ts'
import { opsToken } from '../support/environment.ts'
import { paintedPicture } from '../support/painted-pictures.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, startImporting } from './importing.ts'

const world = useWorld()
let market: Market
let importing: Importing
beforeAll(async () => {
  market = await openMarket(world())
  importing = await startImporting(world(), market.shopId)
})

const head =
  'Nama,Slug,Penjual,Kontak,Alamat,Provinsi,Kota,Kecamatan,Koordinat,Jam Buka,Kurir Toko (km),Kurir Toko per km,Kurir Toko gratis (km)'
const place = 'Jl. Raya 1,Jawa Barat,Kota Bekasi,Bekasi Barat'
const shopTable = (...lines: string[]) =>
  new File([[head, ...lines].join('\n')], 'toko.csv', { type: 'text/csv' })
const shopRow = (name: string, phone: string, more = ',,,,') => `${name},,Sari,${phone},${place},${more}`

const goodsOf = (shop: string, names: readonly string[]) =>
  [
    'Toko,Nama,Deskripsi,Merek,SKU,Harga,Stok,Foto',
    ...names.map(
      (name, at) => `${shop},${name},Baik,Gresik,${shop}-${at},${10_000 + at},5,${importing.photo}`
    )
  ].join('\n')

const check = (products: string, table: File) =>
  importing.check(products, { shops: table, shop_id: undefined })
const shopsNamed = (name: string) => world().services.db.select().from(shops).where(eq(shops.name, name))

describe('[import-25] the shops of an import', () => {
  it('are told first in words: what would be created, what exists, and what is wrong', async () => {
    const { db, clock } = world().services
    await db
      .insert(users)
      .values({ name: 'P', phone: '6281299990001', phoneVerifiedAt: clock.now(), createdAt: clock.now() })
    const table = shopTable(
      `Toko Satu,,Sari,812-9999-0100,${place},"-6.2349, 106.9896",Senin–Sabtu 08.00–17.00,20,3.000,5`,
      `Toko Uji,,Sari,0812,${place},,,,,`,
      shopRow('Toko Pembeli', '081299990001'),
      `Toko Wilayah,,Sari,081299990101,Jl. 1,Jawa Barat,Kota Bekasi,Antah,,,,,`,
      `Toko Kab,,Sari,081299990101,Jl. 1,Jawa Barat,Bekasi,Babelan,,,,,`,
      `Toko Jauh,,Sari,081299990101,${place},"-9, 110",,,,`,
      `Toko Salah,,,nomor,${place},di mana,kapan,,3000,`,
      shopRow('toko satu', '081299990100')
    )
    const checked = await check(goodsOf('Toko Satu', ['Bata']), table)
    expect(checked.shops.verdicts).toEqual({ create: 1, same: 1, reject: 6, waiting: 0 })
    expect(await shopsNamed('Toko Satu')).toEqual([])
    const told = await importing.shops(checked.id)
    expect(told[0]).toMatchObject({ row: 2, verdict: 'create', reason: null })
    expect(Object.fromEntries(told[0]!.changes.map(({ field, after }) => [field, after]))).toEqual({
      Penjual: 'Sari (081299990100), akun baru',
      Alamat: 'Jl. Raya 1, Bekasi Barat, Kota Bekasi, Jawa Barat',
      Koordinat: '-6.2349, 106.9896',
      Pengiriman: 'Kurir Ekspedisi; Baba Logistik; Kurir Toko sampai 20 km (Rp3.000 per km, gratis 5 km)',
      'Jam Buka': 'Senin–Sabtu 08.00–17.00'
    })
    const reasons = told.map(({ reason }) => reason)
    expect(reasons[1]).toMatch(/^Toko 'Toko Uji' \(.+\) sudah ada dan dibiarkan seperti sekarang\.$/)
    expect(reasons[2]).toContain('milik akun pembeli')
    expect(reasons[3]).toBe("Kecamatan 'Antah' tidak ditemukan di Kota Bekasi. Tulis nama resminya.")
    expect(reasons[4]).toBe("Kota 'Bekasi' kurang jelas: tulis Kabupaten Bekasi atau Kota Bekasi.")
    expect(reasons[5]).toContain('Titik lokasi terlalu jauh')
    expect(reasons[6]).toContain("Kontak 'nomor' tidak dapat dibaca.")
    expect(reasons[6]).toContain('Penjual: Nama penjual wajib diisi.')
    expect(reasons[6]).toContain('Kurir Toko (km): isi jarak terjauh Kurir Toko.')
    expect(reasons[7]).toBe('Toko ini sudah ada di baris 2 tabel toko. Hapus salah satunya.')
  })

  it('are created before their products, which are checked against them', async () => {
    const table = shopTable(
      shopRow('Toko Dua', '081299990200', ',,20,3000,5'),
      `Toko Tolak,,Sari,081299990201,Jl. 1,Antah,Kota Bekasi,Bekasi Barat,,,,,`
    )
    const goods = `${goodsOf('Toko Dua', ['Bata', 'Genteng'])}\nToko Tolak,Pasir,Baik,,T-1,1,1,${importing.photo}`
    const checked = await check(goods, table)
    expect(checked.verdicts).toMatchObject({ create: 2, reject: 1 })
    expect((await importing.rows(checked.id)).at(-1)!.reason).toBe(
      "Toko 'Toko Tolak' ditolak: perbaiki dulu baris 3 di tabel toko."
    )
    const done = await importing.run(checked.id)
    expect(done.results).toMatchObject({ created: 2, rejected: 1 })
    expect(done.shops.results).toMatchObject({ created: 1, rejected: 1 })
    const [made] = await shopsNamed('Toko Dua')
    expect(made).toMatchObject({ slug: 'toko-dua', productCount: 2, closedAt: null })
    const { db } = world().services
    const [courier] = await db.select().from(shopCouriers).where(eq(shopCouriers.shopId, made!.id))
    expect(courier).toMatchObject({ maxKm: 20, perKm: 3000, freeKm: 5 })
    const [seller] = await db.select().from(users).where(eq(users.id, made!.sellerId))
    expect(seller).toMatchObject({ role: 'seller', phone: '6281299990200', phoneVerifiedAt: null })
    const [act] = await db
      .select()
      .from(acts)
      .where(sql`${acts.kind} = 'shop' and ${acts.objectId} = ${made!.id}`)
    expect(act).toMatchObject({ call: 'POST /ops/import/{id}/run', before: null })
    expect((await importing.shops(checked.id))[0]).toMatchObject({ result: 'created', shop_id: made!.id })
  })
})

describe('[import-26] a shop that exists', () => {
  it('is never overwritten, whether it is named by name, by its address or by a former one', async () => {
    const first = await check(
      goodsOf('Toko Tetap', ['Bata']),
      shopTable(shopRow('Toko Tetap', '081299990300'))
    )
    await importing.run(first.id)
    const again = shopTable(
      `Toko Tetap,,Orang Lain,081299990399,Jl. Lain 9,Jawa Barat,Kota Bekasi,Bekasi Timur,,,,,`
    )
    const checked = await check(goodsOf('Toko Tetap', ['Bata']), again)
    expect(checked.shops.verdicts).toMatchObject({ same: 1, create: 0 })
    expect(checked.verdicts).toMatchObject({ same: 1 })
    await importing.run(checked.id)
    expect(await shopsNamed('Toko Tetap')).toMatchObject([{ address: 'Jl. Raya 1' }])
    const [made] = await shopsNamed('Toko Tetap')
    await world()
      .services.db.update(shops)
      .set({ slug: 'toko-pindah', name: 'Toko Pindah' })
      .where(eq(shops.id, made!.id))
    for (const slug of ['toko-pindah', 'toko-tetap']) {
      const named = shopTable(`Nama Lama,${slug},Sari,081299990300,${place},,,,,`)
      const checkedAgain = await check(goodsOf('Nama Lama', ['Bata']), named)
      expect(checkedAgain.shops.verdicts).toMatchObject({ same: 1, create: 0 })
      // The products find it by the name that the table gives it.
      expect(await importing.rows(checkedAgain.id)).toMatchObject([{ verdict: 'create', reason: null }])
    }
  })
})

describe('[import-27] shops are created once', () => {
  it('by two imports that run at once', async () => {
    const table = () => shopTable(...[1, 2, 3].map(n => shopRow(`Toko Ganda ${n}`, '081299990400')))
    const goods = goodsOf('Toko Ganda 1', ['Bata'])
    const [a, b] = [await check(goods, table()), await check(goods, table())]
    for (const { id } of [a, b]) value(await world().ops.call('POST /ops/import/{id}/run', { id }))
    await Promise.all([importing.settle(), importing.settle(), importing.settle()])
    const made = await world().services.db.select().from(shops).where(like(shops.name, 'Toko Ganda%'))
    expect(made.map(({ name }) => name).toSorted()).toEqual([1, 2, 3].map(n => `Toko Ganda ${n}`))
    expect(new Set(made.map(({ sellerId }) => sellerId)).size).toBe(1)
    const results = await Promise.all([a, b].map(async ({ id }) => (await importing.show(id)).shops.results))
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(3)
    expect(results.reduce((sum, { same }) => sum + same, 0)).toBe(3)
  })

  it('however often a worker dies between two steps, and a worker that lost its lease writes nothing', async () => {
    const { services } = world()
    const names = [1, 2, 3].map(n => `Toko Mati ${n}`)
    const { id } = await check(
      goodsOf('Toko Mati 3', ['Bata']),
      shopTable(...names.map(name => shopRow(name, '081299990500')))
    )
    await services.db.update(imports).set({ state: 'running' }).where(eq(imports.id, id))
    const dead = (await takeImport(services))!
    expect(dead.id).toBe(id)
    const noPicture = async () => {
      throw new Error('no picture is fetched')
    }
    const steps = { fetchPhoto: noPicture, onPicture: async () => undefined }
    await runShops(services, dead, steps)
    await services.db.update(imports).set({ lease: null, leaseUntil: null }).where(eq(imports.id, id))
    const next = (await takeImport(services))!
    await expect(runShops(services, dead, steps)).rejects.toThrow(LeaseLost)
    await runStep(services, next, noPicture)
    await services.db.update(imports).set({ lease: null, leaseUntil: null }).where(eq(imports.id, id))
    await workOnImports(services)
    const made = await services.db.select().from(shops).where(inArray(shops.name, names))
    expect(made).toHaveLength(3)
    expect((await importing.show(id)).shops.results).toMatchObject({ created: 3 })
  })
})

describe('[import-28] a shop that cannot be created when it is run', () => {
  it('is rejected with its products, and its seller is not made; the others go on', async () => {
    const { db, clock } = world().services
    const table = shopTable(shopRow('Toko Telat', '081299990600'), shopRow('Toko Lancar', '081299990601'))
    const goods = `${goodsOf('Toko Telat', ['Bata'])}\nToko Lancar,Pasir,Baik,,L-1,1000,1,${importing.photo}`
    const { id } = await check(goods, table)
    await db
      .insert(users)
      .values({ name: 'P', phone: '6281299990600', phoneVerifiedAt: clock.now(), createdAt: clock.now() })
    const done = await importing.run(id)
    expect(done.shops.results).toMatchObject({ created: 1, rejected: 1 })
    expect(done.results).toMatchObject({ created: 1, rejected: 1 })
    const [late] = await importing.rows(id)
    expect(late!.reason).toContain("Toko 'Toko Telat' tidak dapat dibuat. Kontak ini milik akun pembeli")
    expect(await shopsNamed('Toko Telat')).toEqual([])
    const accounts = await db.select().from(users).where(eq(users.phone, '6281299990600'))
    expect(accounts.map(({ role }) => role)).toEqual(['buyer'])
  })
})

describe('[import-29] undoing an import with shops', () => {
  it('removes a shop on which nothing else hangs, after its products', async () => {
    const { id } = await check(
      goodsOf('Toko Hapus', ['Bata']),
      shopTable(shopRow('Toko Hapus', '081299990700', ',,20,3000,5'))
    )
    await importing.run(id)
    const undone = await importing.undo(id)
    expect(undone).toMatchObject({ state: 'undone', results: { deleted: 1 } })
    expect(undone.shops.results).toMatchObject({ deleted: 1, created: 0 })
    expect(await shopsNamed('Toko Hapus')).toEqual([])
    const { db } = world().services
    const [act] = await db
      .select()
      .from(acts)
      .where(sql`${acts.kind} = 'shop' and ${acts.call} = 'POST /ops/import/{id}/undo'`)
    expect(act).toMatchObject({ before: expect.objectContaining({ name: 'Toko Hapus' }), after: null })
  })

  it('closes a shop with an order, which goes on', async () => {
    const { db } = world().services
    const { id } = await check(
      goodsOf('Toko Laku', ['Bata']),
      shopTable(shopRow('Toko Laku', '081299990701', ',,20,3000,5'))
    )
    await importing.run(id)
    const [shop] = await shopsNamed('Toko Laku')
    // Near the buyers of this market.
    const { province: provinceId, city: cityId, near: districtId } = region
    await db
      .update(shops)
      .set({ provinceId, cityId, districtId, lat: -6.2, lng: 106.8 })
      .where(eq(shops.id, shop!.id))
    const buyer = await market.buyer()
    const own = await market.product({ shopId: shop!.id })
    await buy(buyer, own, pay.account)
    await db.update(products).set({ isActive: false }).where(eq(products.id, own.id))
    await db.execute(sql`update shops set product_count = 0 where id = ${shop!.id}`)
    const undone = await importing.undo(id)
    expect(undone.shops.results).toMatchObject({ closed: 1 })
    const [told] = await importing.shops(id)
    expect(told!.reason).toBe('Ada pesanan, produk, jadi ditutup dan tidak dihapus.')
    expect((await shopsNamed('Toko Laku'))[0]!.closedAt).not.toBeNull()
  })

  it('keeps a shop that sells other goods, closes one with a voucher, and leaves one that it did not make', async () => {
    const { db } = world().services
    const table = shopTable(
      shopRow('Toko Lain', '081299990702'),
      shopRow('Toko Voucher', '081299990703'),
      shopRow('Toko Uji', '081299990704')
    )
    const { id } = await check(goodsOf('Toko Lain', ['Bata']), table)
    await importing.run(id)
    const [other] = await shopsNamed('Toko Lain')
    const [withVoucher] = await shopsNamed('Toko Voucher')
    await market.product({ shopId: other!.id })
    await db.execute(sql`update shops set product_count = product_count + 1 where id = ${other!.id}`)
    const [voucher] = await db.select().from(vouchers).limit(1)
    const { id: _id, ...fields } = voucher!
    await db.insert(vouchers).values({ ...fields, code: 'HANYASATU', shopId: withVoucher!.id })
    const undone = await importing.undo(id)
    expect(undone.shops.results).toMatchObject({ kept: 1, closed: 1, same: 1, deleted: 0 })
    const reasons = (await importing.shops(id)).map(({ reason }) => reason)
    expect(reasons[0]).toBe('Masih menjual produk lain, jadi tidak dihapus (ada produk).')
    expect(reasons[1]).toBe('Ada voucher, jadi ditutup dan tidak dihapus.')
    expect(await shopsNamed('Toko Uji')).toMatchObject([{ closedAt: null }])
  })

  it('knows every table that names a shop', async () => {
    const found = await rows<{ name: string }>(
      world().services.db,
      sql`select distinct table_name as name from information_schema.columns
        where column_name = 'shop_id' and table_schema = 'public'`
    )
    // Acts outlive what they tell of; an import names the shop that it made.
    const known = new Set<string>([
      ...hangsOnShop.map(([table]) => table),
      ...goesWithShop,
      'acts',
      'import_shops'
    ])
    expect(found.map(({ name }) => name).filter(name => !known.has(name))).toEqual([])
  })
})

const download = async (endpoint: string, query: string) => {
  const answer = await world().app.request(`http://localhost/api/v1${endpoint.split(' ')[1]}?${query}`, {
    headers: { authorization: `Bearer ${opsToken}` }
  })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

describe('[import-30] the tables of shops', () => {
  it('are the sheet Toko of an XLSX or a CSV, as template with an example', async () => {
    const zip = zipSync({ 'toko-contoh.jpg': await paintedPicture(1) })
    const verdicts = async ({ id }: { id: number }) => {
      await sendPictures('http://localhost', id, zip, world().app.request)
      await importing.settle()
      return (await importing.show(id)).shops.verdicts
    }
    const xlsx = await importing.check(await download('GET /ops/import/template', 'format=xlsx'), {
      shop_id: undefined
    })
    expect((await importing.shops(xlsx.id))[0]!.reason).toBe(
      "Foto 'toko-contoh.jpg' tidak ada di antara foto yang diunggah."
    )
    expect(await verdicts(xlsx)).toEqual({ create: 1, same: 0, reject: 0, waiting: 0 })
    // Its products are rejected for their pictures alone.
    const reasons = (await importing.rows(xlsx.id)).map(({ reason }) => reason)
    expect(reasons.join(' ')).not.toContain('Toko')
    const csv = new File([await download('GET /ops/import/template', 'format=csv&table=shops')], 'toko.csv')
    const withGoods = await check(goodsOf('Toko Contoh', ['A']), csv)
    expect(await verdicts(withGoods)).toMatchObject({ create: 1 })
    expect((await importing.show(withGoods.id)).verdicts).toMatchObject({ create: 1 })
    // A file of shops alone.
    const alone = await importing.check(await download('GET /ops/import/template', 'format=csv&table=shops'))
    expect(alone).toMatchObject({ state: 'checked', products: 0, shops: { verdicts: { reject: 1 } } })
    expect(await verdicts(alone)).toMatchObject({ create: 1 })
  })

  it('are exported with the products: importing them again changes nothing', async () => {
    const xlsx = await importing.check(await download('GET /ops/product/export', 'format=xlsx'), {
      shop_id: undefined
    })
    expect(xlsx.shops.verdicts).toMatchObject({ create: 0, reject: 0 })
    expect(xlsx.shops.verdicts.same).toBe(await world().services.db.$count(shops))
    const csv = await download('GET /ops/product/export', `format=csv&table=shops&shop_id=${market.shopId}`)
    expect(new TextDecoder().decode(csv)).toContain('Toko Uji')
  })

  it('are told where they cannot be read', async () => {
    const none = await check(goodsOf('A', ['B']), new File(['Apa,Saja\n1,2'], 'toko.csv'))
    expect(none.problem).toContain('Judul kolom toko tidak dikenali')
    const twice = await check(
      goodsOf('A', ['B']),
      new File(['Nama,Penjual,Kontak,Toko\na,b,c,d'], 'toko.csv')
    )
    expect(twice.problem).toContain("Kolom 'Nama' ada dua kali")
    const many = ['Nama,Penjual,Kontak', ...Array.from({ length: 1_001 }, (_, n) => `T${n},S,08`)]
    const tooMany = await check(goodsOf('A', ['B']), new File([many.join('\n')], 'toko.csv'))
    expect(tooMany.problem).toContain('lebih dari 1.000 baris')
    expect(codeOf(await world().ops.call('GET /ops/import/{id}/shop', { id: 999_999 }))).toBe(
      'import_not_found'
    )
  })
})

it('[goods-68] a shop of an import has the return days of its row; more than 30 are rejected', async () => {
  const columns = 'Nama,Penjual,Kontak,Alamat,Provinsi,Kota,Kecamatan,Masa Komplain (hari)'
  const line = (name: string, days: string) => `${name},Sari,081299990177,${place},${days}`
  const lines = [line('Toko Tempo', '14'), line('Toko Lama Sekali', '31'), line('Toko Biasa', '')]
  const table = new File([[columns, ...lines].join('\n')], 'toko.csv')
  const checked = await check(goodsOf('Toko Tempo', ['Bata']), table)
  const told = await importing.shops(checked.id)
  const daysOf = (at: number) =>
    told[at]!.changes.find(({ field }) => field === 'Masa Komplain (hari)')?.after
  expect([daysOf(0), daysOf(2)]).toEqual(['14', undefined])
  expect(told[1]).toMatchObject({
    verdict: 'reject',
    reason: expect.stringContaining('Masa Komplain (hari)')
  })
  await importing.run(checked.id)
  expect((await shopsNamed('Toko Tempo'))[0]).toMatchObject({ returnDays: 14 })
  expect((await shopsNamed('Toko Biasa'))[0]).toMatchObject({ returnDays: 3 })
})
