import type { Category } from '#lib/catalogue/contract.ts'
import { paths } from '#lib/core/paths.ts'

import { call } from '#server/call.ts'

type CategoryPage = {
  /** From the main category to the one that the address names. */
  trail: Category[]
  children: Category[]
}

/** The result of resolving a category address: a page, a redirect, 'fault' if the lookup failed, or undefined. */
export type CategoryAnswer = { page: CategoryPage } | { redirect: string } | 'fault' | undefined

/**
 * Resolves /category/{id}/{sub}/{subsub}. Ids redirect to their slugs; a sub-category below the wrong parent, or
 * without its parents, redirects to its own address.
 */
export async function resolveCategory(keys: string[]): Promise<CategoryAnswer> {
  const all = await call('GET /buyer/category', {})
  if (!all.ok) return 'fault'
  const wanted = keys.at(-1)
  const category = all.value.find(one => one.slug === wanted || String(one.id) === wanted)
  if (!category) return undefined
  const trail = [category]
  for (let parent = category.parent_id; parent !== null; parent = trail[0]?.parent_id ?? null) {
    const found = all.value.find(one => one.id === parent)
    if (!found) break
    trail.unshift(found)
  }
  const slugs = trail.map(one => one.slug)
  if (slugs.join('/') !== keys.join('/')) return { redirect: paths.category(...slugs) }
  return { page: { trail, children: all.value.filter(one => one.parent_id === category.id) } }
}
