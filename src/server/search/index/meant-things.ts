import { isEveryday } from './everyday.ts'
import { isThing } from './correct-groups.ts'
import { type AnyIndex, isOnlyMentioned, naming, nearWorth, spellingsOf } from './match.ts'
import type { Matches } from './matches.ts'
import { field, namingFields } from './postings.ts'
import type { Group } from './query-groups.ts'

/** The matches of a search by name, and those whose descriptions were searched too. */
type Searched = { byName: Matches; wide: Matches }

/**
 * Of the matches whose descriptions were searched too, those that are a thing of the search: their first required group
 * is more than mentioned, and where another one is only mentioned, a searched word begins the name or is of the brand.
 * A pot of cement is no 'semen tahan air' because its description says that it is watertight.
 */
export function retainMeant(index: AnyIndex, groups: readonly Group[], searched: Searched): Matches {
  const { wide } = searched
  if (wide.length === 0) return wide
  const first = groups.findIndex(group => !group.isOptional)
  const everyday = groups.flatMap(({ typed, isOptional }, i) => (!isOptional && isEveryday(typed) ? [i] : []))
  const isMeant = meaningOf(index, groups, first, searched)
  // Descriptions say 'ganti' and 'rusak' of guarantees, and what a brand's goods go with.
  const slots = wide.slotSet()
  const isBrandFirst = isBrand(index, groups[first], slots)
  const named = isBrandFirst ? [...everyday, ...thingAfter(index, groups, first, slots)] : everyday
  return wide.filter(one => first >= 0 && isMeant(one) && named.every(i => wide.worthAt(one, i) >= naming))
}

/** Whether a group is only a brand in these products. */
export function isBrand(index: AnyIndex, group: Group | undefined, slots: ReadonlySet<number>): boolean {
  const [word = '', more] = group?.readings[0] ?? []
  const postings = index.vocabulary.postingsOf(word)
  if (more !== undefined || !postings || !index.isHead(word)) return false
  let isSomeBrand = false
  for (let i = 0; i < postings.length; i += 1) {
    const where = postings.fieldsAt(i)
    if ((where & namingFields) === 0 || !slots.has(postings.slotAt(i))) continue
    if ((where & field.brand) === 0) return false
    isSomeBrand = true
  }
  return isSomeBrand
}

/** The place of the thing that follows a brand: 'panasonic mcb' is no switch that goes with one. */
function thingAfter(
  index: AnyIndex,
  groups: readonly Group[],
  brand: number,
  slots: ReadonlySet<number>
): number[] {
  const next = groups.findIndex((group, i) => i > brand && !group.isOptional)
  const group = groups[next]
  return group && isThing(index, group) && !isBrand(index, group, slots) ? [next] : []
}

function meaningOf(
  index: AnyIndex,
  groups: readonly Group[],
  first: number,
  { byName, wide }: Searched
): (match: number) => boolean {
  const group = groups[first]
  // What was found by name is not only mentioned.
  if (byName.length === 0 && isPurpose(index, groups, group)) return () => true
  if (group?.near) return match => wide.worthAt(match, first) >= nearWorth
  // 'Filter' begins no name: who looks for one is shown what is called a filter housing.
  const isOwn = group && isThing(index, group) ? namedBy(index, groups) : () => true
  return match => wide.worthAt(match, first) >= naming && (!wide.isFarAt(match) || isOwn(wide.slotAt(match)))
}

/**
 * Whether a search begins with what another thing is for ('kanopi polikarbonat'). A word or phrase of the vocabulary is a
 * thing itself: 'kacamata gergaji' is no saw.
 */
function isPurpose(index: AnyIndex, groups: readonly Group[], first: Group | undefined): boolean {
  return (
    first?.readings.length === 1 &&
    first.readings[0]?.length === 1 &&
    isOnlyMentioned(index, first) &&
    groups.some(group => isThingOrTrade(index, group))
  )
}

/** Things by their name, or by the vocabulary of the trade; a size has several readings and is none. */
const isThingOrTrade = (index: AnyIndex, group: Group): boolean =>
  isThing(index, group) || (group.readings.length > 1 && !/\d/.test(group.typed))

/** Whether a searched word begins the name of a product, or is of its brand. */
function namedBy(index: AnyIndex, groups: readonly Group[]): (slot: number) => boolean {
  const heads = new Set<number>()
  const ofBrand = new Set<number>()
  const typed = groups.flatMap(({ readings }) => readings.flat())
  for (const { word } of typed.flatMap(one => spellingsOf(index, one, 'maybe begun'))) {
    const number = index.vocabulary.numberOf(word)
    if (number !== undefined) heads.add(number)
    const postings = index.vocabulary.postingsOf(word)
    for (let i = 0; i < (postings?.length ?? 0); i += 1) {
      if (postings && (postings.fieldsAt(i) & field.brand) !== 0) ofBrand.add(postings.slotAt(i))
    }
  }
  return slot => ofBrand.has(slot) || heads.has(index.items.wordAt(slot, 0))
}
