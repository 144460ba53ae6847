import { isThing } from './correct-groups.ts'
import { isEveryday } from './everyday.ts'
import { noWord } from './held-items.ts'
import type { AnyIndex } from './match.ts'
import { isBrand } from './meant-things.ts'
import type { Group } from './query-groups.ts'

/** A group with the products that it names: those that the index holds, and their number in the whole catalogue. */
export type Place = { group: Group; slots: ReadonlySet<number>; count: number; weight: number }

/** Whether a place is a thing that is sold. */
export const isNamed = (index: AnyIndex, place: Place | undefined): boolean =>
  place !== undefined && place.slots.size > 0 && isThing(index, place.group)

/** Of a brand with a thing that it does not make the thing leads: 'paloma gembok' wants a padlock. */
export function thingAfterBrand(
  index: AnyIndex,
  first: Place | undefined,
  needed: readonly Place[]
): Place | undefined {
  const next = first && needed[needed.indexOf(first) + 1]
  if (!next || startingWith(index, first).length > 0 || startingWith(index, next).length === 0) return first
  const isOfBrand = isNamed(index, first) && index.isHead(first.group.readings[0]?.[0] ?? '')
  return isOfBrand && [...first.slots].every(slot => !next.slots.has(slot)) ? next : first
}

/**
 * Whether names begin with a thing and then this word: 'cat semprot' in black is for spraying before all. A brand there
 * is one word of many, and a size weighs double anyway.
 */
export function isKindOf(index: AnyIndex, thing: Place, { group }: Place): boolean {
  return !isThing(index, group) && followsThing(index, thing, group)
}

/** Whether a word beside a thing makes one thing with it: 'lampu meja', but no brand after it. */
export const isCompoundOf = (index: AnyIndex, thing: Place, { group, slots }: Place): boolean =>
  !isEveryday(group.typed) && !isBrand(index, group, slots) && followsThing(index, thing, group)

/** Whether names begin with a thing and then this word. */
function followsThing(index: AnyIndex, thing: Place, group: Group): boolean {
  if (/\d/.test(group.typed)) return false
  const numberOf = (word: string | undefined) => index.vocabulary.numberOf(word ?? '')
  const kinds = new Set(group.readings.map(([word]) => numberOf(word)))
  const things = thing.group.readings.map(run => run.map(numberOf))
  return startingWith(index, thing).some(slot => {
    const word = (position: number) => index.items.wordAt(slot, position)
    return things.some(run => kinds.has(word(run.length)) && run.every((one, i) => word(i) === one))
  })
}

/** Whether names have a word right after a brand: of 'rucika aw 1 inch' pipes AW come before all. A letter tells nothing. */
export function followsBrand(index: AnyIndex, brand: Place, line: Place): boolean {
  const [one, other] = [wordOf(index, brand), wordOf(index, line)]
  if (one === undefined || other === undefined || line.group.typed.length < 2 || /\d/.test(line.group.typed))
    return false
  if (!isBrand(index, brand.group, brand.slots)) return false
  const { items } = index
  const isBeside = (slot: number) => {
    for (let at = 0; items.wordAt(slot, at) !== noWord; at += 1) {
      if (items.wordAt(slot, at) === one && items.wordAt(slot, at + 1) === other) return true
    }
    return false
  }
  for (const slot of line.slots) if (brand.slots.has(slot) && isBeside(slot)) return true
  return false
}

/** The number of the only word of a place, as it was typed. */
function wordOf({ vocabulary }: AnyIndex, { group }: Place): number | undefined {
  const [word, more] = group.readings[0] ?? []
  return word === undefined || more !== undefined ? undefined : vocabulary.numberOf(word)
}

/** Products of a place whose name begins with its thing. */
export function startingWith(index: AnyIndex, { group, slots }: Place): number[] {
  const heads = new Set(group.readings.map(([head]) => index.vocabulary.numberOf(head ?? '')))
  return [...slots].filter(slot => heads.has(index.items.wordAt(slot, 0)))
}
