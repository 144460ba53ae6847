import { eq } from 'drizzle-orm'

import { catalogueErrors } from '#lib/catalogue/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import type * as contract from '#lib/goods/category-contract.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import { slugOf } from '#lib/goods/slug.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { categories, pastCategorySlugs } from '#server/catalogue/schema.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import type { Db } from '#server/core/db/connect.ts'
import { carryFees } from './carry-fees.ts'
import * as tree from './category-tree.ts'
import type { GoodsStep } from './step.ts'

type Category = contract.GoodsCategory
type Facts = InputOf<typeof contract.addCategory>

/** Levels of categories. */
const deepest = 3

/**
 * Adds a category. Errors, before anything is written: `category_not_found` for its parent, `category_too_deep`,
 * `category_holds_products`, `category_slug_taken`.
 */
export async function createCategory(step: GoodsStep, facts: Facts): Promise<Result<Category>> {
  const { tx, now } = step
  const all = await tree.lockCategories(tx)
  const parent = await checkParent(tx, all, { parentId: facts.parent_id, depth: 1 })
  if (!parent.ok) return parent
  const { parent_id: parentId, name, icon, sort, type } = facts
  const slug = facts.slug ?? freeSlug(all, name)
  if (await tree.isSlugTaken(tx, slug)) return slugTaken
  await tx.delete(pastCategorySlugs).where(eq(pastCategorySlugs.slug, slug))
  const { level, type: kind = type } = parent.value
  const [row] = await tx
    .insert(categories)
    .values({ parentId, level, type: kind, slug, name, icon, sort, updatedAt: now })
    .returning()
  return ok(await showCategory(step, row!.id))
}

/**
 * Renames, moves or sorts a category; its products and fee groups follow, and its earlier addresses lead to it. Errors, before anything is written:
 * `category_not_found` for it or its parent, `changed_meanwhile`, `category_in_itself`, and those of createCategory.
 */
export async function changeCategory(
  step: GoodsStep,
  { id, updated_at: seen, ...facts }: InputOf<typeof contract.changeCategory>
): Promise<Result<Category>> {
  const { tx, now } = step
  const all = await tree.lockCategories(tx)
  const row = all.find(one => one.id === id)
  if (!row) return fail(catalogueErrors.category_not_found)
  const late = await changedMeanwhile(tx, { kind: 'category', id, updatedAt: row.updatedAt }, seen)
  if (late) return late
  const branch = tree.branchOf(all, id)
  const { parent_id: parentId, name, icon, sort, type } = facts
  if (parentId !== null && branch.has(parentId)) return fail(goodsErrors.category_in_itself)
  if (parentId !== row.parentId) {
    const levels = all.filter(one => branch.has(one.id)).map(({ level }) => level)
    const fits = await checkParent(tx, all, { parentId, depth: Math.max(...levels) - row.level + 1 })
    if (!fits.ok) return fits
  }
  const slug = facts.slug ?? row.slug
  if (await tree.isSlugTaken(tx, slug, id)) return slugTaken
  const before = await tree.readGoodsCategory(tx, id)
  await tx
    .update(categories)
    .set({
      parentId,
      name,
      icon,
      sort,
      slug,
      ...(parentId === null && { type }),
      updatedAt: nextVersion(categories.updatedAt, now)
    })
    .where(eq(categories.id, id))
  await tree.settleBranch(tx, id)
  await carryFees(step, all)
  return ok(await showCategory(step, id, before))
}

/** Lets caches forget what shows categories, writes the change down, and returns the category as it is now. */
export async function showCategory(step: GoodsStep, id: number, before?: Category): Promise<Category> {
  const category = await tree.readGoodsCategory(step.tx, id)
  if (!category) throw new Error(`Category ${id} vanished`)
  step.after.act({ kind: 'category', id, before, after: category })
  forgetCategories(step)
  return category
}

/** Every page of goods names categories, and so does the menu of all. */
export const forgetCategories = ({ after }: GoodsStep): void =>
  after.invalidate('catalogue', 'products', 'home', 'sitemap', 'content')

/** Level and kind of a category below a parent, or why it cannot be there; `depth` counts its own levels. */
async function checkParent(
  tx: Db,
  all: readonly tree.CategoryRow[],
  { parentId, depth }: { parentId: number | null; depth: number }
): Promise<Result<{ level: number; type?: Category['type'] }>> {
  if (parentId === null) return ok({ level: 1 })
  const parent = all.find(({ id }) => id === parentId)
  const field = (text: string) => ({ fields: { parent_id: text } })
  if (!parent) {
    return fail(catalogueErrors.category_not_found, field(catalogueErrors.category_not_found.message))
  }
  const { category_too_deep: tooDeep, category_holds_products: holding } = goodsErrors
  if (parent.level + depth > deepest) return fail(tooDeep, field(tooDeep.message))
  if (await tree.holdsProducts(tx, parentId)) return fail(holding, field(holding.message))
  return ok({ level: parent.level + 1, type: parent.type })
}

const slugTaken = fail(goodsErrors.category_slug_taken, {
  fields: { slug: goodsErrors.category_slug_taken.message }
})

/** An address from a name that no category has: 'semen', else 'semen-2'. A number would be an id. */
function freeSlug(all: readonly tree.CategoryRow[], name: string): string {
  const made = slugOf(name)
  const base =
    /[a-z]/.test(made) && made !== 'lainnya' && made !== 'list' ? made : `kategori-${made}`.replace(/-$/, '')
  const taken = new Set(all.map(({ slug }) => slug))
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}
