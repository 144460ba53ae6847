import { adjacentPairs, type EntryWords, wordsOf } from '../index/entry-words.ts'
import { facetKey } from '../index/facts-filter.ts'
import { field, namingFields } from '../index/postings.ts'
import type { ProductEntry } from '../index/product-entry.ts'
import type { TokenFacets } from '../schema.ts'

/** What `tokens` hold beside plain words, which name the product; none of these signs stands in a word. */
const sign = { branch: '/', description: '~', pair: '+', facet: '=' } as const

/** A word of the branches of the catalogue above the product's own category. */
export const branchToken = (word: string): string => sign.branch + word
/** A word of the description. */
export const descriptionToken = (word: string): string => sign.description + word
/** Two adjacent words of name or brand, written as one. */
export const pairToken = (joined: string): string => sign.pair + joined
/** A value of a facet, as facets are compared. */
export const facetToken = (facet: 'brand' | 'size' | 'color', value: string): string =>
  `${sign.facet}${facet} ${facetKey(value)}`

/** A city that goods are sent from, for lists that begin with the nearest. */
export const cityToken = (cityId: number): string => `${sign.facet}city ${cityId}`

/** Maximum letters of a word, and of a brand: a longer one is a word of nobody's, and no key of an index. */
const maxWordLength = 60
const maxBrandLength = 100

/** A row of `search_tokens`, with its tokens as a list. */
export type TokenRow = {
  productId: number
  tokens: string[]
  words: string
  name: string
  brand: string
  head: string
  brandHead: string
  facets: TokenFacets
  rank: number
  canBuy: boolean
}

/** The row of a product, from the same words as the index in memory has. */
export function tokenRowOf(entry: ProductEntry): TokenRow {
  const { fields, ...words } = wordsOf(entry)
  const known = [...fields].filter(([word]) => word.length <= maxWordLength)
  const { brand, sizes, colors, rank, isSold } = entry.facts
  return {
    productId: entry.id,
    tokens: [
      ...new Set([
        ...wordTokens({ ...words, fields: new Map(known) }),
        ...facetTokens(entry.facts),
        cityToken(entry.facts.cityId)
      ])
    ],
    words: known
      .map(([word, fields]) => [word, fields & ~field.description] as const)
      .flatMap(([word, fields]) => (fields === 0 ? [] : `${word}:${fields}`))
      .join(' '),
    name: words.name.join(' '),
    brand: words.brand.join(' ').slice(0, maxBrandLength),
    head: words.name[0] ?? '',
    brandHead: words.brand[0] ?? '',
    facets: { brand, sizes, colors },
    rank,
    canBuy: !isSold
  }
}

function wordTokens({ name, brand, fields }: EntryWords): string[] {
  return [
    ...[...fields].flatMap(([word, where]) => [
      ...(where & namingFields ? [word] : []),
      ...(where & field.branch ? [branchToken(word)] : []),
      ...(where & field.description ? [descriptionToken(word)] : [])
    ]),
    ...adjacentPairs([...name, ...brand]).flatMap(([one, next]) =>
      one.length + next.length <= maxWordLength ? pairToken(one + next) : []
    )
  ]
}

const facetTokens = ({ brand, sizes, colors }: TokenFacets): string[] => [
  ...(brand ? [facetToken('brand', brand)] : []),
  ...sizes.map(size => facetToken('size', size)),
  ...colors.map(color => facetToken('color', color))
]

/** How a row counts in the vocabulary: 1 for each of its words, and where it stands. */
export type WordCount = { word: string; brand: string; uses: number; naming: number; heads: number }

/**
 * The counts of one row, its pairs with their sign and without a brand; the same with `times` -1 takes them back. A
 * change of how rows are counted needs a migration that empties both tables.
 */
export function countsOf(
  row: Pick<TokenRow, 'tokens' | 'brand' | 'head' | 'brandHead'>,
  times: 1 | -1
): WordCount[] {
  const counts = new Map<string, WordCount>()
  for (const token of row.tokens) {
    if (token.startsWith(sign.facet)) continue
    const isPair = token.startsWith(sign.pair)
    const isNaming = !isPair && !token.startsWith(sign.branch) && !token.startsWith(sign.description)
    const word = isPair || isNaming ? token : token.slice(1)
    const known = counts.get(word) ?? {
      word,
      brand: isPair ? '' : row.brand,
      uses: times,
      naming: 0,
      heads: 0
    }
    if (isNaming) known.naming = times
    counts.set(word, known)
  }
  for (const head of new Set([row.head, row.brandHead])) {
    const known = counts.get(head)
    if (known) known.heads = times
  }
  return [...counts.values()]
}
