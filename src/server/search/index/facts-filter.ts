import { placesOf, type ProductFilter } from '#server/catalogue/product-filters.ts'

import type { ProductFacts } from './product-entry.ts'

type Test = (facts: ProductFacts) => boolean

/** Whether a product passes a list's filters other than its facets; `productCondition` is the same in SQL. */
export const factsFilter = (filter: ProductFilter): Test => passesAll(factsTests(filter))

/** A loop, because a list asks it of all products: `every` would need a function for each of them. */
const passesAll =
  (tests: readonly Test[]): Test =>
  facts => {
    for (const passes of tests) if (!passes(facts)) return false
    return true
  }

/** Whether a product is in a category, of whatever level. */
export const isInCategory = (
  { categories }: Pick<ProductFacts, 'categories'>,
  { level, id }: NonNullable<ProductFilter['category']>
): boolean => categories[level - 1] === id

function factsTests(filter: ProductFilter): Test[] {
  const { category } = filter
  const { provinces, cities } = placesOf(filter)
  const tests: Test[] = []
  const add = (isRequested: unknown, test: Test) => {
    if (isRequested) tests.push(test)
  }
  if (category) tests.push(facts => isInCategory(facts, category))
  add(filter.shopId, facts => facts.shopId === filter.shopId)
  add(filter.type, facts => facts.type === filter.type)
  add(filter.condition, facts => facts.condition === filter.condition)
  add(filter.min_price, facts => facts.price >= (filter.min_price ?? 0))
  add(filter.max_price, facts => facts.price <= (filter.max_price ?? Infinity))
  add(
    provinces.length + cities.length > 0,
    facts => provinces.includes(facts.provinceId) || cities.includes(facts.cityId)
  )
  add(filter.is_free_shipping, facts => facts.isFreeShipping)
  add(filter.is_pre_order, facts => facts.isPreOrder)
  return tests
}

export type Facet = 'brand' | 'size' | 'color' | 'rating'

/** A test per facet with a choice: any of the chosen values matches, ignoring case. */
export function facetTests({ brand, size, color, rating_min: stars }: ProductFilter): [Facet, Test][] {
  const tests: [Facet, Test][] = []
  const addAnyOf = (
    facet: Facet,
    requested: string[] | undefined,
    valuesOf: (facts: ProductFacts) => readonly string[]
  ) => {
    if (!requested?.length) return
    const keys = new Set(requested.map(facetKey))
    tests.push([facet, facts => valuesOf(facts).some(value => keys.has(facetKey(value)))])
  }
  addAnyOf('brand', brand, facts => [facts.brand])
  addAnyOf('size', size, facts => facts.sizes)
  addAnyOf('color', color, facts => facts.colors)
  if (stars !== undefined) tests.push(['rating', facts => facts.rating >= stars])
  return tests
}

/** Facet values that differ in case only are the same: 'putih' // => 'putih', 'Putih' // => 'putih' */
export const facetKey = (value: string): string => value.toLowerCase()

/** Whether a list uses filters that only the search index can apply. */
export const isFaceted = ({ brand, size, color, rating_min }: ProductFilter): boolean =>
  Boolean(brand?.length || size?.length || color?.length || rating_min)

/** Whether a product passes a list's filters and facets, of all or of those in stock; undefined where all do. */
export function listFilter(filter: ProductFilter, isInStock = false): Test | undefined {
  const tests = [...factsTests(filter), ...facetTests(filter).map(([, passes]) => passes)]
  if (isInStock) tests.push(facts => !facts.isSold)
  return tests.length > 0 ? passesAll(tests) : undefined
}
