import type { ProductFilter } from '#server/catalogue/product-filters.ts'
import type { CatalogueIndex } from './index/catalogue-index.ts'
import { isInCategory } from './index/facts-filter.ts'
import type { ProductFacts } from './index/product-entry.ts'

/**
 * The products of each category, and all, until the index changes: the facets of a category's pages look at no others.
 * At most four references to each product.
 */
export class CachedLists {
  readonly #lists = new Map<string, ProductFacts[]>()
  #index: CatalogueIndex<ProductFacts> | undefined
  #changes = 0

  /** The products of a list without words, which callers do not change. */
  of(index: CatalogueIndex<ProductFacts>, category: ProductFilter['category']): readonly ProductFacts[] {
    if (index !== this.#index || index.changes !== this.#changes) {
      this.#lists.clear()
      this.#index = index
      this.#changes = index.changes
    }
    const key = category ? `${category.level} ${category.id}` : ''
    const list = this.#lists.get(key) ?? listed(index, category)
    this.#lists.set(key, list)
    return list
  }
}

function listed(index: CatalogueIndex<ProductFacts>, category: ProductFilter['category']): ProductFacts[] {
  const found: ProductFacts[] = []
  for (const slot of index.slots()) {
    const facts = index.factsAt(slot)
    if (!category || isInCategory(facts, category)) found.push(facts)
  }
  return found
}
