import { tokens } from '#lib/search/tokens.ts'
import { oneTypo } from '#lib/search/typo-spellings.ts'

import { fillers, type Group, queryGroups, type Synonyms } from './query-groups.ts'
import { asWritten, rootsOf } from './word-roots.ts'

/** Words that a sentence must have, each in one of several ways, and the goods for what it says, the best first. */
type Need = { name: string; size: number; goods: readonly string[] }

/** The part of a need that a word fulfils; it tells more the fewer needs the word is of. */
type Part = { need: Need; part: number; telling: number }

/** Where a sentence has a word for a part. */
type Place = { at: number; telling: number }

/** The needs by their words. */
type NeedTable = ReadonlyMap<string, readonly Part[]>

/** What a sentence asks for: the groups of its goods, and the words that said so, undefined where all did. */
export type Wanted = { groups: Group[]; saidBy: string | undefined }

/** What else is known of a sentence: the words that lead it, and the words of each thing of several words that it names. */
type Said = { isLast: boolean; lead: readonly string[]; things: readonly (readonly string[])[] }

/** Separates the parts of a need in the vocabulary, and the words for one part: 'atap/genteng + bocor', 'korslet/konslet'. */
const betweenParts = ' + '
const betweenWords = '/'

/** Maximum words of a sentence that are read. */
const maxWords = 20
/** Minimum letters of a misspelt word. */
const lettersForTypo = 6

const tables = new WeakMap<Synonyms, NeedTable>()

/** The needs of a vocabulary, compiled once. */
function needsOf(synonyms: Synonyms): NeedTable {
  const known = tables.get(synonyms)
  if (known) return known
  const parts = new Map<string, Omit<Part, 'telling'>[]>()
  let count = 0
  for (const [name, goods] of synonyms) {
    if (!name.includes(betweenParts) && !name.includes(betweenWords)) continue
    count += 1
    const sides = name.split(betweenParts).map(side => new Set(side.split(betweenWords)))
    const need = { name, size: sides.length, goods }
    for (const [part, words] of sides.entries()) {
      for (const word of words) parts.set(word, [...(parts.get(word) ?? []), { need, part }])
    }
  }
  const tellingOf = (its: readonly unknown[]) => Math.log(1 + count / its.length)
  const table = new Map(
    [...parts].map(([word, its]) => [word, its.map(one => ({ ...one, telling: tellingOf(its) }))])
  )
  tables.set(synonyms, table)
  return table
}

/**
 * The goods for what a sentence wants to do or repair, in any order and form of its words; of several needs the one that
 * says most. Its other words become optional. Who names a size wants a certain thing, not advice: such a search is read
 * as a need only as a last resort, where nothing else found anything, and so are needs of a single word. A need must
 * say a word of `lead`, the things that lead the search: 'kran air anti karat' wants no paint against rust. It must say more than one
 * of `things`: 'pintu kayu ukir' is a carved door, and wants no chisel.
 *
 * findWanted('mau nambal genteng yang bocor', table) // => pelapis anti bocor
 */
export function findWanted(
  text: string,
  synonyms: Synonyms,
  { isLast = false, lead = [], things = [] }: Partial<Said> = {}
): Wanted | undefined {
  const table = needsOf(synonyms)
  if (table.size === 0) return undefined
  const words = tokens(text).slice(0, maxWords)
  if (!isLast && words.some(({ main }) => isMeasure(main))) return undefined
  const keysOf = words.map(({ main }, at) => (isFor(words, at, table) ? [] : knownRoots(main, table)))
  const said = new Map<Need, Map<number, Place[]>>()
  for (const [at, keys] of keysOf.entries()) {
    for (const { need, part, telling } of keys.flatMap(key => table.get(key) ?? [])) {
      const places = said.get(need) ?? new Map<number, Place[]>()
      places.set(part, [...(places.get(part) ?? []), { at, telling }])
      said.set(need, places)
    }
  }
  const whole = [...said].flatMap(([need, places]) => {
    if (places.size < need.size || (need.size === 1 && !isLast)) return []
    const isSaid = (word: string) =>
      [...places.values()].some(its => its.some(({ at }) => words[at]?.main === word))
    if (lead.length > 0 && !lead.some(isSaid)) return []
    const isThing = (thing: readonly string[]) =>
      [...places.values()].every(its => its.some(({ at }) => thing.includes(words[at]?.main ?? '')))
    if (need.size > 1 && things.some(isThing)) return []
    const tells = mostToldBy([...places.values()], new Set())
    return tells === undefined ? [] : { need, tells }
  })
  const [best] = whole.toSorted(
    (one, other) => other.tells - one.tells || one.need.name.localeCompare(other.need.name)
  )
  return best && wantedOf(best.need, { words, keysOf, table, synonyms })
}

/** Whether the vocabulary has a word in a need, in this very form. */
export const isWordOfNeed = (word: string, synonyms: Synonyms): boolean => needsOf(synonyms).has(word)

/** Whether a word is one of a need in some form; a misspelt one too, unless as it is `written`. */
export const isOfNeed = (word: string, synonyms: Synonyms, how: 'written' | 'any' = 'any'): boolean =>
  (how === 'written' ? writtenRoots : knownRoots)(word, needsOf(synonyms)).length > 0

/**
 * After a thing and before a verb 'buat' is 'for': 'cat buat pagar' makes no fence, nor does 'buat nambal talang' make a
 * gutter, but 'mau buat pagar' makes one.
 */
const beforeVerbs = new Set('mau ingin pengen pingin cara bahan bisa akan saya untuk'.split(' '))
function isFor(words: Sentence['words'], at: number, table: NeedTable): boolean {
  if (words[at]?.main !== 'buat') return false
  const [before, after] = [words[at - 1]?.main, words[at + 1]?.main ?? '']
  const isBeforeVerb = /^[mn]/.test(after) && !table.has(after) && knownRoots(after, table).length > 0
  return isBeforeVerb || (before !== undefined && !beforeVerbs.has(before))
}

/** 10mm, 60x60, but no bare number: 'lantai 2'. */
const isMeasure = (word: string): boolean => /\d(?:x\d|[a-z])/.test(word)

/** How much a sentence tells of a need: each part by a word of its own. */
function mostToldBy([places, ...others]: readonly Place[][], taken: ReadonlySet<number>): number | undefined {
  if (!places) return 0
  const ways = places
    .filter(({ at }) => !taken.has(at))
    .flatMap(({ at, telling }) => {
      const rest = mostToldBy(others, new Set([...taken, at]))
      return rest === undefined ? [] : telling + rest
    })
  return ways.length > 0 ? Math.max(...ways) : undefined
}

type Sentence = {
  words: ReturnType<typeof tokens>
  keysOf: readonly (readonly string[])[]
  table: NeedTable
  synonyms: Synonyms
}

function wantedOf(need: Need, { words, keysOf, table, synonyms }: Sentence): Wanted {
  const isSaid = keysOf.map(keys => keys.some(key => table.get(key)?.some(one => one.need === need)))
  const textOf = (isMeant: boolean) =>
    words
      .filter((_, at) => isSaid[at] === isMeant)
      .map(({ text }) => text)
      .join(' ')
  const others = queryGroups(textOf(false), synonyms).filter(group => !fillers.has(group.typed))
  const said = textOf(true)
  const goods: Group = {
    typed: need.name,
    said,
    readings: inSaidOrder(
      need.goods.map(phrase => tokens(phrase).map(({ main }) => main)),
      words
    ),
    isOptional: false,
    isRanked: true
  }
  return {
    groups: [goods, ...others.map(group => ({ ...group, isOptional: true }))],
    saidBy: others.length > 0 ? said : undefined
  }
}

/** Who says the thing and what it is for wants this thing first: of 'atap buat kanopi yang tidak berisik' roofs. */
function inSaidOrder(readings: readonly string[][], words: Sentence['words']): readonly string[][] {
  const [thing, purpose] = words.map(({ main }) => main)
  if (!purpose || !betweenThingAndUse.has(purpose)) return readings
  const isSaid = ([head]: readonly string[]) => head === thing
  return [...readings.filter(isSaid), ...readings.filter(run => !isSaid(run))]
}

const betweenThingAndUse = new Set('buat untuk utk bwt'.split(' '))

/** Words that look like a form of another one: 'tembok sebelah' is not split. */
const noForms = new Set('sebelah setelah sebelum sesudah selain seluruh kamar karet'.split(' '))

/** The known words that a word is a form of, or a misspelt form. */
function knownRoots(word: string, table: NeedTable): string[] {
  const known = writtenRoots(word, table)
  if (known.length > 0 || word.length < lettersForTypo || noForms.has(word)) return known
  return oneTypo(word).filter(other => table.has(other))
}

/** The known words that a word is a form of. */
function writtenRoots(word: string, table: NeedTable): string[] {
  if (noForms.has(word)) return table.has(word) ? [word] : []
  const roots = [...rootsOf(word)]
  const isKnown = (root: string) => table.has(root)
  const written = roots.filter(isKnown)
  return written.length > 0 ? written : asWritten(roots).filter(isKnown)
}
