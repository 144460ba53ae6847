import type { Suggestion } from './contract.ts'

const titles: Record<Suggestion['kind'], string> = {
  keyword: 'Kata kunci',
  category: 'Kategori',
  shop: 'Toko',
  product: 'Produk'
}
/** Heading of the keywords suggested before anything is typed. */
const popular = 'Pencarian populer'

export type SuggestionGroup = {
  kind: Suggestion['kind']
  title: string
  /** Each with its index in the whole list, for the arrow keys. */
  items: { suggestion: Suggestion; place: number }[]
}

const kinds = ['keyword', 'category', 'shop', 'product'] as const

/** The suggestions by kind, in the order of the response. */
export function suggestionGroups(suggestions: readonly Suggestion[], typed: string): SuggestionGroup[] {
  const placed = suggestions.map((suggestion, place) => ({ suggestion, place }))
  return kinds
    .map(kind => ({
      kind,
      title: kind === 'keyword' && !typed ? popular : titles[kind],
      items: placed.filter(({ suggestion }) => suggestion.kind === kind)
    }))
    .filter(({ items }) => items.length > 0)
}

/**
 * The index that an arrow key reaches: cycles through the list, with the field itself (-1) between its end and its
 * start.
 *
 * nextPlace(-1, -1, 10) // => 9
 */
export const nextPlace = (place: number, step: 1 | -1, count: number): number =>
  ((place + 1 + step + count + 1) % (count + 1)) - 1
