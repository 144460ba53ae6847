import type { Sort } from '#lib/catalogue/list-filters.ts'

import type { CatalogueIndex, Held } from './catalogue-index.ts'

import { type Match, spellingsOf } from './match.ts'
import type { ProductFacts } from './product-entry.ts'
import type { Group } from './query-groups.ts'

/** What raises a match beside its words: the head of the name, words side by side, a name that says no more, D6's rank. */
const worth = { head: 0.45, neighbours: 0.25, coverage: 0.15, rank: 0.3, optional: 0.2 }

type Product = Held<ProductFacts>
type Ranked = { held: Product; isFar: boolean; score: number }

/**
 * Matches in the order of a list: what can be bought before what is sold out, what is named so before what only
 * mentions it, and then by relevance or the chosen order (D25).
 */
export function rank(
  index: CatalogueIndex<ProductFacts>,
  groups: readonly Group[],
  matches: readonly Match[],
  sort: Sort
): Product[] {
  const isRelevance = sort === 'rekomendasi' || sort === 'foryou'
  const readers = isRelevance ? groups.map(group => readerOf(index, group)) : []
  const ranked: Ranked[] = []
  for (const found of matches) {
    const held = index.at(found.slot)
    if (held)
      ranked.push({
        held,
        isFar: found.isFar,
        score: isRelevance ? scoreOf(held, found, groups, readers) : 0
      })
  }
  const order = isRelevance ? undefined : orders[sort]
  return ranked
    .toSorted(
      (a, b) =>
        Number(a.held.facts.isSold) - Number(b.held.facts.isSold) ||
        Number(a.isFar) - Number(b.isFar) ||
        (order ? order(a.held.facts, b.held.facts) : b.score - a.score) ||
        b.held.id - a.held.id
    )
    .map(({ held }) => held)
}

type Order = (a: ProductFacts, b: ProductFacts) => number

/** Chosen orders, as the lists without a keyword have them. */
const orders: Record<Exclude<Sort, 'rekomendasi' | 'foryou'>, Order> = {
  terlaris: (a, b) => b.sold30d - a.sold30d || b.sold - a.sold,
  terbaru: (a, b) => b.createdAt - a.createdAt,
  terlama: (a, b) => a.createdAt - b.createdAt,
  termurah: (a, b) => a.price - b.price,
  termahal: (a, b) => b.price - a.price
}

/** The words of a name that stand for a group. */
type Reader = { words: ReadonlySet<string>; isOptional: boolean }

function readerOf(index: CatalogueIndex<ProductFacts>, group: Group): Reader {
  const words = group.readings.flatMap(run => run.flatMap(word => spellingsOf(index, word, 'maybe begun')))
  return { words: new Set(words.map(({ word }) => word)), isOptional: group.isOptional }
}

function scoreOf(held: Product, found: Match, groups: readonly Group[], readers: readonly Reader[]): number {
  const needed = groups.filter(group => !group.isOptional).length
  let words = 0
  for (const [i, value] of found.words.entries()) {
    words += readers[i]?.isOptional ? value * worth.optional : value / needed
  }
  // Where in the name each group stands; a name is short, and so is a search.
  const places = readers.map(reader => held.name.findIndex(word => reader.words.has(word)))
  const neighbours = places.filter((place, i) => i > 0 && place > 0 && isBeside(place, places[i - 1])).length
  const covered = held.name.filter(word => readers.some(reader => reader.words.has(word))).length
  return (
    words +
    // Indonesian puts the head first: 'Keramik Lantai' is a keramik, 'Perekat Keramik' is not.
    (places[0] === 0 ? worth.head : 0) +
    (worth.neighbours * neighbours) / Math.max(1, places.length - 1) +
    (worth.coverage * covered) / Math.max(1, held.name.length) +
    worth.rank * held.facts.rank
  )
}

const isBeside = (place: number, before: number | undefined) => before !== undefined && place === before + 1
