import { isNearlyTyped } from '#lib/search/misspelt.ts'
import { oneTypo } from '#lib/search/typo-spellings.ts'

import type { AnyIndex } from './match.ts'
import { type Group, queryGroups, type Synonyms } from './query-groups.ts'

/** The only word of a group, if no product has it in its names and the vocabulary does not know it. */
export function unknownWord(index: Pick<AnyIndex, 'vocabulary'>, { readings }: Group): string | undefined {
  const [word, more] = readings[0] ?? []
  const isUnknown = word !== undefined && more === undefined && readings.length === 1
  return isUnknown && !index.vocabulary.isNaming(word) ? word : undefined
}

/** Minimum letters of a word written as two that may be misspelt too. */
const lettersForJoined = 8

/** A word of names, or of a long one the word one error away: 'aqua prof' // => aquaproof */
function joinedAs(index: AnyIndex, word: string): string | undefined {
  if (index.vocabulary.isNaming(word)) return word
  if (word.length < lettersForJoined || /\d/.test(word)) return undefined
  return oneTypo(word).find(other => index.vocabulary.isNaming(other))
}

/** Maximum letters of a word that its neighbour alone tells. */
const lettersOfShort = 4

/** Whether one of two words is a misspelt short neighbour of the other in names: 'bja ringan' is no 'jaringan'. */
function isPairMisspelt(index: AnyIndex, one: Group, next: Group): boolean {
  const meant = (group: Group) => {
    const word = unknownWord(index, group)
    if (word === undefined || word.length > lettersOfShort) return []
    return index.vocabulary.correctionsOf(word).filter(other => isNearlyTyped(word, other))
  }
  return (
    meant(one).some(other => index.isPair(other + next.typed)) ||
    meant(next).some(other => index.isPair(one.typed + other))
  )
}

/**
 * Joins one word written as two: gen teng // => genteng. Of two known words it must be a long word of names: block board
 */
export function joinWords(index: AnyIndex, groups: readonly Group[], synonyms: Synonyms): Group[] {
  const joined: Group[] = []
  for (let at = 0; at < groups.length; at += 1) {
    const [one, next] = [groups[at], groups[at + 1]] as [Group, Group | undefined]
    const word = next && `${one.typed}${next.typed}`
    const isUnknown = [one, next].some(group => group && unknownWord(index, group) !== undefined)
    const isTrade = [word, `${joined.at(-1)?.typed} ${word}`].some(said => said && synonyms.has(said))
    const isOne = word && isUnknown && !word.includes(' ')
    const isLong = word !== undefined && word.length >= lettersForJoined && index.vocabulary.isNaming(word)
    const meant = isOne
      ? isTrade
        ? word
        : index.vocabulary.isNaming(word) || !isPairMisspelt(index, one, next)
          ? joinedAs(index, word)
          : undefined
      : isLong
        ? word
        : undefined
    if (meant) {
      joined.push(...queryGroups(meant, synonyms))
      at += 1
    } else joined.push(one)
  }
  return joined
}

/** Maximum words of a phrase, as in queryGroups. */
export const maxPhrase = 4

/** Phrases of the vocabulary of which a word was misspelt: 'shawer mandi' is the phrase 'shower mandi'. */
export function joinPhrases(
  corrected: readonly Group[],
  typed: readonly Group[],
  synonyms: Synonyms
): Group[] {
  const joined: Group[] = []
  for (let at = 0; at < corrected.length;) {
    const length = phraseAt(corrected.slice(at, at + maxPhrase), typed, synonyms)
    const run = corrected.slice(at, at + length)
    joined.push(...(length > 1 ? queryGroups(textOf(run), synonyms) : run))
    at += length
  }
  return joined
}

const textOf = (run: readonly Group[]): string => run.map(({ typed }) => typed).join(' ')

/** How many groups are a phrase together, one of them corrected; 1 if none are. */
function phraseAt(next: readonly Group[], typed: readonly Group[], synonyms: Synonyms): number {
  for (let length = next.length; length > 1; length -= 1) {
    const run = next.slice(0, length)
    if (synonyms.has(textOf(run)) && run.some(group => !typed.includes(group))) return length
  }
  return 1
}
