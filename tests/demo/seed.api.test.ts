import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { type Db, rows } from '#server/core/db/connect.ts'
import { draftProducts } from '#demo/catalogue/drafts.ts'
import { picturesOf } from '#demo/pictures/all.ts'
import { notePicturesComplete, productsToDraw } from '#demo/pictures/complete.ts'
import { filesOf, partsOf } from '#demo/pictures/files.ts'
import { picturePath } from '#demo/pictures/picture.ts'
import { seedDatabase } from '#demo/seed.ts'
import { avifQueue, settings } from '#server/core/db/schema.ts'
import type { Services } from '#server/core/platform/services.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
let services: Services
let db: Db
beforeAll(() => {
  services = world().services
  db = services.db
})

const count = async (statement: ReturnType<typeof sql>) =>
  Number((await rows<{ n: string }>(db, sql`select count(*) as n from ${statement}`))[0]?.n)

test('[address-9] the small world has the requested data, and seeding again changes nothing', async () => {
  await seedDatabase(services, { products: 60, regions: 'sample', pictures: false })
  expect(await count(sql`products`)).toBe(60)
  expect(await count(sql`shops`)).toBe(40)
  expect(await count(sql`provinces`)).toBe(38)
  expect(await count(sql`cities`)).toBe(514)
  expect(await count(sql`categories where level = 1 and type = 'material'`)).toBeGreaterThanOrEqual(12)
  expect(await count(sql`categories where level = 1 and type = 'non-material'`)).toBeGreaterThanOrEqual(8)
  expect(await count(sql`banks`)).toBeGreaterThanOrEqual(25)
  const shared = sql`(select account_number from shop_bank_accounts group by 1 having count(*) > 1) as shared`
  expect(await count(shared)).toBe(0)
})

test('[core-221] products without pictures draw none; complete ones are recorded once, with the banners pending', async () => {
  expect(await productsToDraw(db)).toBeUndefined()
  await db.delete(settings).where(eq(settings.name, 'pictures'))
  expect(await productsToDraw(db)).toBe(60)
  await notePicturesComplete(services, 60)
  await notePicturesComplete(services, 60)
  expect([await productsToDraw(db), await db.$count(avifQueue)]).toEqual([undefined, 12])
})

test('[core-221] every picture is written in two parts, first the widths that are loaded first', () => {
  const parts = partsOf(60)
  const half = parts.length / 2
  expect(parts.slice(0, half).every(({ widths }) => widths.join() === '320,640')).toBe(true)
  const files = parts.flatMap(filesOf)
  expect(files.length).toBe(new Set(files).size)
  expect(files).toContain('media/banners/bangun-rumah-1280.webp')
  for (const picture of picturesOf(60)) expect(files).toContain(`media/${picturePath(picture)}-1024.webp`)
})

test('[address-9] every village has a postal code and coordinates', async () => {
  expect(await count(sql`villages`)).toBeGreaterThan(1000)
  expect(await count(sql`villages where zip_code !~ '^[0-9]{5}$' or lat not between -12 and 7`)).toBe(0)
})

test('[money-1, money-3] every movement of the ledger sums to zero, and balances equal their entries', async () => {
  const odd = sql`(select movement_id from ledger_entries group by movement_id having sum(amount) <> 0) odd`
  expect(await count(odd)).toBe(0)
  const differing = sql`balances b where amount <> coalesce(
    (select sum(amount) from ledger_entries e where e.account = 'buyer_saldo' and e.user_id = b.user_id), 0)`
  expect(await count(differing)).toBe(0)
  const [demo] = await rows<{ amount: string }>(
    db,
    sql`select amount from balances join users on users.id = user_id where email = 'demo@bababangunan.example'`
  )
  expect(Number(demo?.amount)).toBe(25_000_000)
})

test("every product has a variant, photos, a complete category path and its card's price", async () => {
  const bare = sql`products p where not exists (select 1 from product_details d where d.product_id = p.id)
    or (select count(*) from product_photos f where f.product_id = p.id) < 2
    or not exists (select 1 from categories c join categories b on b.id = c.parent_id join categories a on a.id = b.parent_id
      where c.id = p.c3 and b.id = p.c2 and a.id = p.c1)
    or p.card_price <= 0 or p.city_id = 0 or p.rank <= 0`
  expect(await count(bare)).toBe(0)
})

test('every photo in the catalogue is drawn', async () => {
  const drawn = new Set(picturesOf(60).map(picturePath))
  const named = await rows<{ path: string }>(
    db,
    sql`select path from product_photos union select photo_path from product_details where photo_path is not null
      union select photo_path from reviews where photo_path is not null union select photo_path from products`
  )
  expect(named.map(row => row.path).filter(path => !drawn.has(path))).toEqual([])
})

test('summaries agree with variants and reviews', async () => {
  const wrong = sql`products p where stock <> (select sum(stock) from product_details d where d.product_id = p.id)
    or min_price <> (select coalesce(min(price) filter (where stock > 0), min(price)) from product_details d where d.product_id = p.id)
    or review_count <> (select count(*) from reviews r where r.product_id = p.id)`
  expect(await count(wrong)).toBe(0)
})

test('slugs are never numbers, and end in the id', async () => {
  const found = await rows<{ id: string; slug: string }>(db, sql`select id, slug from products`)
  for (const { id, slug } of found) {
    expect(slug).toMatch(/^[a-z][a-z0-9-]*-[0-9a-z]+$/)
    expect(Number.parseInt(slug.slice(slug.lastIndexOf('-') + 1), 36)).toBe(Number(id))
  }
  expect(await count(sql`categories where slug ~ '^[0-9]+$' or slug in ('lainnya', 'cart', 'search')`)).toBe(
    0
  )
})

test('orders exist in every status and their totals add up', async () => {
  const statuses = await rows<{ status: string }>(
    db,
    sql`select distinct status from transactions order by 1`
  )
  expect(statuses.map(row => row.status)).toEqual([
    'cancel',
    'delivered',
    'paid',
    'pending',
    'process',
    'sent',
    'success'
  ])
  const wrong = sql`transactions t where grand_total <> subtotal - discount
      + greatest(0, shipping_cost - shipping_discount) + extra_cost + fee_payment
    or subtotal <> (select sum(price * qty) from transaction_lines l where l.transaction_id = t.id)
    or (voucher_code = 'BABA10' and subtotal < 200000)
    or not exists (select 1 from transaction_history h where h.transaction_id = t.id)`
  expect(await count(wrong)).toBe(0)
})

test('new rows continue after the seeded ids', async () => {
  const [made] = await rows<{ id: string }>(
    db,
    sql`insert into users (name, created_at) values ('Baru', now()) returning id`
  )
  expect(Number(made?.id)).toBeGreaterThan(1003)
})

test('the same seed draws the same catalogue', () => {
  const names = () => [...draftProducts(300)].map(draft => draft.name)
  expect(names()).toEqual(names())
  expect(new Set(names()).size).toBe(300)
})

test("the demo's cart has no line below its minimum, and one that is sold out", async () => {
  const lines = sql`cart_lines l join products p on p.id = l.product_id
    join product_details d on d.id = l.product_detail_id`
  expect(await count(sql`${lines} where d.stock >= l.qty`)).toBeGreaterThanOrEqual(3)
  expect(await count(sql`${lines} where d.stock between 1 and l.qty - 1`)).toBe(0)
  expect(await count(sql`${lines} where l.qty < p.min`)).toBe(0)
  expect(await count(sql`${lines} where d.stock = 0`)).toBe(1)
})
