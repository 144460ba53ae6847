import type { Sort } from '#lib/catalogue/list-filters.ts'
import type { Instead } from '#lib/core/schema/endpoint.ts'

import type { FoundProducts, Words } from '../search-engine.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { correctGroups, isThing } from './correct-groups.ts'
import { leaveOut } from './leave-out.ts'
import { type AnyIndex, match, naming, nearWorth } from './match.ts'
import { Matches } from './matches.ts'
import type { ProductFacts } from './product-entry.ts'
import { type Group, isOpenHead, queryGroups, type Synonyms } from './query-groups.ts'
import { type Distances, rank } from './rank.ts'

/** Minimum matches by name; with fewer, descriptions are searched too. */
const tooFew = 12

type ReadWords = Words & { synonyms: Synonyms }

/** The matches of a search, and the interpretation that found them. */
export type Reading = { groups: Group[]; matches: Matches; instead: Instead | undefined }

/**
 * Runs a search: first as typed; if that finds nothing, with unknown words corrected; if that finds nothing either,
 * without the words that prevent a match (D25).
 */
export function readSearch(
  index: AnyIndex,
  { keyword, synonyms, isVerbatim, isTyping = false }: ReadWords
): Reading {
  const read = queryGroups(keyword, synonyms)
  const mustBeWhole = queriesProperty(index, read)
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
function queriesProperty(index: AnyIndex, [head, next]: readonly Group[]): boolean {
  const [word] = next?.readings[0] ?? []
  return isOpenHead(head) && !!next && !!word && index.vocabulary.isNaming(word) && !isThing(index, next)
}

export type SearchQuery = ReadWords & {
  sort: Sort
  isWanted: (facts: ProductFacts) => boolean
  /** Number of products that are needed in order; all if absent. */
  first?: number
  /** Distances that `terdekat` sorts by. */
  kmFrom?: Distances | undefined
}

/** The products that a search finds. Filters narrow the results and never change the interpretation. */
export function find(index: CatalogueIndex<ProductFacts>, query: SearchQuery): FoundProducts {
  const { groups, matches, instead } = query.keyword ? readSearch(index, query) : everything(index)
  matches.retain(match => {
    const held = index.at(matches.slotAt(match))
    return held !== undefined && query.isWanted(held.facts)
  })
  return {
    ids: rank(index, groups, matches, {
      sort: query.sort,
      first: query.first ?? matches.length,
      kmFrom: query.kmFrom
    }),
    total: matches.length,
    instead
  }
}

/** All products, for lists without a keyword. */
function everything(index: CatalogueIndex<ProductFacts>): Reading {
  const matches = new Matches(index.size, 0)
  for (const slot of index.slots()) matches.add(slot, false, [])
  return { groups: [], matches, instead: undefined }
}

/** The facts of each product that a search finds; of all products without a keyword. */
export function* foundFacts(index: CatalogueIndex<ProductFacts>, words: ReadWords): Generator<ProductFacts> {
  const { matches } = words.keyword ? readSearch(index, words) : everything(index)
  for (let match = 0; match < matches.length; match += 1) {
    const held = index.at(matches.slotAt(match))
    if (held) yield held.facts
  }
}

/** Searches descriptions too if few names match; the first required group must still match more than a description. */
function matchEnough(index: AnyIndex, groups: readonly Group[]): Matches {
  const byName = match(index, groups)
  if (byName.length >= tooFew) return byName
  const wide = match(index, groups, { isWide: true })
  const first = groups.findIndex(group => !group.isOptional)
  const isPurpose =
    isOnlyMentioned(index, groups[first]) && groups.some(group => isThingOrTrade(index, group))
  const min = groups[first]?.near ? nearWorth : naming
  return wide.retain(one => first >= 0 && (isPurpose || wide.worthAt(one, first) >= min))
}

/** Whether a word is in no name but in descriptions: polycarbonate 'untuk kanopi'. */
const isOnlyMentioned = (index: AnyIndex, group: Group | undefined): boolean =>
  group !== undefined && match(index, [{ ...group, isOptional: false }]).length === 0

/** Things by their name, or by the vocabulary of the trade. */
const isThingOrTrade = (index: AnyIndex, group: Group): boolean =>
  isThing(index, group) || group.readings.length > 1

type Way = { groups: Group[]; instead: Instead | undefined }

/** The interpretations of a search, generated lazily: most searches need only the first. */
function* waysToRead(index: AnyIndex, typed: Group[], synonyms: Synonyms): Generator<Way> {
  yield { groups: typed, instead: undefined }
  const corrected = correctGroups(index, typed, synonyms)
  const isCorrected = corrected.some((group, i) => group !== typed[i])
  const insteadOf = (read: readonly Group[]): Instead => ({
    keyword: keywordOf(read, typed),
    why: read.some(group => corrected.includes(group) && !typed.includes(group)) ? 'corrected' : 'reduced'
  })
  if (isCorrected) yield { groups: corrected, instead: insteadOf(corrected) }
  const left = leaveOut(index, corrected, group => typed.includes(group))
  // Correcting and leaving out words together requires a word that was understood as typed.
  const isUnderstood = (group: Group) => !group.isOptional && (!isCorrected || typed.includes(group))
  if (left?.some(isUnderstood)) yield { groups: left, instead: insteadOf(left) }
}

/** The keyword that was searched: without the groups that were left out, which became optional. */
const keywordOf = (read: readonly Group[], typed: readonly Group[]): string =>
  read
    .filter(group => !group.isOptional || typed.includes(group))
    .map(group => group.said)
    .join(' ')
