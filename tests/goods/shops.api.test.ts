import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { users } from '#server/identity/schema.ts'
import { products } from '#server/product/schema.ts'
import { shopCouriers } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { uploads } from '#server/uploads.ts'

import { checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { type Market, nearPlace, openMarket, region } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const tokens = { clerk: 'clerk-of-the-shops-0123456', finance: 'finance-of-the-shops-01234' }
const world = useWorld({ OPS_TOKENS: `c:clerk:${tokens.clerk},f:finance:${tokens.finance}` })
const as = (role: keyof typeof tokens) =>
  new Person(world().app, world().services.config.signatureKey, tokens[role])
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const { province_id, city_id, district_id, subdistrict_id } = nearPlace
const place = { province_id, city_id, district_id, subdistrict_id }
const draft = { name: 'Toko Baru & Jaya', address: 'Jl. Baru 1', ...place }
const seller = { name: 'Sari', phone: '0812-7000-0001' }
const add = (more: object = {}, options = {}) =>
  as('clerk').call('POST /ops/shop', { ...draft, seller, ...more }, options)
const show = async (id: number) => value(await as('clerk').call('GET /ops/shop/{id}', { id }))
/** A save of a shop as it is now, with changes. */
async function save(id: number, more: object) {
  const { lat, lng, ...shop } = await show(id)
  return as('clerk').call('PUT /ops/shop/{id}', { ...shop, lat, lng, ...more })
}
const fieldsOf = (called: Awaited<ReturnType<typeof add>>) => (called.ok ? {} : called.error.fields)

describe('[goods-40] a shop of the counter', () => {
  it('has a seller without a password, a free address, and a row in acts', async () => {
    const made = value(await add({ courier: { free_km: 2, per_km: 4000, max_km: 15 } }))
    expect(made).toMatchObject({
      slug: 'toko-baru-jaya',
      lat: '-6.2',
      time_zone: 'WIB',
      courier: { free_km: 2, max_km: 15, by_baba: false },
      closed_at: null
    })
    const { db } = world().services
    const [account] = await db.select().from(users).where(eq(users.id, made.seller.id))
    expect(account).toMatchObject({
      role: 'seller',
      phone: '6281270000001',
      passwordHash: null,
      phoneVerifiedAt: null
    })
    const [act] = await db.select().from(acts).orderBy(desc(acts.id)).limit(1)
    expect(act).toMatchObject({ kind: 'shop', objectId: made.id, name: 'c', before: null })
    const second = value(await add())
    expect(second).toMatchObject({ slug: 'toko-baru-jaya-2', seller: { id: made.seller.id } })
  })

  it('[goods-40] has an address that a save takes back, wherever its name is cut', async () => {
    const name = 'Toko Bahan Bangunan Sumber Rejeki Makmur Sejahter Élok'
    const made = value(await add({ name, seller: { name: 'Panjang', phone: '081270000044' } }))
    expect(made.slug).toBe('toko-bahan-bangunan-sumber-rejeki-makmur-sejahter')
    expect(codeOf(await save(made.id, { description: 'Baru' }))).toBe('ok')
    const accent = value(await add({ name: 'Kafé Éko', seller: { name: 'Eko', phone: '081270000045' } }))
    expect(accent.slug).toBe('kafe-eko')
  })

  it('is made once where the same is sent again, and with one seller where two are made at once', async () => {
    const sent = { name: 'Toko Ulang', seller: { name: 'Ulang', phone: '081270000002' } }
    const [first, again] = [await add(sent, { key: 'u' }), await add(sent, { key: 'u' })].map(value)
    expect(again!.id).toBe(first!.id)
    const other = { seller: { name: 'Dua', email: 'dua@toko.example' } }
    const both = await Promise.all([add({ ...other, name: 'Satu' }), add({ ...other, name: 'Dua' })])
    expect(new Set(both.map(one => value(one).seller.id)).size).toBe(1)
  })

  it('rejects a contact of a buyer, a foreign region, a far point, no carrier, and a picture that is not stored', async () => {
    const { db, clock } = world().services
    const now = clock.now()
    await db.insert(users).values({ name: 'B', phone: '6281270000009', phoneVerifiedAt: now, createdAt: now })
    expect(codeOf(await add({ seller: { name: 'B', phone: '081270000009' } }))).toBe('seller_is_buyer')
    expect(codeOf(await add({ city_id: 801 }))).toBe('region_mismatch')
    expect(codeOf(await add({ subdistrict_id: null, city_id: 801 }))).toBe('region_mismatch')
    expect(codeOf(await add({ lat: '-9.9', lng: '106.8' }))).toBe('region_mismatch')
    expect(codeOf(await add({ subdistrict_id: null, lat: '-9.9', lng: '106.8' }))).toBe('region_mismatch')
    expect(codeOf(await add({ photo: 'products/0a1b2c3d4e5f0a1b2c3d4e5f' }))).toBe('photo_unknown')
    expect(codeOf(await add({ photo: 'private/traces/0a1b2c3d4e5f' }))).toBe('photo_unknown')
    const none = await add({ commercial: false, baba_expedition: false })
    expect(fieldsOf(none)).toEqual({ commercial: 'Pilih paling sedikit satu cara pengiriman.' })
    const half = await add({ lat: '-6.2' })
    expect(fieldsOf(half)).toEqual({ lat: 'Isi lintang dan bujur, atau kosongkan keduanya.' })
    expect(fieldsOf(await add({ seller: { name: 'Tanpa' } }))).toMatchObject({
      'seller.phone': expect.any(String)
    })
    expect(fieldsOf(await add({ slug: '123' }))).toMatchObject({ slug: expect.any(String) })
    expect(codeOf(await add({ hours: [{ opens: 900, closes: 800 }, ...Array(6).fill(null)] }))).toBe(
      'invalid_input'
    )
  })

  it('[goods-40] is given to none of two sellers, of whom one has the phone and the other the email', async () => {
    value(await add({ name: 'Toko Telepon', seller: { name: 'Telepon', phone: '081270000021' } }))
    value(await add({ name: 'Toko Surel', seller: { name: 'Surel', email: 'surel@toko.example' } }))
    const mixed = await add({
      name: 'Toko Campur',
      seller: { name: 'Campur', phone: '081270000021', email: 'surel@toko.example' }
    })
    expect([codeOf(mixed), Object.keys(fieldsOf(mixed)!)]).toEqual([
      'seller_contacts_differ',
      ['seller.email']
    ])
  })

  it('keeps a picture that it shows, and takes one that is stored', async () => {
    const { storage, db } = world().services
    const photo = 'products/aaaaaaaaaaaaaaaaaaaaaaaa'
    await storage.put(`media/${photo}-160.webp`, new Uint8Array([1]))
    const made = value(await add({ photo }))
    expect(made.photo).toBe(photo)
    const named = await uploads
      .find(({ folder }) => folder === 'media/products')!
      .named(db, [photo, 'products/x'])
    expect(named).toEqual([{ path: photo }])
    await storage.remove(`media/${photo}-160.webp`)
    expect(value(await save(made.id, { name: 'Foto Tetap' })).photo).toBe(photo)
  })
})

/** Closes or opens a shop from its newest version. */
const settle = async (step: 'close' | 'open', id: number) =>
  as('clerk').call(`POST /ops/shop/{id}/${step}`, { id, updated_at: (await show(id)).updated_at })

describe('[goods-41, ops-58] a change of a shop', () => {
  it('is rejected where another was saved meanwhile, and names who it was', async () => {
    const { id, updated_at: seen } = value(await add())
    value(await save(id, { name: 'Satu' }))
    const late = await save(id, { name: 'Dua', updated_at: seen })
    expect(codeOf(late)).toBe('changed_meanwhile')
    expect((await show(id)).name).toBe('Satu')
  })

  it('moves city, rank and Kurir Toko of its products, and keeps former addresses', async () => {
    const { db } = world().services
    const id = await market.makeShop('Pindah')
    const product = await market.product({ shopId: id })
    const own = { id: (await show(id)).id }
    const readProduct = async () => (await db.select().from(products).where(eq(products.id, product.id)))[0]!
    value(await save(id, { slug: 'toko-lama', courier: null }))
    const before = await readProduct()
    expect(before.isFreeShipping).toBe(false)
    value(
      await save(id, {
        slug: 'toko-pindah',
        is_verified: true,
        province_id: 8,
        city_id: 801,
        district_id: 80101,
        subdistrict_id: null,
        courier: { free_km: 1, per_km: 1000, max_km: 9 }
      })
    )
    const after = await readProduct()
    expect(after).toMatchObject({ cityId: 801, provinceId: 8, isFreeShipping: true })
    expect(after.rank).toBeCloseTo(before.rank + 0.1)
    const found = value(await world().person().call('GET /buyer/shop/{id}', { id: 'toko-lama' }))
    expect(found).toMatchObject({ ...own, slug: 'toko-pindah' })
    expect(codeOf(await save(value(await add()).id, { slug: 'toko-pindah' }))).toBe('shop_slug_taken')
    value(await save(id, { courier: null }))
    expect(await db.select().from(shopCouriers).where(eq(shopCouriers.shopId, id))).toEqual([])
  })

  it('lists shops by state and verification', async () => {
    const id = value(await add({ name: 'Zebra Tutup', is_verified: true })).id
    value(await settle('close', id))
    const list = async (filter: object) =>
      value(await as('clerk').call('GET /ops/shop', { keyword: 'Zebra', ...filter })).map(shop => shop.id)
    expect(await list({ state: 'closed', is_verified: true })).toEqual([id])
    expect(await list({ state: 'open' })).toEqual([])
    expect(await list({ is_verified: false })).toEqual([])
  })
})

describe('[goods-42] a closed shop', () => {
  it('sells and shows nothing, until it opens again with what was not archived', async () => {
    const { db } = world().services
    const id = await market.makeShop('Toko Tutupan')
    const sold = await market.product({ shopId: id, name: 'Semen Tutupan' })
    const archived = await market.product({ shopId: id, name: 'Semen Tutupan Arsip', isActive: false })
    const buyer = await market.buyer()
    const line = { product_id: sold.id, product_detail_id: sold.detailId, qty: 1 }
    value(await buyer.person.call('POST /buyer/cart/add', line))
    const visitor = world().person()
    expect(codeOf(await visitor.call('GET /buyer/product/{id}', { id: String(sold.id) }))).toBe('ok')

    const closed = value(await settle('close', id))
    expect(closed).toMatchObject({ closed_at: expect.any(String), product_count: 0 })
    expect(codeOf(await visitor.call('GET /buyer/product/{id}', { id: String(sold.id) }))).toBe(
      'product_gone'
    )
    const cart = value(await buyer.person.call('GET /buyer/cart', {}))
    expect(JSON.stringify(cart)).toContain('"is_active":false')
    expect(codeOf(await buyer.person.call('POST /buyer/cart/add', line))).toBe('product_not_found')
    const listed = value(await visitor.call('GET /buyer/shop', { keyword: 'Tutupan' }))
    expect(listed.map(shop => shop.id)).not.toContain(id)
    expect(value(await visitor.call('GET /buyer/shop/{id}', { id: String(id) }))).toMatchObject({
      is_closed: true,
      product_count: 0
    })
    // Whoever writes it, a product of a closed shop is not sold.
    const added = await market.product({ shopId: id })
    await db.update(products).set({ isActive: true }).where(eq(products.id, archived.id))
    const rows = () => db.select().from(products).where(eq(products.shopId, id)).orderBy(products.id)
    expect((await rows()).map(row => row.isActive)).toEqual([false, false, false])
    // Archived while it was closed: it stays archived.
    await db.update(products).set({ isActive: false }).where(eq(products.id, archived.id))

    expect(value(await settle('open', id))).toMatchObject({ closed_at: null, product_count: 2 })
    expect((await rows()).map(row => [row.id, row.isActive])).toEqual([
      [sold.id, true],
      [archived.id, false],
      [added.id, true]
    ])
    expect(codeOf(await visitor.call('GET /buyer/product/{id}', { id: String(sold.id) }))).toBe('ok')
    expect(codeOf(await buyer.person.call('POST /buyer/cart/add', line))).toBe('ok')
  })

  it('takes no order of a checkout that was open before', async () => {
    const id = await market.makeShop('Toko Mendadak')
    const product = await market.product({ shopId: id })
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, product)
    value(await settle('close', id))
    expect(codeOf(await sendOrder(buyer, orderOf(checkout, pay.cash)))).toBe('product_not_found')
    value(await settle('open', id))
    expect(codeOf(await sendOrder(buyer, orderOf(checkout, pay.cash)))).toBe('ok')
  })
})

describe('[goods-43] bank accounts of a shop', () => {
  it('are seen and changed by finance alone, with the version of the shop', async () => {
    const { id } = value(await add())
    const account = { bank_name: 'BCA', account_number: '7010000001', account_holder: 'Sari' }
    expect(codeOf(await as('clerk').call('GET /ops/shop/{id}/bank-account', { id }))).toBe('forbidden')
    const { updated_at } = value(await as('finance').call('GET /ops/shop/{id}/bank-account', { id }))
    const sent = { id, accounts: [account], updated_at }
    const saved = value(await as('finance').call('PUT /ops/shop/{id}/bank-account', sent))
    expect(saved.accounts).toEqual([account])
    expect(codeOf(await as('finance').call('PUT /ops/shop/{id}/bank-account', sent))).toBe(
      'changed_meanwhile'
    )
    expect(JSON.stringify(await show(id))).not.toContain('7010000001')
    const bad = { ...sent, accounts: [{ ...account, account_number: '12a' }], updated_at: saved.updated_at }
    expect(codeOf(await as('finance').call('PUT /ops/shop/{id}/bank-account', bad))).toBe('invalid_input')
    const [row] = await world().services.db.select().from(shops).where(eq(shops.id, id))
    expect(row!.provinceId).toBe(region.province)
  })
})
