import type { CatalogueIndex } from './catalogue-index.ts'
import type { Found } from './found.ts'
import { Matches } from './matches.ts'
import { field, namingFields, type Postings } from './postings.ts'
import type { Group } from './query-groups.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Weight of a word by the field in which it occurs. */
const fieldWorth = [
  [field.name, 1],
  [field.brand, 0.8],
  [field.variant, 0.7],
  [field.category, 0.5],
  [field.branch, 0.5],
  [field.description, 0.1]
] as const
/** Minimum weight of a match that is more than a mention. */
export const naming = 0.2

/** Weight of a thing beside the meant one: more than a mention in a description, and never a match by name. */
export const nearWorth = 0.15

/** Weights of words that differ from the typed one: same stem, completion, synonym. */
const kinWorth = 0.85
const prefixWorth = 0.6
const synonymWorth = 0.8
/** Weight of a synonym that is a part of another one. */
const partWorth = 0.5
/** Weight of each of the goods for a need, compared with the one before it. */
const rankedWorth = 0.8

/** What a search reads: the words of a whole catalogue, and all of its products or those that the search needs. */
export type AnyIndex = Pick<
  CatalogueIndex<null>,
  'isHead' | 'isLine' | 'splitOf' | 'isPair' | 'founds' | 'extent' | 'size' | 'items'
> & {
  vocabulary: Pick<
    Vocabulary,
    | 'kinOf'
    | 'beginningWith'
    | 'isNaming'
    | 'isKnown'
    | 'correct'
    | 'correctionsOf'
    | 'byUse'
    | 'postingsOf'
    | 'numberOf'
  >
  /** Number of products of the whole catalogue that a group names, if the index holds only some of them. */
  countOf?: (group: Group, ending: Ending) => number
}

/**
 * Whether a word may be incomplete: its last letters may be missing in a search, and most of them while it is typed.
 */
export type Ending = 'whole' | 'maybe begun' | 'being typed'

/** How the words of groups may end: `ending` applies to the last one. */
export function endingsOf(groups: readonly Group[], ending: Ending): EndingOf {
  const last = groups.at(-1)?.readings[0]?.at(-1)
  return word => (word === last ? ending : 'whole')
}

type EndingOf = (word: string) => Ending

/** The words that a search word stands for, with their weights. */
export function spellingsOf(
  { vocabulary }: Pick<AnyIndex, 'vocabulary'>,
  word: string,
  ending: Ending
): { word: string; worth: number; isBegun?: boolean }[] {
  const kin = vocabulary.kinOf(word).map(other => ({ word: other, worth: kinWorth }))
  // A complete word is not a prefix: 'cat' means paint, not a catalogue.
  const longer =
    ending === 'being typed'
      ? vocabulary.beginningWith(word, 'any')
      : ending === 'maybe begun' && !vocabulary.isNaming(word)
        ? vocabulary.beginningWith(word)
        : []
  return [
    { word, worth: 1 },
    ...kin,
    ...longer
      .filter(other => other !== word)
      .map(other => ({ word: other, worth: prefixWorth, isBegun: true }))
  ]
}

/**
 * The products in which every required group matches, by name, brand, variant or category; with `isWide` in
 * descriptions too, whole words only. `ending` applies to the last word.
 */
export function match(
  index: AnyIndex,
  groups: readonly Group[],
  { isWide = false, ending = 'maybe begun' }: { isWide?: boolean; ending?: Ending } = {}
): Matches {
  const fields = isWide ? namingFields | field.description : namingFields
  const endingOf = endingsOf(groups, ending)
  const found = groups.map(group => findGroup(index, group, fields, endingOf))
  const needed = found.filter((_, i) => !groups[i]?.isOptional)
  const preferred = found.filter((_, i) => groups[i]?.isPreferred)
  const matches = matchAll(index, { needed, preferred }, found)
  index.founds.giveBack(...found)
  return matches
}

function matchAll(
  index: AnyIndex,
  { needed, preferred }: Record<'needed' | 'preferred', readonly Found[]>,
  found: readonly Found[]
): Matches {
  const [rarest] = needed.toSorted((a, b) => a.length - b.length)
  const both = index.founds.take(index.extent)
  for (let place = 0; place < (rarest?.length ?? 0); place += 1) {
    const slot = (rarest as Found).slotAt(place)
    // A product that only mentions a term is a weak match: wood glue is not sandpaper because its description mentions
    // sanding.
    if (isIn(needed, slot) && isNamedBySome(needed, slot) && index.items.isLive(slot)) both.raise(slot, 1)
  }
  const matches = new Matches(both.length, found.length)
  for (let place = 0; place < both.length; place += 1) {
    const slot = both.slotAt(place)
    matches.add(slot, isMentionedBySome(needed, slot) || !isIn(preferred, slot), found)
  }
  index.founds.giveBack(both)
  return matches
}

function isNamedBySome(groups: readonly Found[], slot: number): boolean {
  for (const group of groups) if (group.worthOf(slot) >= naming) return true
  return false
}

function isMentionedBySome(groups: readonly Found[], slot: number): boolean {
  for (const group of groups) if (group.worthOf(slot) < naming) return true
  return false
}

function isIn(groups: readonly Found[], slot: number): boolean {
  for (const group of groups) if (group.worthOf(slot) === 0) return false
  return true
}

function findGroup(index: AnyIndex, group: Group, fields: number, endingOf: EndingOf): Found {
  const isWide = (fields & field.description) !== 0
  const [typed = [], ...others] = group.readings
  const best = findRun(index, typed, fields, endingOf)
  for (const [i, reading] of others.entries()) {
    const worth = group.parts?.includes(reading) ? partWorth : synonymWorth
    const share = group.isRanked ? rankedWorth ** (i + 1) : worth
    const found = findRun(index, reading, fields, endingOf)
    for (let place = 0; place < found.length; place += 1) {
      const slot = found.slotAt(place)
      best.raise(slot, found.worthOf(slot) * share)
    }
    index.founds.giveBack(found)
  }
  for (const word of isWide ? (group.near ?? []) : []) {
    const found = findRun(index, [word], field.name, () => 'whole')
    for (let place = 0; place < found.length; place += 1) best.raise(found.slotAt(place), nearWorth)
    index.founds.giveBack(found)
  }
  return best
}

/** Products with all words of a run; the weight is that of the weakest word. */
function findRun(index: AnyIndex, run: readonly string[], fields: number, endingOf: EndingOf): Found {
  const [first, ...others] = run
  if (first === undefined) return index.founds.take(index.extent)
  let all = findWord(index, first, fields, endingOf(first))
  for (const word of others) {
    if (all.length === 0) return all
    const some = findWord(index, word, fields, endingOf(word))
    const both = index.founds.take(index.extent)
    for (let place = 0; place < all.length; place += 1) {
      const slot = all.slotAt(place)
      both.raise(slot, Math.min(all.worthOf(slot), some.worthOf(slot)))
    }
    index.founds.giveBack(all, some)
    all = both
  }
  return all
}

function findWord(index: AnyIndex, word: string, fields: number, ending: Ending): Found {
  const found = index.founds.take(index.extent)
  for (const spelling of spellingsOf(index, word, ending)) {
    const postings = index.vocabulary.postingsOf(spelling.word)
    // 'Sanitari' means a whole branch; 'keramik' means tiles, not all of 'Keramik & Granit'.
    const searched = index.vocabulary.isNaming(spelling.word) ? fields : fields | field.branch
    // Descriptions match whole words only.
    const where = spelling.isBegun ? searched & ~field.description : searched
    if (postings) collect(postings, spelling.worth, where, found)
  }
  return found
}

function collect(postings: Postings, worth: number, fields: number, into: Found): void {
  for (let i = 0; i < postings.length; i += 1) {
    const where = postings.fieldsAt(i) & fields
    if (where !== 0) into.raise(postings.slotAt(i), worth * worthOf(where))
  }
}

const worths = Array.from(
  { length: 64 },
  (_, bits) => fieldWorth.find(([bit]) => (bits & bit) !== 0)?.[1] ?? 0
)
const worthOf = (fields: number): number => worths[fields] as number

/** Whether a word is in no name but in descriptions: polycarbonate 'untuk kanopi'. */
export const isOnlyMentioned = (index: AnyIndex, group: Group | undefined): boolean =>
  group !== undefined && countNamed(index, group, 'maybe begun') === 0

const countNamed = (index: AnyIndex, group: Group, ending: Ending): number =>
  index.countOf?.(group, ending) ?? matchAlone(index, group, ending).size

/** The slots of the products that one group names, whether it is required or not. */
export function matchAlone(index: AnyIndex, group: Group, ending: Ending): Set<number> {
  const found = findGroup(index, group, namingFields, endingsOf([group], ending))
  const slots = new Set<number>()
  for (let place = 0; place < found.length; place += 1) {
    const slot = found.slotAt(place)
    if (found.worthOf(slot) >= naming && index.items.isLive(slot)) slots.add(slot)
  }
  index.founds.giveBack(found)
  return slots
}
