import type { Category } from '#lib/catalogue/contract.ts'
import { paths } from '#lib/core/paths.ts'

import { call } from '#server/call.ts'
import { isFault } from '#server/core/page-cache/render.ts'

type CategoryPage = {
  /** From the main category to the one that the address names. */
  trail: Category[]
  children: Category[]
}

/** The result of resolving a category address: a page, a redirect, 'fault' if the lookup failed, or undefined. */
export type CategoryAnswer = { page: CategoryPage } | { redirect: string } | 'fault' | undefined

/**
 * Resolves /category/{id}/{sub}/{subsub}. Ids redirect to their slugs; a sub-category below the wrong parent, or
 * without its parents, redirects to its own address, and so does an address that it had before.
 */
export async function resolveCategory(keys: string[]): Promise<CategoryAnswer> {
  const all = await call('GET /buyer/category', {})
  if (!all.ok) return 'fault'
  const wanted = keys.at(-1)
  const category = all.value.find(one => one.slug === wanted || String(one.id) === wanted)
  if (!category) return wanted === undefined ? undefined : findMoved(all.value, wanted)
  const trail = trailOf(all.value, category)
  const slugs = trail.map(one => one.slug)
  if (slugs.join('/') !== keys.join('/')) return { redirect: paths.category(...slugs) }
  return { page: { trail, children: all.value.filter(one => one.parent_id === category.id) } }
}

/** From the main category to this one. */
function trailOf(all: readonly Category[], category: Category): Category[] {
  const trail = [category]
  for (let parent = category.parent_id; parent !== null; parent = trail[0]?.parent_id ?? null) {
    const found = all.find(one => one.id === parent)
    if (!found) break
    trail.unshift(found)
  }
  return trail
}

/** The address of a category that had another one before, or that was merged into another. */
async function findMoved(all: readonly Category[], key: string): Promise<CategoryAnswer> {
  const moved = await call('GET /buyer/category/{id}', { id: key })
  if (!moved.ok) return isFault(moved) ? 'fault' : undefined
  return { redirect: paths.category(...trailOf(all, moved.value).map(one => one.slug)) }
}
