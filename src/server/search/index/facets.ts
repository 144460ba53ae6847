import type { Facets } from '#lib/search/contract.ts'

import type { ProductFilter } from '#server/catalogue/product-filters.ts'

import { type Facet, facetKey, factsFilter, facetTests } from './facts-filter.ts'
import { firstInOrder } from './first-in-order.ts'
import type { ProductFacts } from './product-entry.ts'

/** Maximum of values per facet: the most frequent ones. */
const maxValues = 50
const stars = [5, 4, 3, 2, 1]

type Values = Map<string, { value: string; count: number }>

/**
 * The facets of a list with the number of products per value. A facet does not narrow itself: a buyer who chose one
 * brand sees how many products another one would add. Chosen values are always included, even with a count of 0.
 */
export function countFacets(all: Iterable<ProductFacts>, filter: ProductFilter): Facets {
  const isIn = factsFilter(filter)
  const tests = facetTests(filter)
  const found = {
    brand: startValues(filter.brand),
    size: startValues(filter.size),
    color: startValues(filter.color)
  }
  const ratings = stars.map(() => 0)
  for (const facts of all) {
    if (!isIn(facts)) continue
    const failed = failedFacet(tests, facts)
    if (failed === 'several') continue
    const counts = (facet: Facet) => failed === undefined || failed === facet
    if (counts('brand') && facts.brand) count(found.brand, facts.brand)
    if (counts('size')) for (const size of facts.sizes) count(found.size, size)
    if (counts('color')) for (const color of facts.colors) count(found.color, color)
    if (counts('rating')) for (const [i, min] of stars.entries()) if (facts.rating >= min) ratings[i]! += 1
  }
  return {
    brand: mostFrequent(found.brand, filter.brand),
    size: mostFrequent(found.size, filter.size).toSorted((a, b) => bySize.compare(a.value, b.value)),
    color: mostFrequent(found.color, filter.color),
    rating: stars.map((value, i) => ({ value, count: ratings[i] as number })).filter(one => one.count > 0)
  }
}

/** Numeric order: 6 mm before 12 mm. */
const bySize = new Intl.Collator('id', { numeric: true })

/** The only facet that a product fails; 'several' if it fails more than one. */
function failedFacet(
  tests: ReturnType<typeof facetTests>,
  facts: ProductFacts
): Facet | 'several' | undefined {
  let failed: Facet | undefined
  for (const facet of ['brand', 'size', 'color', 'rating'] as const) {
    if (tests[facet](facts)) continue
    if (failed) return 'several'
    failed = facet
  }
  return failed
}

const startValues = (chosen: readonly string[] = []): Values =>
  new Map(chosen.map(value => [facetKey(value), { value, count: 0 }]))

function count(values: Values, value: string): void {
  const key = facetKey(value)
  const known = values.get(key)
  if (!known) values.set(key, { value, count: 1 })
  else {
    // Uses the catalogue's spelling, not that of the URL; of two spellings the capitalised one, in any order.
    if (known.count === 0 || value < known.value) known.value = value
    known.count += 1
  }
}

function mostFrequent(values: Values, chosen: readonly string[] = []) {
  const keys = new Set(chosen.map(facetKey))
  const isChosen = ({ value }: { value: string }) => keys.has(facetKey(value))
  const all = [...values.values()]
  const byCount = (a: number, b: number) => (all[b]?.count ?? 0) - (all[a]?.count ?? 0)
  const shown = firstInOrder(all.length, maxValues, byCount).map(place => all[place] as (typeof all)[number])
  const others = all.filter(one => isChosen(one) && !shown.includes(one))
  return [...shown, ...others].toSorted((a, b) => b.count - a.count || bySize.compare(a.value, b.value))
}
