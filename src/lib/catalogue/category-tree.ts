import type { Category } from './contract.ts'

type Sub = { category: Category; leaves: Category[] }
export type MainCategory = { category: Category; subs: Sub[] }

/** Maximum of entries in a menu per category; the category's own page lists all. */
const maxSubs = 12
const maxLeaves = 8

/** The three levels as a tree, in their given order. */
export function categoryTree(all: readonly Category[]): MainCategory[] {
  const below = (parent: Category) => all.filter(({ parent_id }) => parent_id === parent.id)
  return all
    .filter(({ level }) => level === 1)
    .map(category => ({
      category,
      subs: below(category)
        .slice(0, maxSubs)
        .map(sub => ({ category: sub, leaves: below(sub).slice(0, maxLeaves) }))
    }))
}
