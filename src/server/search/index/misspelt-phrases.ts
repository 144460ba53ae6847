import { oneTypo } from '#lib/search/typo-spellings.ts'

import { isEveryday } from './everyday.ts'
import { maxPhrase, unknownWord } from './join-groups.ts'
import type { AnyIndex } from './match.ts'
import { type Group, queryGroups, type Synonyms } from './query-groups.ts'

/**
 * The groups of a search with phrases of the vocabulary of which one word has a typing error, which no name needs to
 * have: gadren hose // => garden hose
 */
export function misspeltPhrases(index: AnyIndex, groups: readonly Group[], synonyms: Synonyms): Group[] {
  const read: Group[] = []
  for (let at = 0; at < groups.length;) {
    const found = phraseFrom(index, groups.slice(at, at + maxPhrase), synonyms)
    read.push(...(found ? queryGroups(found.phrase, synonyms) : groups.slice(at, at + 1)))
    at += found?.length ?? 1
  }
  return read
}

/** The longest phrase with which these groups begin once a word of them is corrected. */
function phraseFrom(index: AnyIndex, next: readonly Group[], synonyms: Synonyms) {
  const wrong = next.flatMap((group, at) => {
    const word = unknownWord(index, group)
    if (word === undefined || isEveryday(word)) return []
    const meant = oneTypo(word)
    const named = meant.filter(other => index.vocabulary.isNaming(other))
    // A word of names is nearer, and of several the names decide: 'water heter' is no water meter.
    if (named.length > 1) return []
    return [{ at, meant: named.length > 0 ? named : meant }]
  })
  for (let length = next.length; length > 1; length -= 1) {
    const words = next.slice(0, length).map(({ typed }) => typed)
    for (const { at, meant } of wrong) {
      if (at >= length) continue
      const asMeant = (other: string) => words.with(at, other).join(' ')
      const other = meant.find(spelling => synonyms.has(asMeant(spelling)))
      if (other !== undefined) return { phrase: asMeant(other), length }
    }
  }
  return undefined
}
