import { eq, sql } from 'drizzle-orm'

import { catalogueErrors } from '#lib/catalogue/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import type * as contract from '#lib/goods/category-contract.ts'
import { goodsErrors } from '#lib/goods/errors.ts'

import { categories, pastCategorySlugs, productViews } from '#server/catalogue/schema.ts'
import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import type { Db } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'
import { carryFees } from './carry-fees.ts'
import * as tree from './category-tree.ts'
import { forgetCategories, showCategory } from './save-category.ts'
import type { GoodsStep } from './step.ts'

/**
 * Moves the products and subcategories of a category into another one of the same level, and removes it; its addresses lead to that
 * one (goods-23). Errors, before anything is written: `category_not_found` and `changed_meanwhile` for either (goods-64),
 * `category_in_itself`, `category_levels_differ`, `category_holds_products` where products would stand beside subcategories.
 */
export async function mergeCategory(
  step: GoodsStep,
  { id, into, updated_at: seen, into_updated_at: seenInto }: InputOf<typeof contract.mergeCategory>
): Promise<Result<contract.GoodsCategory>> {
  const { tx, now } = step
  const all = await tree.lockCategories(tx)
  const from = all.find(one => one.id === id)
  const target = all.find(one => one.id === into)
  if (!from || !target) return fail(catalogueErrors.category_not_found)
  if (id === into) return fail(goodsErrors.category_in_itself)
  const late = (await seenOther(tx, from, seen)) ?? (await seenOther(tx, target, seenInto))
  if (late) return late
  if (from.level !== target.level) return fail(goodsErrors.category_levels_differ)
  if (await wouldMix(tx, all, from, target)) return fail(goodsErrors.category_holds_products)
  const before = await tree.readGoodsCategory(tx, into)
  const gone = await tree.readGoodsCategory(tx, id)
  await moveProducts(step, id, into)
  await moveChildren(tx, id, into)
  await tx.update(productViews).set({ c1: into }).where(eq(productViews.c1, id))
  await redirect(tx, from, into)
  await tx.delete(categories).where(eq(categories.id, id))
  await tx
    .update(categories)
    .set({ updatedAt: nextVersion(categories.updatedAt, now) })
    .where(eq(categories.id, into))
  await tree.settleBranch(tx, into)
  await carryFees(step, all, { id, into })
  step.after.act({ kind: 'category', id, before: gone })
  return ok(await showCategory(step, into, before))
}

/** Whether one of the two has products and the other subcategories. */
async function wouldMix(
  tx: Db,
  all: readonly tree.CategoryRow[],
  ...[one, other]: [tree.CategoryRow, tree.CategoryRow]
): Promise<boolean> {
  const hasChildren = ({ id }: tree.CategoryRow) => all.some(({ parentId }) => parentId === id)
  return (
    (hasChildren(one) && (await tree.holdsProducts(tx, other.id))) ||
    (hasChildren(other) && (await tree.holdsProducts(tx, one.id)))
  )
}

async function moveProducts({ tx, now }: GoodsStep, id: number, into: number): Promise<void> {
  await tx.execute(sql`select id from products where c3 = ${id} order by id for no key update`)
  await tx
    .update(products)
    // Wider ones follow from it: settleBranch.
    .set({ c3: into, updatedAt: nextVersion(products.updatedAt, now) })
    .where(eq(products.c3, id))
}

/** The moved ones come after those that are there. */
async function moveChildren(tx: Db, id: number, into: number): Promise<void> {
  await tx
    .update(categories)
    .set({
      parentId: into,
      sort: sql`${categories.sort} + (select coalesce(max(c.sort) + 1, 0) from categories c where c.parent_id = ${into})`
    })
    .where(eq(categories.parentId, id))
}

async function redirect(tx: Db, from: tree.CategoryRow, into: number): Promise<void> {
  await tx
    .update(pastCategorySlugs)
    .set({ categoryId: into })
    .where(eq(pastCategorySlugs.categoryId, from.id))
  await tx.insert(pastCategorySlugs).values({ slug: from.slug, categoryId: into })
}

/** Rejects an act on a category that was seen in an older version. */
const seenOther = (tx: Db, { id, updatedAt }: tree.CategoryRow, seen: Date) =>
  changedMeanwhile(tx, { kind: 'category', id, updatedAt }, seen)

/**
 * Removes a category without products and subcategories. Without the version that the caller has seen, whatever was changed in it. Its
 * name leaves its fee group, unless an import takes back what it made: that added no name (goods-72).
 * Errors: `category_not_found`, `changed_meanwhile`, `category_not_empty`.
 */
export async function removeCategory(
  step: GoodsStep,
  { id, updated_at: seen }: { id: number; updated_at?: Date },
  { isUndo = false } = {}
): Promise<Result<{ id: number }>> {
  const { tx, after } = step
  const all = await tree.lockCategories(tx)
  const row = all.find(one => one.id === id)
  if (!row) return fail(catalogueErrors.category_not_found)
  const late = seen && (await seenOther(tx, row, seen))
  if (late) return late
  const hasChildren = all.some(({ parentId }) => parentId === id)
  if (hasChildren || (await tree.holdsProducts(tx, id))) return fail(goodsErrors.category_not_empty)
  const before = await tree.readGoodsCategory(tx, id)
  await tx.delete(categories).where(eq(categories.id, id))
  if (!isUndo) await carryFees(step, all)
  after.act({ kind: 'category', id, before })
  forgetCategories(step)
  return ok({ id })
}
