import { type AnyIndex, type Ending, endingsOf, spellingsOf } from '../index/match.ts'
import type { Group } from '../index/query-groups.ts'
import { branchToken, descriptionToken } from './token-rows.ts'

/** How groups match: `ending` applies to the last word, and with `isWide` descriptions count too. */
export type Matching = { ending: Ending; isWide?: boolean }

/** What the words of a search are read by: the index of candidates, even an empty one. */
type Words = Pick<AnyIndex, 'vocabulary'>

/**
 * The text search query of the products in which every required group matches, the same as `match` finds; undefined if
 * no group is required. In descriptions it finds some more, which `match` drops.
 */
export function groupsQuery(
  index: Words,
  groups: readonly Group[],
  { ending, isWide }: Matching
): string | undefined {
  const needed = groups.filter(group => !group.isOptional)
  if (needed.length === 0) return undefined
  return needed.map(group => `(${queryOf(index, group, endingsOf(groups, ending), isWide)})`).join(' & ')
}

/** The query of the products that one group matches alone. */
export const groupQuery = (index: Words, group: Group, { ending, isWide }: Matching): string =>
  queryOf(index, group, endingsOf([group], ending), isWide)

function queryOf(index: Words, group: Group, endingOf: (word: string) => Ending, isWide = false): string {
  const runs = group.readings
    .filter(run => run.length > 0)
    .map(run => run.map(word => anyOf(tokensFor(index, word, endingOf(word), isWide))).join(' & '))
  const near = isWide ? (group.near ?? []).map(quote) : []
  return [...runs.map(run => `(${run})`), ...near].join(' | ')
}

/** The tokens that a word of a search stands for. A word of names means them, and not a whole branch of the catalogue. */
function tokensFor(index: Words, word: string, ending: Ending, isWide: boolean): string[] {
  return spellingsOf(index, word, ending).flatMap(spelling => [
    spelling.word,
    ...(index.vocabulary.isNaming(spelling.word) ? [] : [branchToken(spelling.word)]),
    ...(isWide && !spelling.isBegun ? [descriptionToken(spelling.word)] : [])
  ])
}

/** A query of the products with any of these tokens. */
export const anyOf = (tokens: readonly string[]): string => `(${tokens.map(quote).join(' | ')})`

/** Letters of a token that are sent: more than any stored one has, and fewer than a query may have. */
const maxSent = 100

/** A token as a text search query: between quotes no character means anything. */
const quote = (token: string) => `'${token.slice(0, maxSent).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
