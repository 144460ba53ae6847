import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, expect, it } from 'vitest'

import { connect } from '#server/core/db/connect.ts'
import { openPglite } from '#server/core/db/pglite.ts'
import { transactionLines } from '#server/order/schema.ts'
import { products } from '#server/product/schema.ts'

import { migrationsBefore } from '../support/old-migrations.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

const scratch = scratchFolder('sale-unit')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Goods from before selling units: leaf category, name, content. */
const goods: readonly (readonly [leaf: string, name: string, content: number, unit: string])[] = [
  ['semen-portland', 'Semen Gresik PCC 40 kg', 40, 'sak'],
  ['keramik-lantai', 'Keramik Lantai Roman 40x40 cm', 1, 'dus'],
  ['cat-interior', 'Cat Tembok Catylac 5 kg', 5, 'kaleng'],
  ['cat-interior', 'Cat Tembok Catylac 25 kg', 25, 'pail'],
  ['pasir-beton', 'Pasir Bangka Beton pickup 1,5 m3', 2_100, 'pickup'],
  ['pasir-beton', 'Pasir Bangka Beton 1 m3', 1_400, 'm³'],
  ['kabel-listrik', 'Kabel NYM Supreme 2x1,5 mm 50 m', 50, 'roll'],
  ['kabel-roll', 'Kabel Roll 4 Lubang Broco 10 m', 10, 'pcs'],
  ['spandek-zincalume', 'Atap Spandek Kencana 0,30 mm per m', 1, 'm'],
  ['none', 'Kran Angsa 1/2 inch', 1, 'pcs']
]

it("[product-31, order-78] older goods and orders get their kind's unit; pages did not change", async () => {
  const folder = join(scratch, 'database')
  const old = await openPglite(folder)
  await migrate(drizzle(old.client), { migrationsFolder: migrationsBefore(scratch, 'sale-unit') })
  const leaves = [...new Set(goods.map(([leaf]) => leaf))].filter(leaf => leaf !== 'none')
  const idOf = (leaf: string) => leaves.indexOf(leaf) + 1
  // Their owner does not matter here.
  await old.client.exec(`
    set session_replication_role = replica;
    insert into categories (id, parent_id, level, type, slug, name, icon, sort) values
      ${leaves.map(leaf => `(${idOf(leaf)}, null, 3, 'material', '${leaf}', '${leaf}', 'x', 1)`).join(', ')};
    insert into products (id, shop_id, slug, name, description, merk, type, condition, c1, c2, c3, content_amount,
      content_unit, specifications, min_price, max_price, stock, photo_path, province_id, city_id, created_at, changed_at)
    values ${goods
      .map(
        ([leaf, name, content], at) =>
          `(${at + 1}, 1, 's${at}', '${name}', '', '', 'material', 'new', 1, 1, ${idOf(leaf)}, ${content}, 'kg', '[]',
            1, 1, 1, 'p', 1, 1, '2026-01-01', '2026-01-01')`
      )
      .join(', ')};
    insert into transaction_lines (transaction_id, product_id, product_detail_id, name, slug, photo_path, price, qty, weight_g)
      values (1, 2, 1, 'Keramik', 's', 'p', 1, 1, 1), (1, 999, 1, 'Hilang', 's', 'p', 1, 1, 1)`)
  await old.close()

  const { db, close } = await connect({ folder })
  const now = await db.select().from(products).orderBy(asc(products.id))
  expect(now.map(({ name, saleUnit }) => [name, saleUnit])).toEqual(
    goods.map(([, name, , unit]) => [name, unit])
  )
  expect(now[0]?.changedAt).toEqual(new Date('2026-01-01'))
  const lines = await db.select().from(transactionLines).orderBy(asc(transactionLines.productId))
  expect(lines.map(({ saleUnit }) => saleUnit)).toEqual(['dus', 'pcs'])

  // From now on a page that shows another unit has changed.
  await db.update(products).set({ saleUnit: 'pcs' }).where(eq(products.id, 1))
  const [changed] = await db.select().from(products).where(eq(products.id, 1))
  expect(changed?.changedAt).not.toEqual(new Date('2026-01-01'))
  await close()
})
