import type { CatalogueIndex } from './catalogue-index.ts'
import { Found } from './found.ts'
import { field, namingFields, type Postings } from './postings.ts'
import type { Group } from './query-groups.ts'

/** A product that a search found. `words` says per group how well it matched, 0 where an optional one did not. */
export type Match = { slot: number; words: number[]; isFar: boolean }

/** How much a word says about a product, by where it stands. */
const fieldWorth = [
  [field.name, 1],
  [field.brand, 0.8],
  [field.variant, 0.7],
  [field.category, 0.5],
  [field.branch, 0.5],
  [field.description, 0.1]
] as const
/** From this on a match is more than a mention. */
export const naming = 0.2

/** How much a word says that is not the typed one. */
const kinWorth = 0.85
const prefixWorth = 0.6
const synonymWorth = 0.8

export type AnyIndex = CatalogueIndex<unknown>
type EndingOf = (word: string) => Ending
/** What a word may still become: its last letters are missing in a search, and almost all of them while it is typed. */
export type Ending = 'whole' | 'maybe begun' | 'being typed'

/** The words that a word of a search stands for, and how well. */
export function spellingsOf(
  { vocabulary }: AnyIndex,
  word: string,
  ending: Ending
): { word: string; worth: number }[] {
  const kin = vocabulary.kinOf(word).map(other => ({ word: other, worth: kinWorth }))
  // A word that is whole is no beginning: 'cat' asks for paint and not for a catalogue.
  const longer =
    ending === 'being typed'
      ? vocabulary.beginningWith(word, 'any')
      : ending === 'maybe begun' && !vocabulary.isKnown(word)
        ? vocabulary.beginningWith(word)
        : []
  return [
    { word, worth: 1 },
    ...kin,
    ...longer.filter(other => other !== word).map(other => ({ word: other, worth: prefixWorth }))
  ]
}

/**
 * The products in which every group that is needed matches, by their names, brands, variants and categories; with
 * `isWide` in their descriptions too, whole words only. `ending` is that of the last word.
 */
export function match(
  index: AnyIndex,
  groups: readonly Group[],
  { isWide = false, ending = 'maybe begun' }: { isWide?: boolean; ending?: Ending } = {}
): Match[] {
  const fields = isWide ? namingFields | field.description : namingFields
  const last = groups.at(-1)?.readings[0]?.at(-1)
  const endingOf = (word: string): Ending => (word === last ? ending : 'whole')
  const found = groups.map(group => findGroup(index, group, fields, endingOf))
  const needed = found.filter((_, i) => !groups[i]?.isOptional)
  const [rarest, ...others] = needed.toSorted((a, b) => a.slots.length - b.slots.length)
  const matches: Match[] = []
  for (const slot of rarest?.slots ?? []) {
    if (!index.at(slot) || !others.every(group => group.worthOf(slot) > 0)) continue
    const words = found.map(group => group.worthOf(slot))
    // A thing that is only mentioned is a far guess: wood glue is no sandpaper because it tells how to sand.
    if (!words.some((worth, i) => worth >= naming && !groups[i]?.isOptional)) continue
    const isFar = words.some((worth, i) => worth > 0 && worth < naming && !groups[i]?.isOptional)
    matches.push({ slot, words, isFar })
  }
  return matches
}

function findGroup(index: AnyIndex, group: Group, fields: number, endingOf: EndingOf): Found {
  const best = new Found(index.extent)
  for (const [i, reading] of group.readings.entries()) {
    const share = i === 0 ? 1 : synonymWorth
    const found = findRun(index, reading, fields, endingOf)
    for (const slot of found.slots) best.raise(slot, found.worthOf(slot) * share)
  }
  return best
}

/** All words of a run in one product; worth as much as its weakest word. */
function findRun(index: AnyIndex, run: readonly string[], fields: number, endingOf: EndingOf): Found {
  const [first = new Found(index.extent), ...others] = run.map(word => {
    const found = new Found(index.extent)
    for (const spelling of spellingsOf(index, word, endingOf(word))) {
      const postings = index.vocabulary.postingsOf(spelling.word)
      // 'Sanitari' asks for a whole branch; 'keramik' asks for tiles, and not for all of 'Keramik & Granit'.
      const asked = index.vocabulary.isNaming(spelling.word) ? fields : fields | field.branch
      if (postings) collect(postings, spelling.worth, asked, found)
    }
    return found
  })
  if (others.length === 0) return first
  const all = new Found(index.extent)
  for (const slot of first.slots) {
    all.raise(slot, Math.min(first.worthOf(slot), ...others.map(other => other.worthOf(slot))))
  }
  return all
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
