import { plainWords, type Token, tokens } from '#lib/search/tokens.ts'

import { field } from './postings.ts'
import type { Entry } from './product-entry.ts'

/** The words of an item: of its name in order, of its brand, and each word with all fields in which it occurs. */
export type EntryWords = {
  name: readonly string[]
  brand: readonly string[]
  fields: ReadonlyMap<string, number>
}

export function wordsOf(entry: Entry<unknown>): EntryWords {
  const name = tokens(entry.name)
  const fields = new Map<string, number>()
  const put = (found: readonly Token[], where: number) => {
    for (const { main, same, also } of found) {
      for (const word of [main, ...same, ...also]) fields.set(word, (fields.get(word) ?? 0) | where)
    }
  }
  put(name, field.name)
  put(tokens(entry.merk), field.brand)
  put(tokens(entry.variants), field.variant)
  put(categoryWords(entry.category, name), field.category)
  put(tokens(entry.branches), field.branch)
  put(tokens(entry.description), field.description)
  return { name: name.map(token => token.main), brand: plainWords(entry.merk), fields }
}

/** Of a category of several things ('Saklar & Stop Kontak') those that the name says; all where it says none. */
function categoryWords(category: string, name: readonly Token[]): Token[] {
  const said = new Set(name.map(({ main }) => main))
  const things = category.split(/[&,]/).map(tokens)
  const meant = things.filter(words => words.some(({ main }) => said.has(main)))
  return (meant.length > 0 ? meant : things).flat()
}

/** Each two adjacent words of letters: ['tiga', 'roda', '40kg'] // => [['tiga', 'roda']] */
export function adjacentPairs(words: readonly string[]): (readonly [string, string])[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1]
    return next && isLetters(word) && isLetters(next) ? [[word, next] as const] : []
  })
}

const isLetters = (word: string) => /^[a-z]{2,}$/.test(word)
