import { oneTypo } from '#lib/search/one-typo.ts'

import type { AnyIndex } from './match.ts'
import { type Group, queryGroups, type Synonyms } from './query-groups.ts'

/**
 * The places of a search as they were probably meant, each that nothing is called by corrected; the very same place
 * where it is known, or where nothing is near. What is searched for is corrected only to a thing, never to a
 * property: a cat is no misspelt yellow.
 */
export function correctGroups(index: AnyIndex, groups: readonly Group[], synonyms: Synonyms): Group[] {
  const whole = joinWords(index, groups, synonyms)
  const first = whole.find(group => !group.isOptional)
  const isSomeThing = whole.some(group => isThing(index, group))
  return whole.map(group => {
    const word = unknownWord(index, group)
    if (word === undefined) return group
    const mustBeThing = group === first && !isSomeThing
    return correct(index, word, synonyms, mustBeThing) ?? group
  })
}

/** Whether it stands for a thing and not for a property of things: some reading begins names, or is a maker's line. */
export const isThing = (index: AnyIndex, group: Group): boolean =>
  group.readings.some(([head]) => head !== undefined && standsForThing(index, head))

const standsForThing = (index: AnyIndex, word: string) => index.isHead(word) || index.isLine(word)

/** The one word of a place that nothing is called by and that the trade's vocabulary does not know. */
function unknownWord(index: AnyIndex, { readings }: Group): string | undefined {
  const [word, more] = readings[0] ?? []
  const isUnknown = word !== undefined && more === undefined && readings.length === 1
  return isUnknown && !index.vocabulary.isNaming(word) ? word : undefined
}

/** Two words written as one, one word misspelt, a synonym misspelt, or a code that is written apart: gsb550 // => gsb 550 */
function correct(index: AnyIndex, word: string, synonyms: Synonyms, mustBeThing: boolean): Group | undefined {
  const run = index.splitOf(word)
  if (run) return runOf(run)
  const phrase = phraseWrittenAsOne(word, synonyms)
  if (phrase) return queryGroups(phrase, synonyms)[0]
  const isMeant = mustBeThing ? (other: string) => standsForThing(index, other) : undefined
  const meant = index.vocabulary.correct(word, isMeant) ?? oneTypo(word).find(other => synonyms.has(other))
  if (meant) return queryGroups(meant, synonyms)[0]
  const joined = oneTypo(word).flatMap(other => index.splitOf(other) ?? [])
  if (joined.length > 0) return runOf(joined.slice(0, 2))
  const parts = word.match(/[a-z]+|\d+/g) ?? []
  // A size is no code: '3x25' is not taken apart.
  return /^[a-z]/.test(word) && parts.length > 1 && parts.every(part => index.vocabulary.isNaming(part))
    ? runOf(parts)
    : undefined
}

/** gypsumboard // => 'gypsum board', which the trade's vocabulary knows */
function phraseWrittenAsOne(word: string, synonyms: Synonyms): string | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const phrase = `${word.slice(0, at)} ${word.slice(at)}`
    if (synonyms.has(phrase)) return phrase
  }
  return undefined
}

/** One word written as two, where neither or only one of them is anything: gen teng // => genteng */
function joinWords(index: AnyIndex, groups: readonly Group[], synonyms: Synonyms): Group[] {
  const joined: Group[] = []
  for (let at = 0; at < groups.length; at += 1) {
    const [one, next] = [groups[at], groups[at + 1]] as [Group, Group | undefined]
    const word = next && `${one.typed}${next.typed}`
    const isUnknown = [one, next].some(group => group && unknownWord(index, group) !== undefined)
    if (word && isUnknown && !word.includes(' ') && index.vocabulary.isNaming(word)) {
      joined.push(...queryGroups(word, synonyms))
      at += 1
    } else joined.push(one)
  }
  return joined
}

const runOf = (run: readonly string[]): Group => ({
  typed: run.join(' '),
  said: run.join(' '),
  readings: [run],
  isOptional: false
})
