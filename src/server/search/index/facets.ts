import type { Facets } from '#lib/search/contract.ts'

import type { ProductFilter } from '#server/catalogue/product-filters.ts'

import { type Facet, facetKey, factsFilter, facetTests } from './facts-filter.ts'
import { firstInOrder } from './first-in-order.ts'
import type { ProductFacts } from './product-entry.ts'

/** Maximum of values per facet: the most frequent ones. */
const maxValues = 50
const stars = [5, 4, 3, 2, 1]

type Values = Map<string, { value: string; count: number }>
/** Numbers of products by value, as it is written. */
type Spellings = Map<string, number>
type Valued = Exclude<Facet, 'rating'>

/** The numbers of products by value. Chosen values are always included, even with a count of 0. */
export class FacetCounts {
  readonly #chosen: Pick<ProductFilter, Valued>
  /** A list of thousands has few spellings: they become values once, at the end. */
  readonly #found: Record<Valued, Spellings> = { brand: new Map(), size: new Map(), color: new Map() }
  readonly #ratings = stars.map(() => 0)

  constructor(chosen: Pick<ProductFilter, Valued>) {
    this.#chosen = chosen
  }

  add(facet: Valued, value: string, products = 1): void {
    if (!value) return
    const spellings = this.#found[facet]
    spellings.set(value, (spellings.get(value) ?? 0) + products)
  }

  addRating(rating: number, products = 1): void {
    for (let i = 0; i < stars.length; i += 1) if (rating >= stars[i]!) this.#ratings[i]! += products
  }

  result(): Facets {
    const { brand, size, color } = this.#chosen
    const found = this.#found
    return {
      brand: mostFrequent(valuesOf(found.brand, brand), brand),
      size: mostFrequent(valuesOf(found.size, size), size).toSorted((a, b) =>
        bySize.compare(a.value, b.value)
      ),
      color: mostFrequent(valuesOf(found.color, color), color),
      rating: stars
        .map((value, i) => ({ value, count: this.#ratings[i] as number }))
        .filter(one => one.count > 0)
    }
  }
}

/**
 * The facets of a list with the number of products per value. A facet does not narrow itself: a buyer who chose one
 * brand sees how many products another one would add.
 */
export function countFacets(all: readonly ProductFacts[], filter: ProductFilter): Facets {
  const isIn = factsFilter(filter)
  const tests = facetTests(filter)
  const counts = new FacetCounts(filter)
  for (const facts of all) {
    if (!isIn(facts)) continue
    const failed = failedFacet(tests, facts)
    if (failed === 'several') continue
    if (isCounted('brand', failed)) counts.add('brand', facts.brand)
    if (isCounted('size', failed)) for (const size of facts.sizes) counts.add('size', size)
    if (isCounted('color', failed)) for (const color of facts.colors) counts.add('color', color)
    if (isCounted('rating', failed)) counts.addRating(facts.rating)
  }
  return counts.result()
}

/** A product that fails one facet is counted for that one only. */
const isCounted = (facet: Facet, failed: Facet | undefined) => failed === undefined || failed === facet

/** Numeric order: 6 mm before 12 mm. */
const bySize = new Intl.Collator('id', { numeric: true })

/** The only facet that a product fails; 'several' if it fails more than one. */
function failedFacet(
  tests: ReturnType<typeof facetTests>,
  facts: ProductFacts
): Facet | 'several' | undefined {
  let failed: Facet | undefined
  for (const [facet, passes] of tests) {
    if (passes(facts)) continue
    if (failed) return 'several'
    failed = facet
  }
  return failed
}

function valuesOf(spellings: Spellings, chosen: readonly string[] = []): Values {
  const values: Values = new Map(chosen.map(value => [facetKey(value), { value, count: 0 }]))
  for (const [value, products] of spellings) count(values, value, products)
  return values
}

function count(values: Values, value: string, products: number): void {
  const key = facetKey(value)
  const known = values.get(key)
  if (!known) values.set(key, { value, count: products })
  else {
    // Uses the catalogue's spelling, not that of the URL; of two spellings the capitalised one, in any order.
    if (known.count === 0 || value < known.value) known.value = value
    known.count += products
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
