import type { FacetValue } from './filter-options.ts'

export type FacetRow = FacetValue & { isChosen: boolean }

/** Values of a facet shown at first, and the minimum number of values for a search field. */
const shownAtOnce = 8
const searchedFrom = 13

/**
 * A facet's values as the filter shows them: chosen ones first, also those without products left, then the others in
 * their order. A facet with nothing to choose between is empty.
 */
export function facetRows(
  values: readonly FacetValue[],
  chosen: readonly string[]
): { first: FacetRow[]; others: FacetRow[]; isSearched: boolean } {
  // Values that differ only in case are equal (catalogue-63).
  const key = (value: string) => value.toLowerCase()
  const chosenKeys = new Set(chosen.map(key))
  const counts = new Map(values.map(({ value, count }) => [key(value), count]))
  if (counts.size < 2 && chosen.length === 0) return { first: [], others: [], isSearched: false }
  const rows = [
    ...chosen.map(value => ({ value, count: counts.get(key(value)) ?? 0, isChosen: true })),
    ...values.filter(({ value }) => !chosenKeys.has(key(value))).map(one => ({ ...one, isChosen: false }))
  ]
  // A single value is shown directly instead of behind 'Lihat semua'.
  const cut = Math.max(shownAtOnce, chosen.length)
  const end = rows.length === cut + 1 ? rows.length : cut
  return { first: rows.slice(0, end), others: rows.slice(end), isSearched: rows.length >= searchedFrom }
}
