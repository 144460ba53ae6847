import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { slugOf } from '#lib/goods/slug.ts'

import { type Db, rows } from '#server/core/db/connect.ts'

/** The number of a new product and its address: its name, and the number in letters and digits, which no other product has (goods-3). */
export async function newProductKey(tx: Db, name: string): Promise<{ id: number; slug: string }> {
  const [next] = await rows<{ id: string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('products', 'id')) as id`
  )
  const id = Number(next!.id)
  const slug = `${slugOf(name) || 'produk'}-${id.toString(36)}`
  // Written by somebody else's program: such an address stays with its product.
  const [taken] = await rows(
    tx,
    sql`select 1 from products where slug = ${slug} union all select 1 from past_slugs where slug = ${slug} limit 1`
  )
  return { id, slug: taken ? `${slug}-${randomBytes(3).toString('hex')}` : slug }
}
