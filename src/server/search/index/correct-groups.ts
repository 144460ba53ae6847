import { oneTypo } from '#lib/search/one-typo.ts'

import type { AnyIndex } from './match.ts'
import { type Group, queryGroups, type Synonyms } from './query-groups.ts'

/**
 * The places of a search as they were probably meant, each that nothing is called by corrected; the very same place
 * where it is known, or where nothing is near. What is searched for is corrected only to a thing, never to a
 * property: a cat is no misspelt yellow.
 */
export function correctGroups(index: AnyIndex, groups: readonly Group[], synonyms: Synonyms): Group[] {
  const first = groups.find(group => !group.isOptional)
  const isSomeThing = groups.some(group => isThing(index, group))
  return groups.map(group => {
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
  const isMeant = mustBeThing ? (other: string) => standsForThing(index, other) : undefined
  const meant = index.vocabulary.correct(word, isMeant) ?? oneTypo(word).find(other => synonyms.has(other))
  if (meant) return queryGroups(meant, synonyms)[0]
  const parts = word.match(/[a-z]+|\d+/g) ?? []
  return parts.length > 1 && parts.every(part => index.vocabulary.isNaming(part)) ? runOf(parts) : undefined
}

const runOf = (run: readonly string[]): Group => ({
  typed: run.join(' '),
  readings: [run],
  isOptional: false
})
