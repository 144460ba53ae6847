import { lettersForTypo, oneTypo, spellingsOfShort } from '#lib/search/typo-spellings.ts'

import { isEveryday } from './everyday.ts'
import { maxPhrase, unknownWord } from './join-groups.ts'
import type { AnyIndex } from './match.ts'
import { type Group, queryGroups, type Synonyms } from './query-groups.ts'

/**
 * The groups of a search with phrases of the vocabulary of which one word has a typing error, which no name needs to
 * have: gadren hose // => garden hose
 */
export function misspeltPhrases(
  index: Pick<AnyIndex, 'vocabulary'>,
  groups: readonly Group[],
  synonyms: Synonyms
): Group[] {
  if (groups.length < 2) return [...groups]
  const meant = groups.map(group => meantBy(index, group, synonyms))
  const read: Group[] = []
  for (let at = 0; at < groups.length;) {
    const end = at + maxPhrase
    const found = phraseFrom(groups.slice(at, end), meant.slice(at, end), synonyms)
    read.push(...(found ? queryGroups(found.phrase, synonyms) : groups.slice(at, at + 1)))
    at += found?.length ?? 1
  }
  return read
}

/** The words of phrases that a group may have been meant as. */
function meantBy(index: Pick<AnyIndex, 'vocabulary'>, group: Group, synonyms: Synonyms): readonly string[] {
  const word = unknownWord(index, group)
  if (word === undefined || isEveryday(word)) return []
  // Of a short word a letter is missing: cat bsi // => cat besi
  const meant = [...oneTypo(word), ...spellingsOfShort(word)]
  const named = meant.filter(other => index.vocabulary.isNaming(other))
  // A word of names is nearer, and of several the names decide: 'water heter' is no water meter.
  if (named.length > 1 && word.length >= lettersForTypo) return []
  const ofPhrases = wordsOfPhrases(synonyms)
  return (named.length > 0 ? named : meant).filter(other => ofPhrases.has(other))
}

const wordsByVocabulary = new WeakMap<Synonyms, ReadonlySet<string>>()

/** The words of the phrases of a vocabulary, collected once. */
function wordsOfPhrases(synonyms: Synonyms): ReadonlySet<string> {
  const known = wordsByVocabulary.get(synonyms)
  if (known) return known
  const phrases = [...synonyms.keys()].filter(name => name.includes(' '))
  const words = new Set(phrases.flatMap(name => name.split(' ')))
  wordsByVocabulary.set(synonyms, words)
  return words
}

/** The longest phrase with which these groups begin once a word of them is corrected. */
function phraseFrom(next: readonly Group[], meant: readonly (readonly string[])[], synonyms: Synonyms) {
  for (let length = next.length; length > 1; length -= 1) {
    const words = next.slice(0, length).map(({ typed }) => typed)
    for (const [at, spellings] of meant.slice(0, length).entries()) {
      const asMeant = (other: string) => words.with(at, other).join(' ')
      const [other, another] = spellings.filter(spelling => synonyms.has(asMeant(spelling)))
      const isSure = another === undefined || (words[at] ?? '').length >= lettersForTypo
      if (other !== undefined && isSure) return { phrase: asMeant(other), length }
    }
  }
  return undefined
}
