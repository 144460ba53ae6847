import type { Instead } from '#lib/core/schema/endpoint.ts'

import { type AnyIndex, matchAlone } from './match.ts'
import type { Group } from './query-groups.ts'

/** The groups of a search as typed and with their words corrected, by which is seen what became of them. */
export type Asked = { typed: readonly Group[]; corrected: readonly Group[] }

/** The notice of a search that only these words of it answer. */
export const reducedTo = (keyword: string): Instead => ({ keyword, why: 'reduced' })

/**
 * What a search was read as, where its goods do not have all words that were typed: some were corrected, or left out,
 * or are a code that no name has and for which the vocabulary found other goods. Undefined where nothing has to be said.
 */
export function noticeOf(
  index: AnyIndex,
  groups: readonly Group[],
  { typed, corrected }: Asked
): Instead | undefined {
  const isCorrected = groups.some(group => corrected.includes(group) && !typed.includes(group))
  const said = groups.filter(group => !group.isOptional || typed.includes(group))
  const codes = said.filter(group => isUnsoldCode(index, group))
  const isReduced = said.length < groups.length || codes.length > 0
  if (!isCorrected && !isReduced) return undefined
  const words = said.flatMap(group => (codes.includes(group) ? foundFor(index, group) : group.said))
  const keyword = [...new Set(words.flatMap(one => one.split(' ')))].join(' ')
  return { keyword, why: !isReduced ? 'corrected' : isCorrected ? 'both' : 'reduced' }
}

/**
 * What was typed of a group that is a model number, or a kind of which the vocabulary names another one: of 'mt 60' other
 * drills are found, of cables NYY those NYM. Undefined of other groups.
 */
export function codeOf(group: Group): Group | undefined {
  const words = wordsOf(group)
  const others = group.readings.slice(1).filter(run => run.some(isPlain))
  const isModel = words.some(word => /\d\d/.test(word)) && words.some(word => /[a-z]/.test(word))
  const isKind =
    words.some(isAbbreviation) && others.flat().some(word => isAbbreviation(word) && !words.includes(word))
  if (others.length === 0 || !(isModel || isKind)) return undefined
  return { ...group, readings: [words, [words.join('')]] }
}

/** How the words of a code end: they are whole. */
export const codeEnding = 'whole'

function isUnsoldCode(index: AnyIndex, group: Group): boolean {
  const code = codeOf(group)
  if (!code) return false
  return (index.countOf?.(code, codeEnding) ?? matchAlone(index, code, codeEnding).size) === 0
}

/** What all goods have that the vocabulary finds for a code; of different goods the name of the first ones. */
function foundFor(index: Pick<AnyIndex, 'vocabulary'>, { readings }: Group): readonly string[] {
  const [first = [], ...others] = readings.slice(1).filter(run => run.every(word => isSold(index, word)))
  const shared = first.filter(word => others.every(run => run.includes(word)))
  return (shared.length > 0 ? shared : first).filter(isPlain)
}

const wordsOf = ({ readings }: Group): readonly string[] => readings[0] ?? []
const isPlain = (word: string) => /^[a-z]{2,}$/.test(word)
/** Of three letters or more; 'wc' is a word. */
const isAbbreviation = (word: string) => /^[b-df-hj-np-tv-z]{3,}$/.test(word)
const isSold = (index: Pick<AnyIndex, 'vocabulary'>, word: string) => index.vocabulary.isNaming(word)
