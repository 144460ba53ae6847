import { nearest, type Sort } from '#lib/catalogue/list-filters.ts'

import { firstInOrder } from './first-in-order.ts'
import type { HeldItems } from './held-items.ts'
import { type AnyIndex, spellingsOf } from './match.ts'
import type { Matches } from './matches.ts'
import type { ProductFacts } from './product-entry.ts'
import type { Group } from './query-groups.ts'

/**
 * Weights in addition to the words themselves: the head of the name, adjacent words, a name without further words, D6's
 * rank.
 */
const worth = {
  head: 0.45,
  laterHead: 0.25,
  neighbours: 0.25,
  coverage: 0.15,
  rank: 0.3,
  optional: 0.2,
  preferred: 0.4
}

/** An index of products. */
export type ProductIndex = AnyIndex & { factsAt: (slot: number) => ProductFacts }

/** Distance in km from a city to the destination. */
export type Distances = (cityId: number) => number

type RankQuery = {
  sort: Sort
  first: number
  /** Distances that `terdekat` sorts by; without them all distances are 0. */
  kmFrom?: Distances | undefined
}

/**
 * Ids of the first matches in list order: available before sold out, named before only mentioned, then by relevance or
 * the chosen order (D25).
 */
export function rank(
  index: ProductIndex,
  groups: readonly Group[],
  matches: Matches,
  { sort, first, kmFrom }: RankQuery
): number[] {
  const { length } = matches
  const shelves = new Uint8Array(length)
  const values = new Float64Array(length)
  const { items } = index
  const valueOf = valueFor(index, groups, matches, sort, kmFrom)
  for (let match = 0; match < length; match += 1) {
    const slot = matches.slotAt(match)
    shelves[match] = Number(items.isSoldAt(slot)) * 2 + Number(matches.isFarAt(match))
    values[match] = valueOf(match, slot)
  }
  const idOf = (match: number) => items.idAt(matches.slotAt(match))
  const compare = (a: number, b: number) =>
    (shelves[a] as number) - (shelves[b] as number) ||
    (values[a] as number) - (values[b] as number) ||
    idOf(b) - idOf(a)
  return firstInOrder(length, first, compare).map(idOf)
}

/** Sort value of a product; the lowest comes first. */
type Value = (match: number, slot: number) => number

/** More than relevance and rank ever differ, so that the nearer city always comes first. */
const perKm = 1000

function valueFor(
  index: ProductIndex,
  groups: readonly Group[],
  matches: Matches,
  sort: Sort,
  kmFrom: Distances = () => 0
): Value {
  if (sort === nearest) {
    const recommended = valueFor(index, groups, matches, 'rekomendasi')
    return (match, slot) => Math.round(kmFrom(index.factsAt(slot).cityId)) * perKm + recommended(match, slot)
  }
  if (sort !== 'rekomendasi' && sort !== 'foryou') {
    const order = orders[sort]
    return (_match, slot) => order(index.factsAt(slot))
  }
  const { items } = index
  if (groups.length === 0) return (_match, slot) => -items.rankAt(slot)
  const places = placesByWord(index, groups)
  const shares = groups.map(group => shareOf(group, groups))
  const at = new Int32Array(groups.length)
  return (match, slot) => {
    let score = worth.rank * items.rankAt(slot) + placeScore(items, slot, places, at)
    for (let place = 0; place < shares.length; place += 1)
      score += (shares[place] as number) * matches.worthAt(match, place)
    return -score
  }
}

const maxSold = 1e9

/** The chosen orders, as in lists without a keyword; sold in 30 days before sold in all. */
const orders: Record<
  Exclude<Sort, 'rekomendasi' | 'foryou' | typeof nearest>,
  (facts: ProductFacts) => number
> = {
  terlaris: facts => -(Math.min(facts.sold30d, 1e6) * maxSold + Math.min(facts.sold, maxSold - 1)),
  terbaru: facts => -facts.createdAt,
  terlama: facts => facts.createdAt,
  termurah: facts => facts.price,
  termahal: facts => -facts.price
}

function shareOf(group: Group, groups: readonly Group[]): number {
  if (group.isPreferred) return worth.preferred
  return group.isOptional ? worth.optional : 1 / groups.filter(({ isOptional }) => !isOptional).length
}

/** The groups of a search that a word stands for, and those that it begins, each as a bit mask by word number. */
type Places = Record<'places' | 'heads', Map<number, number>>

function placesByWord(index: ProductIndex, groups: readonly Group[]): Places {
  const found: Places = { places: new Map(), heads: new Map() }
  for (const [place, { readings }] of groups.slice(0, 31).entries()) {
    const heads = new Set(readings.map(([head]) => head))
    for (const typed of new Set(readings.flat())) {
      for (const { word } of spellingsOf(index, typed, 'maybe begun')) {
        const number = index.vocabulary.numberOf(word)
        if (number === undefined) continue
        for (const of of heads.has(typed) ? [found.places, found.heads] : [found.places])
          of.set(number, (of.get(number) ?? 0) | (1 << place))
      }
    }
  }
  return found
}

/** Score of the groups' positions in a name. `at` is scratch space with one cell per group. */
function placeScore(items: HeldItems, slot: number, { places, heads }: Places, at: Int32Array): number {
  at.fill(-1)
  const length = items.lengthAt(slot)
  let covered = 0
  for (let position = 0; position < length; position += 1) {
    let bits = places.get(items.wordAt(slot, position)) ?? 0
    if (bits !== 0) covered += 1
    for (; bits !== 0; bits &= bits - 1) {
      const place = 31 - Math.clz32(bits & -bits)
      if (at[place] === -1) at[place] = position
    }
  }
  let neighbours = 0
  for (let place = 1; place < at.length; place += 1) {
    const position = at[place] as number
    if (position > 0 && position === (at[place - 1] as number) + 1) neighbours += 1
  }
  const headOf = heads.get(items.wordAt(slot, 0)) ?? 0
  return (
    // Indonesian puts the head first: 'Keramik Lantai' is a keramik, 'Perekat Keramik' is not; buyers do not always.
    ((headOf & 1) !== 0 ? worth.head : headOf !== 0 ? worth.laterHead : 0) +
    (worth.neighbours * neighbours) / Math.max(1, at.length - 1) +
    (worth.coverage * covered) / Math.max(1, length)
  )
}
