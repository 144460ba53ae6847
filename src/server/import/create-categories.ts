import { randomBytes } from 'node:crypto'

import { and, eq, isNull, sql } from 'drizzle-orm'

import { slugOf } from '#lib/goods/slug.ts'

import { categories } from '#server/catalogue/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import type { GoodsStep } from '#server/goods/step.ts'

/** The icon of a category that an import brings, until a clerk chooses one. */
const icon = 'package'
/** Arbitrary number of the advisory lock: two imports never create the same category twice. */
const lock = 727_275

/**
 * The category at the end of a path, from the main one down; what is missing of the path is created, as a category of materials unless
 * its main category says otherwise, and told to `onMade`, a parent before its child. Undefined where a category on the way holds
 * products itself.
 */
export async function ensureCategory(
  step: GoodsStep,
  path: readonly string[],
  onMade: (id: number) => void
): Promise<number | undefined> {
  const { tx } = step
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
  let parent: { id: number; level: number; type: 'material' | 'non-material' } | undefined
  for (const name of path) {
    const [known] = await tx
      .select({ id: categories.id, level: categories.level, type: categories.type })
      .from(categories)
      .where(
        and(
          sql`lower(${categories.name}) = lower(${name})`,
          parent ? eq(categories.parentId, parent.id) : isNull(categories.parentId)
        )
      )
      .for('share')
    if (!known && parent && (await holdsProducts(tx, parent.id))) return undefined
    parent = known ?? (await create(step, name, parent))
    if (!known) onMade(parent.id)
  }
  return parent?.id
}

async function holdsProducts(tx: Db, id: number): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from products where c3 = ${id} limit 1`)
  return found.length > 0
}

async function create(
  { tx, after }: GoodsStep,
  name: string,
  parent: { id: number; level: number; type: 'material' | 'non-material' } | undefined
) {
  const slug = await freeSlug(tx, name)
  const parentId = parent?.id ?? null
  const level = (parent?.level ?? 0) + 1
  const type = parent?.type ?? 'material'
  const [last] = await rows<{ sort: number }>(
    tx,
    sql`select coalesce(max(sort) + 1, 0)::int as sort from categories where parent_id is not distinct from ${parentId}::bigint`
  )
  const values = { parentId, level, type, slug, name, icon, sort: last?.sort ?? 0 }
  const [made] = await tx.insert(categories).values(values).returning({ id: categories.id })
  after.act({ kind: 'category', id: made!.id, after: { name, slug, parent_id: parentId, level } })
  after.invalidate('catalogue', 'categories', 'sitemap')
  return { id: made!.id, level, type }
}

/** An address that no category has or had. */
async function freeSlug(tx: Db, name: string): Promise<string> {
  const wanted = slugOf(name)
  const isPlain = /[a-z]/.test(wanted) && wanted !== 'lainnya' && wanted !== 'list'
  const slug = isPlain ? wanted : `kategori-${wanted || 'baru'}`
  const taken = await rows(
    tx,
    sql`select 1 from categories where slug = ${slug} union all select 1 from past_category_slugs where slug = ${slug}`
  )
  return taken.length === 0 ? slug : `${slug.slice(0, 70)}-${randomBytes(3).toString('hex')}`
}
