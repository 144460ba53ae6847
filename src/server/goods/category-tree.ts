import { eq, sql } from 'drizzle-orm'

import type { GoodsCategory } from '#lib/goods/category-contract.ts'

import { categories } from '#server/catalogue/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'

export type CategoryRow = typeof categories.$inferSelect
type Branch<T> = T & { children: T[] }

/** All categories as a tree with the number of their products, archived ones too: one statement (goods-20). */
export async function readCategoryTree(
  db: Db
): Promise<(GoodsCategory & { children: Branch<GoodsCategory>[] })[]> {
  const all = await readCounted(db)
  const below = (parent: number | null) => all.filter(one => one.parent_id === parent)
  return below(null).map(main => ({
    ...main,
    children: below(main.id).map(sub => ({ ...sub, children: below(sub.id) }))
  }))
}

/** One category as the counter sees it; undefined if there is none. */
export const readGoodsCategory = async (db: Db, id: number): Promise<GoodsCategory | undefined> =>
  (await readCounted(db)).find(one => one.id === id)

async function readCounted(db: Db): Promise<GoodsCategory[]> {
  const counts = sql`(
    select id, count(*)::int as products from (
      select c1 as id from products
      union all select c2 from products where c2 <> c1
      union all select c3 from products where c3 <> c2
    ) as placed group by id
  ) as counted`
  const found = await db
    .select({ row: categories, products: sql<number>`coalesce(counted.products, 0)` })
    .from(categories)
    .leftJoin(counts, sql`counted.id = ${categories.id}`)
    .orderBy(categories.level, categories.sort, categories.id)
  return found.map(({ row, products }) => ({
    id: row.id,
    parent_id: row.parentId,
    level: row.level,
    type: row.type,
    slug: row.slug,
    name: row.name,
    icon: row.icon,
    sort: row.sort,
    products,
    updated_at: row.updatedAt.toISOString()
  }))
}

/**
 * Locks all categories, a few hundred, so that two moves cannot make a circle, and no product is put into one that is removed
 * meanwhile. Call it before products are locked.
 */
export const lockCategories = (tx: Db): Promise<CategoryRow[]> =>
  tx.select().from(categories).orderBy(categories.id).for('update')

/** Whether products stand directly in a category: it then has no categories below it. */
export async function holdsProducts(tx: Db, id: number): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from products where c3 = ${id} limit 1`)
  return found.length > 0
}

/** The ids of a category and of all below it. */
export function branchOf(all: readonly CategoryRow[], id: number): Set<number> {
  const branch = new Set([id])
  // Parents come before their children, whatever the order of the rows: one pass a level.
  for (let level = 0; level < 3; level += 1) {
    for (const one of all) if (one.parentId !== null && branch.has(one.parentId)) branch.add(one.id)
  }
  return branch
}

/**
 * Makes levels and kinds of a branch follow its place in the tree, then the products in it (goods-22). The caller has locked the
 * categories and moved the branch.
 */
export async function settleBranch(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`
    with recursive up as (
      select c.id, c.parent_id, c.id as root, 1 as level from categories c where c.id = ${id}
      union all
      select up.id, p.parent_id, p.id, up.level + 1 from up join categories p on p.id = up.parent_id where up.level < 4
    ), top as (
      select max(level) as level, (array_agg(root order by level desc))[1] as main from up
    ), down as (
      select c.id, top.level from categories c, top where c.id = ${id}
      union all
      select c.id, down.level + 1 from categories c join down on c.parent_id = down.id where down.level < 4
    )
    update categories c set level = down.level, type = main.type
    from down, top join categories main on main.id = top.main
    where c.id = down.id and (c.level, c.type) is distinct from (down.level, main.type)`)
  const branch = sql`
    select leaf.id, leaf.type, coalesce(top.id, sub.id, leaf.id) as c1,
      case when top.id is not null then sub.id else leaf.id end as c2
    from categories leaf
    left join categories sub on sub.id = leaf.parent_id
    left join categories top on top.id = sub.parent_id
    where ${id} in (leaf.id, sub.id, top.id)`
  await tx.execute(
    sql`select id from products where c3 in (select id from (${branch}) as b) order by id for no key update`
  )
  await tx.execute(sql`
    update products p set c1 = b.c1, c2 = b.c2, type = b.type from (${branch}) as b
    where p.c3 = b.id and (p.c1, p.c2, p.type) is distinct from (b.c1, b.c2, b.type)`)
}

/** Whether another category has this address now. */
export const isSlugTaken = async (tx: Db, slug: string, but?: number): Promise<boolean> => {
  const [row] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  return row !== undefined && row.id !== but
}
