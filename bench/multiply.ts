import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { bulkLoad } from '#server/core/db/bulk-load.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { advanceIdentity } from '#server/core/db/insert-rows.ts'
import { productDetails, productPhotos, products } from '#server/product/schema.ts'
import { productRatings } from '#server/review/schema.ts'

/** How many products the demo writes for a catalogue of `count`: above 100,000 the others are copies of these. */
export const seededOf = (count: number): number => (count > 100_000 ? 50_000 : count)

const tables = [products, productDetails, productPhotos, productRatings]

/**
 * Copies the seeded products with their variants, photos and stars until there are `count`, each copy with a model of
 * its own in name and slug, and another price. Their summaries are right, so that no job has to write them into the indexes again. The database writes them: a million takes minutes, where rows that are
 * sent take an hour. Nothing else may use the database meanwhile.
 */
export async function multiplyProducts(db: Db, count: number): Promise<void> {
  await db.transaction(async tx => {
    const [size] = await rows<{ products: string; last: string }>(
      tx,
      sql`select count(*) as products, max(id) as last from products`
    )
    const [seeded, step] = [Number(size?.products), Number(size?.last)]
    await switchTriggers(tx, 'disable')
    await bulkLoad(tx, tables, async () => {
      for (let copy = 1, made = seeded; made < count; copy += 1, made += seeded) {
        await copyProducts(tx, { copy, step, most: Math.min(seeded, count - made) })
      }
    })
    await switchTriggers(tx, 'enable')
    for (const table of [products, productDetails, productPhotos]) await advanceIdentity(tx, table)
  })
}

/** Triggers note what changed, of rows that nobody has read yet. */
async function switchTriggers(db: Db, to: 'disable' | 'enable'): Promise<void> {
  for (const table of tables) {
    await db.execute(sql.raw(`alter table ${getTableName(table)} ${to} trigger user`))
  }
}

type Copy = { copy: number; step: number; most: number }

async function copyProducts(db: Db, { copy, step, most }: Copy): Promise<void> {
  const model = `${String.fromCodePoint(65 + (copy % 26))}${copy}`
  const moved = sql`${copy * step}`
  const chosen = sql`(select id from products where id <= ${step} order by id limit ${most})`
  const price = (name: string) =>
    sql`(${sql.identifier(name)} * (90 + ${(copy * 7) % 21}) / 10000)::bigint * 100`
  await copyRows(db, products, sql`id in ${chosen}`, {
    id: sql`id + ${moved}::bigint`,
    slug: sql`slug || ${`-seri-${model.toLowerCase()}`}`,
    name: sql`name || ${` Seri ${model}`}`,
    min_price: price('min_price'),
    max_price: price('max_price'),
    // As the job of the summaries would write it: copies have no vouchers.
    card_price: price('min_price'),
    created_at: sql`created_at - make_interval(mins => ${copy})`
  })
  const ofProduct = { product_id: sql`product_id + ${moved}::bigint` }
  const isChosen = sql`product_id in ${chosen}`
  const withoutId = { id: undefined }
  await copyRows(db, productDetails, isChosen, { ...ofProduct, ...withoutId, price: price('price') })
  await copyRows(db, productPhotos, isChosen, { ...ofProduct, ...withoutId })
  await copyRows(db, productRatings, isChosen, ofProduct)
}

/** Copies rows; a column with an expression gets that instead of its value, and one with undefined its default. */
async function copyRows(
  db: Db,
  table: PgTable,
  where: SQL,
  changes: Record<string, SQL | undefined>
): Promise<void> {
  const name = getTableName(table)
  const found = await rows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER' order by ordinal_position`
  )
  const columns = found.filter(column => !(column.name in changes) || changes[column.name])
  const names = sql.join(
    columns.map(column => sql.identifier(column.name)),
    sql`, `
  )
  const values = sql.join(
    columns.map(column => changes[column.name] ?? sql.identifier(column.name)),
    sql`, `
  )
  await db.execute(
    sql`insert into ${sql.identifier(name)} (${names}) select ${values} from ${table} where ${where}`
  )
}
