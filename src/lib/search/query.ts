import type { SynonymRule } from '#lib/format/search-text.ts'

/** A place in the query: any of its alternatives will do, and each is a run of words that must all be there. */
export type QueryGroup = string[][]

/** Words that say nothing about a product. */
const fillers = new Set([
  'dan',
  'untuk',
  'yang',
  'di',
  'ke',
  'dari',
  'dengan',
  'atau',
  'per',
  'the',
  'of',
  'and'
])

/** The words of a normalised text that a search goes by: at most eight, without fillers unless there is nothing else. */
export function queryWords(normalised: string): string[] {
  const words = normalised.split(' ').filter(Boolean)
  const telling = words.filter(word => !fillers.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, 8)
}

/**
 * Groups the words of a search, with the trade's synonyms in both directions; the longest phrase wins.
 *
 * queryGroups(['hebel', '60x20'], [{ word: 'hebel', means: 'bata ringan' }])
 * // => [[['hebel'], ['bata', 'ringan']], [['60x20']]]
 */
export function queryGroups(words: readonly string[], rules: readonly SynonymRule[]): QueryGroup[] {
  const phrases = phraseTable(rules)
  const groups: QueryGroup[] = []
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2, 1].find(
      n => at + n <= words.length && phrases.has(words.slice(at, at + n).join(' '))
    )
    const run = words.slice(at, at + (length ?? 1))
    const others = [...(phrases.get(run.join(' ')) ?? [])].map(phrase => phrase.split(' '))
    groups.push([run, ...others])
    at += run.length
  }
  return groups
}

function phraseTable(rules: readonly SynonymRule[]): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>()
  const add = (from: string, to: string) => {
    const others = table.get(from) ?? new Set()
    table.set(from, others.add(to))
  }
  for (const { word, means } of rules) {
    add(word, means)
    add(means, word)
  }
  return table
}

/**
 * The groups in PostgreSQL's tsquery syntax. `weights` narrows to parts of the product ('AB': name, brand, category).
 * A word also matches as a beginning, so that results come while typing; and by its stem, which never does: the
 * stems of Indonesian are not beginnings (keramik → ramik).
 */
export function tsQuery(
  groups: readonly QueryGroup[],
  stems: ReadonlyMap<string, string>,
  options: { weights?: string; prefixes?: boolean } = {}
): string {
  const { weights = '', prefixes = true } = options
  const one = (word: string) => {
    const flags = (prefixes && word.length >= 2 ? '*' : '') + weights
    const stem = stems.get(word)
    const whole = `'${word}'${flags && `:${flags}`}`
    return stem && stem !== word ? `(${whole} | '${stem}'${weights && `:${weights}`})` : whole
  }
  const run = (words: string[]) =>
    words.length > 1 ? `(${words.map(one).join(' & ')})` : one(words[0] ?? '')
  const group = (alternatives: QueryGroup) =>
    alternatives.length > 1 ? `(${alternatives.map(run).join(' | ')})` : run(alternatives[0] ?? [])
  return groups.map(group).join(' & ')
}
