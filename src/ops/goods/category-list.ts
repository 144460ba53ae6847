import type { GoodsCategory } from '#lib/goods/category-contract.ts'
import type { Reply } from '#lib/calls.ts'

export type CategoryTree = Reply<'GET /ops/category'>

/** A category with its place in the tree. */
export type ListedCategory = {
  category: GoodsCategory
  /** Names from the main category to this one. */
  names: readonly string[]
  /** Slugs likewise: its address. */
  slugs: readonly string[]
  children: number
}

type Node = GoodsCategory & { children?: readonly Node[] }

/** All categories of a tree, each before those in it. */
export function listCategories(
  tree: readonly Node[],
  above: Pick<ListedCategory, 'names' | 'slugs'> = { names: [], slugs: [] }
): ListedCategory[] {
  return tree.flatMap(({ children = [], ...category }) => {
    const names = [...above.names, category.name]
    const slugs = [...above.slugs, category.slug]
    return [
      { category, names, slugs, children: children.length },
      ...listCategories(children, { names, slugs })
    ]
  })
}

/** 'Bahan Bangunan › Semen › Semen Portland' */
export const pathOf = ({ names }: Pick<ListedCategory, 'names'>): string => names.join(' › ')

/** Those whose path has every word of what is typed, in any order. */
export function matching(list: readonly ListedCategory[], typed: string): ListedCategory[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return list.filter(one => {
    const path = pathOf(one).toLowerCase()
    return words.every(word => path.includes(word))
  })
}
