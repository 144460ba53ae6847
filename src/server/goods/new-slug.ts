import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { slugOf } from '#lib/goods/slug.ts'

import { type Db, rows } from '#server/core/db/connect.ts'

/** The numbers of new products and their addresses: the name, and the number in letters and digits, which no other product has (goods-3). */
export async function newProductKeys(
  tx: Db,
  names: readonly string[]
): Promise<{ id: number; slug: string }[]> {
  const next = await rows<{ id: string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('products', 'id')) as id from generate_series(1, ${names.length}::int)`
  )
  const keys = names.map((name, at) => {
    const id = Number(next[at]!.id)
    return { id, slug: `${slugOf(name) || 'produk'}-${id.toString(36)}` }
  })
  const wanted = sql`(select value from jsonb_array_elements_text(${JSON.stringify(keys.map(({ slug }) => slug))}::text::jsonb))`
  // Written by somebody else's program: such an address stays with its product.
  const taken = await rows<{ slug: string }>(
    tx,
    sql`select slug from products where slug in ${wanted} union all select slug from past_slugs where slug in ${wanted}`
  )
  const takenSlugs = new Set(taken.map(({ slug }) => slug))
  return keys.map(({ id, slug }) => ({
    id,
    slug: takenSlugs.has(slug) ? `${slug}-${randomBytes(3).toString('hex')}` : slug
  }))
}
