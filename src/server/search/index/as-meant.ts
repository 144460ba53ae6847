import { isMisspelt, isNearlyTyped } from '#lib/search/misspelt.ts'
import { isSlip } from '#lib/search/slips.ts'
import { oneTypo } from '#lib/search/typo-spellings.ts'

import { isCircumstance, isDirection } from './circumstances.ts'
import { isEveryday } from './everyday.ts'
import { unknownWord } from './join-groups.ts'
import type { AnyIndex } from './match.ts'
import { isOfNeed, isWordOfNeed } from './needs.ts'
import { fillers, type Group, type Synonyms } from './query-groups.ts'
import { looksLast } from './vocabulary-phrases.ts'

/** A search as typed and with its unknown words corrected. */
type Said = { whole: readonly Group[]; corrected: readonly Group[]; synonyms: Synonyms }

/** How a search was meant: its text, the words that were corrected in it, and whether some were left out. */
export type Meant = { keyword: string; corrected: ReadonlySet<string>; isReduced: boolean }

/**
 * A search as it was surely meant: with misspelt words corrected, without '-nya', without words that say where, when and how somebody
 * buys, and with a colour or size after the thing. Undefined if all is as it was typed.
 */
export function asMeant(index: AnyIndex, keyword: string, said: Said): Meant | undefined {
  const { left, corrected } = meantWords(index, said)
  const isReduced = [...left.values()].includes('')
  const meantBy = (word: string) => corrected.get(word) ?? left.get(word)
  const words = keyword
    .toLowerCase()
    .replaceAll(/[a-z\d]+/g, word => meantBy(word) ?? (isReduced && isDirection(word) ? '' : word))
    .split(/\s+/)
  const meant = looksLast(words.filter(word => word !== '')).join(' ')
  if (meant === '' || meant === keyword.toLowerCase()) return undefined
  return { keyword: meant, corrected: new Set(corrected.values()), isReduced }
}

/** Units in words: after a number a misspelt word is one of them. */
const unitWords =
  'watt liter litre meter inch inci mili gram kilo ampere batang lembar kaleng galon pail truk'.split(' ')
const lettersOfFiller = 4
/** Minimum letters of a word that was corrected, for a slip to be read as if it had been typed right. */
const lettersOfSlip = 4
const shortFillers = [...fillers].filter(({ length }) => length === lettersOfFiller)
const longFillers = [...fillers].filter(({ length }) => length > lettersOfFiller)

const isNumber = (group: Group | undefined): boolean =>
  group !== undefined && /^\d[\d.,/]*$/.test(group.typed)

/** The word of a need that was surely meant: boco // => bocor */
const wordOfNeed = (word: string, synonyms: Synonyms): string | undefined =>
  oneTypo(word).find(one => isWordOfNeed(one, synonyms) && isMisspelt(word, one))

/** Whether a word is a misspelt one that says nothing of goods: yng, utnuk. */
const isNearFiller = (word: string): boolean =>
  longFillers.some(one => isMisspelt(word, one)) || shortFillers.some(one => isNearlyTyped(word, one))

/**
 * What is meant by the unknown words that are not as they were meant: those that were corrected, and what is left of others, nothing
 * of what is no property of goods.
 */
function meantWords(index: AnyIndex, { whole, corrected, synonyms }: Said) {
  const others = [...new Set(corrected.flatMap(({ typed }) => typed.split(' ')))]
  const measures = new Set(whole.filter((_, i) => isNumber(whole[i - 1])))
  const meant = { left: new Map<string, string>(), corrected: new Map<string, string>() }
  const isKnown = (word: string) => index.vocabulary.isNaming(word) || synonyms.has(word)
  for (const group of whole) {
    const word = unknownWord(index, group)
    if (word === undefined || group.isOptional) continue
    const owned = /^(.{3,})nya$/.exec(word)?.[1]
    if (isCircumstance(word)) meant.left.set(word, '')
    else if (owned && isKnown(owned)) meant.left.set(word, owned)
    // As typed they are right.
    else if (!isEveryday(word) && !isOfNeed(word, synonyms, 'written')) {
      const other =
        others.find(one => isMisspelt(word, one) || (one.length >= lettersOfSlip && isSlip(word, one))) ??
        (measures.has(group) ? unitWords.find(one => isNearlyTyped(word, one)) : undefined) ??
        // What its neighbours make another word is no word of a need.
        (corrected.includes(group) ? wordOfNeed(word, synonyms) : undefined)
      if (other !== undefined) meant.corrected.set(word, other)
      else if (corrected.includes(group) && isNearFiller(word)) meant.left.set(word, '')
    }
  }
  return meant
}
