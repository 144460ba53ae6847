import {
  followsBrand,
  isCompoundOf,
  isKindOf,
  isNamed,
  type Place,
  startingWith,
  thingAfterBrand
} from './compounds.ts'
import { isThing } from './correct-groups.ts'
import { isEveryday } from './everyday.ts'
import { type AnyIndex, type Ending, matchAlone } from './match.ts'
import { isBrand } from './meant-things.ts'
import { nearCounts, nearSizes, packSizes } from './near-sizes.ts'
import { isOfAnotherTrade } from './other-trades.ts'
import { type Group, profileOf } from './query-groups.ts'

/** Maximum of words left out: without more of them it would be a different search. */
const maxLeftOut = 4

/**
 * The groups of a search without those that prevent a match (D25): of all sets of groups that occur together in a
 * product, the most specific one. The groups left out become optional and still raise products that match them.
 *
 * Undefined if no group is a thing, or the only word beside sizes, and no required group is left if the first group never occurs together with the
 * thing: attributes alone would find anything, and a search for paint must not be answered with roofs.
 */
export function leaveOut(index: AnyIndex, groups: readonly Group[]): Group[] | undefined {
  const places = groups.map((group, i) => placeOf(index, group, endingAt(groups, i)))
  const needed = places.filter(({ group }) => !group.isOptional)
  // 'Pasang genteng' wants tiles: a verb leads nothing.
  const first = thingAfterBrand(
    index,
    needed.find(place => !isEveryday(place.group.typed) && !isUnknownCode(place)) ?? needed[0],
    needed
  )
  const named = isNamed(index, first) ? first : needed.find(place => isNamed(index, place))
  const thing = named ?? onlyBesideSizes(index, needed)
  const lead = named ? first : thing
  if (!lead || !thing) return undefined
  const kind = needed[needed.indexOf(lead) + 1]
  const such = [...thing.slots].filter(slot => lead.slots.has(slot))
  const ofKind = kind && isCompoundOf(index, lead, kind) ? such.filter(slot => kind.slots.has(slot)) : []
  const slots = ofKind.length > 0 ? ofKind : such
  const weighed = needed.map(place =>
    isKindOf(index, lead, place) || followsBrand(index, lead, place)
      ? { ...place, weight: 2 * place.weight }
      : place
  )
  const remaining = mostTelling(index, weighed, { ...thing, slots: new Set(slots) })
  const left = weighed.filter(place => !remaining.includes(place))
  const isElsewhere = left.some(({ group }) => isOfAnotherTrade(index, group)) || isFar(remaining, left)
  if (
    left.length > maxLeftOut ||
    isElsewhere ||
    remaining.every(isLetter) ||
    isOtherThingOf(index, remaining, left)
  )
    return undefined
  const kept = new Set([...lead.slots].filter(slot => remaining.every(place => place.slots.has(slot))))
  const isKept = (group: Group) => remaining.some(place => place.group === group)
  return places.flatMap(({ group }, i) => {
    if (isKept(group)) return group
    const next = places[i + 1]
    const near =
      nearSizes(index, group, lead.slots) ??
      packSizes(index, group, lead.slots) ??
      (next && isKept(next.group) ? nearCounts(index, group, next.group, kept) : undefined)
    return [{ ...group, isOptional: true }, ...partsOf(group), ...(near ? [near] : [])]
  })
}

/** Maximum products of a word of which it is looked whether they are the same thing: a search in the database has as many of each at hand. */
const fewEnough = 50

/** The only word beside sizes, where all its products are the same thing: polycarbonate is for roofs alone, and 'hitam' is many things. */
function onlyBesideSizes(index: AnyIndex, needed: readonly Place[]): Place | undefined {
  const [word, ...more] = needed.filter(({ group }) => !/\d/.test(group.typed))
  if (!word || more.length > 0 || word.count > fewEnough) return undefined
  const things = new Set([...word.slots].map(slot => index.items.wordAt(slot, 0)))
  return things.size === 1 ? word : undefined
}

/** A code that no product has leads nothing: of 'modern m2350b' the brand does. */
const isUnknownCode = ({ group, count }: Place) => count === 0 && /[a-z]\d|\d[a-z]/.test(group.typed)

/** A single letter names nothing by itself: of 'modern m 2350' not m8 bolts and what is sold per m. */
const isLetter = ({ group }: Place) => group.readings.every(run => run.join('').length === 1)

/** Whether a brand alone is left of what it does not make: a thing that only the vocabulary knows ('rinnai 2 tungku'). */
function isOtherThingOf(index: AnyIndex, [kept, ...more]: readonly Place[], left: readonly Place[]): boolean {
  if (!kept || more.length > 0 || !isBrand(index, kept.group, kept.slots)) return false
  return left.some(({ group, count }) => count === 0 && group.readings.length > 1)
}

/** Minimum words that no product has, beside a single one that some have, for a search that asks for something else. */
const unknownToGiveUp = 2
/** Minimum letters of such a word: 'mt' may be any code. */
const lettersOfUnknown = 3

/** Whether of a search only one word is left, beside several that no product has: 'kunci jawaban utbk'. */
function isFar([kept, ...more]: readonly Place[], left: readonly Place[]): boolean {
  if (!kept || more.length > 0 || (kept.group.readings[0]?.length ?? 0) > 1) return false
  const isUnknown = ({ group, count }: Place) =>
    count === 0 &&
    group.typed.length >= lettersOfUnknown &&
    !/\d/.test(group.typed) &&
    !isEveryday(group.typed)
  return left.filter(isUnknown).length >= unknownToGiveUp
}

/** Minimum products that a search without some of its words finds alone. */
const fewLeft = 5

/**
 * The groups of a search that found few products without some of its words: the rest of the same thing follows them.
 * Undefined where they found enough, or nothing but the thing is required.
 */
export function withTheRest(index: AnyIndex, groups: readonly Group[], found: number): Group[] | undefined {
  const needed = groups.filter(group => !group.isOptional)
  const things = needed.filter(group => isThing(index, group))
  // Of 'broco saklar tunggal' other switches follow, and not other goods of the brand.
  const thing = things.find(group => !isBrand(index, group, matchAlone(index, group, 'whole'))) ?? things[0]
  if (found >= fewLeft || needed.length < 2 || !thing) return undefined
  return groups.map(group =>
    group.isOptional || group === thing ? group : { ...group, isOptional: true, isPreferred: true }
  )
}

/**
 * Each side of a size that is not sold, in mm or cm: of 10x100 what has 10 or 100 is nearer than what has neither.
 * Of a profile its area counts.
 */
function partsOf({ typed, said }: Group): Group[] {
  const profile = profileOf(typed)
  if (profile.length > 0) {
    const readings = profile.flatMap(([area]) => (area ? [[area]] : []))
    return [{ typed: `~${typed}`, said, readings, isOptional: true, isPreferred: true }]
  }
  const [, ...sides] = /^(\d+)x(\d+)(?:x(\d+))?$/.exec(typed)?.filter(side => side !== undefined) ?? []
  return [...new Set(sides)].map(side => ({
    typed: side,
    said: side,
    readings: [[`${side}mm`], [`${side}0mm`]],
    isOptional: true
  }))
}

/** Only the last word of a search may be incomplete. */
export const endingAt = (groups: readonly Group[], at: number): Ending =>
  at === groups.length - 1 ? 'maybe begun' : 'whole'

/** A word weighs more the fewer products have it; a size weighs double, because another size is of no use. */
function placeOf(index: AnyIndex, group: Group, ending: Ending): Place {
  const slots = matchAlone(index, group, ending)
  const count = index.countOf?.(group, ending) ?? slots.size
  return { group, slots, count, weight: weightOf(group, count, index.size) }
}

/** How much a group tells that `count` products of a catalogue of `size` have. */
export function weightOf({ typed }: Group, count: number, size: number): number {
  const telling = count === 0 ? 0 : Math.log(1 + size / count)
  return /\d/.test(typed) ? 2 * telling : telling
}

/** The most specific groups that some product has together; products whose name begins with the thing are preferred. */
function mostTelling(index: AnyIndex, places: readonly Place[], thing: Place): Place[] {
  const such = startingWith(index, thing)
  let best: Place[] = []
  let max = 0
  for (const slot of such.length > 0 ? such : thing.slots) {
    const together = places.filter(({ slots }) => slots.has(slot))
    const weight = together.reduce((sum, place) => sum + place.weight, 0)
    if (weight > max) [best, max] = [together, weight]
  }
  return best
}
