import type { GoodsCategory } from '#lib/goods/category-contract.ts'

import { setQuery } from '../console-place.ts'
import { $notice, request } from '../console-store.ts'
import { pathOf, type ListedCategory } from './category-list.ts'
import { categories } from './product-store.ts'

/** Levels of categories. */
export const deepest = 3

/** '/category/bahan/semen' */
export const addressOf = ({ slugs }: Pick<ListedCategory, 'slugs'>): string => `/category/${slugs.join('/')}`

/** The levels of a category and all below it: 1 where nothing is in it. */
export function depthOf(one: ListedCategory, all: readonly ListedCategory[]): number {
  const levels = all.filter(other => isWithin(other, one)).map(({ category }) => category.level)
  return Math.max(...levels) - one.category.level + 1
}

/** Whether a category is another one or lies in it. */
export const isWithin = (inner: ListedCategory, outer: ListedCategory): boolean =>
  outer.slugs.every((slug, index) => inner.slugs[index] === slug)

/** Merges a category into another one of its level and opens that one; the console says why not. */
export async function mergeInto(from: ListedCategory, into: ListedCategory): Promise<void> {
  const merged = await request('POST /ops/category/{id}/merge', {
    id: from.category.id,
    updated_at: from.category.updated_at,
    into: into.category.id,
    into_updated_at: into.category.updated_at
  })
  if (merged) {
    $notice.set({
      text: `${pathOf(from)} digabung ke ${pathOf(into)}. Alamat lamanya mengarah ke sana.`,
      isError: false
    })
    setQuery({ open: String(into.category.id) })
  }
  await categories.refresh()
}

/** Removes an empty category; the console says why not. */
export async function removeCategory(one: ListedCategory): Promise<void> {
  const { id, updated_at } = one.category
  const removed = await request('DELETE /ops/category/{id}', { id, updated_at })
  if (removed) {
    $notice.set({ text: `${pathOf(one)}: dihapus`, isError: false })
    setQuery({ open: undefined })
  }
  await categories.refresh()
}

/** Tells of a saved category and shows it. */
export async function showCategory(saved: GoodsCategory, text: string): Promise<void> {
  $notice.set({ text, isError: false })
  setQuery({ open: String(saved.id), in: undefined })
  await categories.refresh()
}
