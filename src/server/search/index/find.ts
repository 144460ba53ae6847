import type { Sort } from '#lib/catalogue/list-filters.ts'
import type { Instead } from '#lib/core/schema/endpoint.ts'

import type { CatalogueIndex } from './catalogue-index.ts'
import { correctGroups, isThing } from './correct-groups.ts'
import { leaveOut } from './leave-out.ts'
import { type AnyIndex, match, naming } from './match.ts'
import { Matches } from './matches.ts'
import type { ProductFacts } from './product-entry.ts'
import { type Group, isOpenHead, queryGroups, type Synonyms } from './query-groups.ts'
import { type Distances, rank } from './rank.ts'

/** Matches by name, below which descriptions are asked too. */
const tooFew = 12

type Words = {
  keyword: string
  synonyms: Synonyms
  /** Search exactly what was typed: nothing is corrected or left out. */
  isVerbatim?: boolean
  /** The last word is being typed. */
  isTyping?: boolean
}

/** What a search matches, and how it was read in the end. */
export type Reading = { groups: Group[]; matches: Matches; instead: Instead | undefined }

/**
 * What a search matches. First as typed; where that finds nothing, with words corrected that nobody sells; where that
 * finds nothing either, without the words that keep it from finding (D25).
 */
export function readSearch(
  index: AnyIndex,
  { keyword, synonyms, isVerbatim, isTyping = false }: Words
): Reading {
  const read = queryGroups(keyword, synonyms)
  const mustBeWhole = asksForProperty(index, read)
  const typed = mustBeWhole
    ? read.map((group, i) => (i === 0 ? { ...group, isOptional: false } : group))
    : read
  for (const { groups, instead } of isVerbatim || mustBeWhole
    ? [{ groups: typed, instead: undefined }]
    : waysToRead(index, typed, synonyms)) {
    const matches = isTyping ? match(index, groups, { ending: 'being typed' }) : matchEnough(index, groups)
    if (matches.length > 0) return { groups, matches, instead }
  }
  return { groups: typed, matches: new Matches(0, 0), instead: undefined }
}

/** 'Mesin bor' is a drill, with 'mesin' or without; 'mesin las' is no welder's glove. */
function asksForProperty(index: AnyIndex, [head, next]: readonly Group[]): boolean {
  const [word] = next?.readings[0] ?? []
  return isOpenHead(head) && !!next && !!word && index.vocabulary.isNaming(word) && !isThing(index, next)
}

export type Asked = Words & {
  sort: Sort
  isWanted: (facts: ProductFacts) => boolean
  /** How many of the products are needed in their order; all where none is said. */
  first?: number
  /** What `terdekat` orders by. */
  kmFrom?: Distances | undefined
}

/** Ids of the first products that a search finds, in their order, and how many it finds. */
export type FoundProducts = { ids: number[]; total: number; instead: Instead | undefined }

/** The products that a search finds. Filters narrow what was found and never change what was searched. */
export function find(index: CatalogueIndex<ProductFacts>, asked: Asked): FoundProducts {
  const { groups, matches, instead } = asked.keyword ? readSearch(index, asked) : everything(index)
  matches.keep(match => {
    const held = index.at(matches.slotAt(match))
    return held !== undefined && asked.isWanted(held.facts)
  })
  return {
    ids: rank(index, groups, matches, {
      sort: asked.sort,
      first: asked.first ?? matches.length,
      kmFrom: asked.kmFrom
    }),
    total: matches.length,
    instead
  }
}

/** All there is, for lists that no keyword narrows. */
function everything(index: CatalogueIndex<ProductFacts>): Reading {
  const matches = new Matches(index.size, 0)
  for (const slot of index.slots()) matches.add(slot, false, [])
  return { groups: [], matches, instead: undefined }
}

/** What the index knows of each product that a search finds; of all there is without a keyword. */
export function* foundFacts(index: CatalogueIndex<ProductFacts>, words: Words): Generator<ProductFacts> {
  const { matches } = words.keyword ? readSearch(index, words) : everything(index)
  for (let match = 0; match < matches.length; match += 1) {
    const held = index.at(matches.slotAt(match))
    if (held) yield held.facts
  }
}

/** With few matches by name descriptions are asked too; they must not tell of another thing than was asked. */
function matchEnough(index: AnyIndex, groups: readonly Group[]): Matches {
  const byName = match(index, groups)
  if (byName.length >= tooFew) return byName
  const wide = match(index, groups, { isWide: true })
  const first = groups.findIndex(group => !group.isOptional)
  return wide.keep(one => first >= 0 && wide.worthAt(one, first) >= naming)
}

type Way = { groups: Group[]; instead: Instead | undefined }

/** The readings of a search, made one by one: most searches need only the first. */
function* waysToRead(index: AnyIndex, typed: Group[], synonyms: Synonyms): Generator<Way> {
  yield { groups: typed, instead: undefined }
  const corrected = correctGroups(index, typed, synonyms)
  const isCorrected = corrected.some((group, i) => group !== typed[i])
  const insteadOf = (read: readonly Group[]): Instead => ({
    keyword: keywordOf(read, typed),
    why: read.some(group => corrected.includes(group) && !typed.includes(group)) ? 'corrected' : 'reduced'
  })
  if (isCorrected) yield { groups: corrected, instead: insteadOf(corrected) }
  const left = leaveOut(index, corrected, synonyms)
  // Two guesses at once need something that was understood as it stands.
  const isUnderstood = (group: Group) => !group.isOptional && (!isCorrected || typed.includes(group))
  if (left?.some(isUnderstood)) yield { groups: left, instead: insteadOf(left) }
}

/** What a search was read as: without what was left out, which is optional now and was not. */
const keywordOf = (read: readonly Group[], typed: readonly Group[]): string =>
  read
    .filter(group => !group.isOptional || typed.includes(group))
    .map(group => group.said)
    .join(' ')
