import type { Category } from './contract.ts'

type Sub = { category: Category; leaves: Category[] }
export type MainCategory = { category: Category; subs: Sub[] }

/** What a menu shows of one category at most; its own page has them all. */
const maxSubs = 12
const maxLeaves = 8

/** The three levels as a tree, in the order in which they came. */
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
