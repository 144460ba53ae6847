import { oneTypo } from '#lib/search/typo-spellings.ts'

import type { AnyIndex } from './match.ts'
import { isEveryday } from './everyday.ts'
import { isOfAnotherTrade } from './other-trades.ts'
import { joinPhrases, joinWords, unknownWord } from './join-groups.ts'
import { misspeltPhrases } from './misspelt-phrases.ts'
import { misspeltWord } from './misspelt-word.ts'
import { type Group, isOpenHead, queryGroups, type Synonyms } from './query-groups.ts'

/**
 * The groups of a search with unknown words corrected; a group is returned unchanged if it is known or has no near
 * word. A search without any thing gets its first required group corrected to a thing, never to a property: 'cat'
 * (paint) is not a misspelt yellow.
 */
export function correctGroups(index: AnyIndex, groups: readonly Group[], synonyms: Synonyms): Group[] {
  const whole = misspeltPhrases(index, joinWords(index, groups, synonyms), synonyms)
  const first = whole.find(group => !group.isOptional)
  // 'Mesin' alone says nothing of what machine: the word after it is corrected to a thing, or to its kind ('mesin cuci').
  const isSomeThing = whole.some(group => !isOpenHead(group) && isThing(index, group))
  const corrected = whole.flatMap((group, i) => {
    const word = unknownWord(index, group)
    if (word === undefined || isEveryday(word) || isOfAnotherTrade(index, group)) return group
    const mustBeThing = group === first && !isSomeThing
    const meant = correct(index, word, synonyms, { mustBeThing, beside: [whole[i - 1], whole[i + 1]] })
    return meant ?? thingAndMore(index, word, synonyms) ?? group
  })
  return joinPhrases(corrected, groups, synonyms)
}

type Place = { mustBeThing: boolean; beside: readonly [Group | undefined, Group | undefined] }

/** Whether names have a word beside one of its neighbours: of 'american standart' standard, and not standar. */
const adjoins =
  (index: AnyIndex, { beside }: Place): ((word: string) => boolean) =>
  word =>
    pairsWith(word, beside).some(pair => index.isPair(pair))

/** A word joined to the word before it and to the one after it. */
export function pairsWith(
  word: string,
  [before, after]: readonly [Group | undefined, Group | undefined]
): string[] {
  const last = before?.readings[0]?.at(-1)
  const first = after?.readings[0]?.[0]
  return [...(last ? [last + word] : []), ...(first ? [word + first] : [])]
}

/**
 * Whether a group stands for a thing and not for a property: the first word of some reading begins names or brands, or
 * is a product line.
 */
export const isThing = (index: AnyIndex, group: Group): boolean =>
  group.readings.some(([head]) => head !== undefined && standsForThing(index, head))

const standsForThing = (index: AnyIndex, word: string) => index.isHead(word) || index.isLine(word)

/**
 * Corrects two words written as one, a misspelt word, a misspelt synonym, or a code without its space: gsb550 // => gsb
 * 550
 */
function correct(index: AnyIndex, word: string, synonyms: Synonyms, place: Place): Group | undefined {
  const run = index.splitOf(word)
  if (run) return runOf(run)
  const phrase = phraseWrittenAsOne(word, synonyms)
  if (phrase) return queryGroups(phrase, synonyms)[0]
  const fits = adjoins(index, place)
  const isAfterHead = isOpenHead(place.beside[0])
  const isThingHere = (other: string) => standsForThing(index, other) || (isAfterHead && fits(other))
  const isMeant = place.mustBeThing ? isThingHere : undefined
  const meant = misspeltWord(index, word, synonyms, { isMeant, fits })
  if (meant) return queryGroups(meant, synonyms)[0]
  const joined = oneTypo(word).flatMap(other => index.splitOf(other) ?? [])
  if (joined.length > 0) return runOf(joined.slice(0, 2))
  const parts = word.match(/[a-z]+|\d+/g) ?? []
  const line = /^([a-z]{2,5})(\d{1,4})(?![\dx])/.exec(word)
  const ofMaker = line && [`${line[1]} ${line[2]}`, line[1] as string].find(said => synonyms.has(said))
  if (ofMaker) return queryGroups(ofMaker, synonyms)[0]
  // A size is not a code: '3x25' is not split.
  return /^[a-z]/.test(word) && parts.length > 1 && parts.every(part => index.vocabulary.isNaming(part))
    ? runOf(parts)
    : undefined
}

/** gypsumboard // => 'gypsum board', which the vocabulary has */
function phraseWrittenAsOne(word: string, synonyms: Synonyms): string | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const phrase = `${word.slice(0, at)} ${word.slice(at)}`
    if (synonyms.has(phrase)) return phrase
  }
  return undefined
}

/** Minimum letters of a thing and of the word that was written together with it. */
const lettersOfPart = 4

/**
 * A thing and a word that no name has after it, written as one: meteranbangunan // => meteran, bangunan. Either may be left out.
 */
function thingAndMore(index: AnyIndex, word: string, synonyms: Synonyms): Group[] | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined
  for (let at = word.length - lettersOfPart; at >= lettersOfPart; at -= 1) {
    const [thing, more] = [word.slice(0, at), word.slice(at)]
    const isMore = index.vocabulary.isKnown(more) || isEveryday(more) || synonyms.has(more)
    if (isMore && (index.isHead(thing) || synonyms.has(thing)))
      return queryGroups(`${thing} ${more}`, synonyms)
  }
  return undefined
}

const runOf = (run: readonly string[]): Group => ({
  typed: run.join(' '),
  said: run.join(' '),
  readings: [run],
  isOptional: false
})
