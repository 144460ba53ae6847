import { type Token, tokens } from '#lib/search/tokens.ts'
import type { ProductEntry } from '#server/search/index/product-entry.ts'

/** The texts by which a product is judged; its description, and its parent categories, say too much. */
type Texts = {
  name: Token[]
  others: Token[][]
  leaf: Token[]
  /** Each word of these texts, in each of its forms. */
  words: ReadonlySet<string>
}

type Term = { words: string[]; where: 'anywhere' | 'start of name' | 'leaf'; isDenied: boolean }

/** Any of these matches, and each is a list whose parts must all match. */
export type Pattern = readonly (readonly Term[])[]

/**
 * Reads the pattern of right products: 'a & b / c' is a and b, or c; 'besi beton' are adjacent words in its name,
 * brand, variants or own category; '^besi' begins its name, 'leaf kunci' is in its category, '!film' nowhere.
 */
export function readPattern(text: string): Pattern {
  if (!text.trim()) return []
  return text.split(' / ').map(all => all.split(' & ').map(readTerm))
}

function readTerm(text: string): Term {
  const [, sign = '', words = ''] = /^(\^|!|leaf )?(.*)$/.exec(text.trim()) ?? []
  return {
    words: tokens(words).map(token => token.main),
    where: sign === '^' ? 'start of name' : sign === 'leaf ' ? 'leaf' : 'anywhere',
    isDenied: sign === '!'
  }
}

export function textsOf(entry: ProductEntry): Texts {
  const [name, leaf] = [tokens(entry.name), tokens(entry.category)]
  const others = [tokens(entry.merk), ...entry.variants.split(' | ').map(tokens)]
  const words = [name, leaf, ...others].flat().flatMap(({ main, same, also }) => [main, ...same, ...also])
  return { name, leaf, others, words: new Set(words) }
}

export const fits = (pattern: Pattern, texts: Texts): boolean =>
  pattern.some(terms => terms.every(term => holds(term, texts) !== term.isDenied))

function holds({ words, where }: Term, { name, leaf, others, words: present }: Texts): boolean {
  // Thousands of products for thousands of queries: this is false for all but a few of them.
  if (!words.every(word => present.has(word))) return false
  if (where === 'start of name') return startsAt(name, words, 0)
  if (where === 'leaf') return stands(leaf, words)
  return [name, leaf, ...others].some(text => stands(text, words))
}

const stands = (text: readonly Token[], words: readonly string[]) =>
  text.some((_, at) => startsAt(text, words, at))

const startsAt = (text: readonly Token[], words: readonly string[], at: number) =>
  words.every((word, i) => {
    const token = text[at + i]
    return token && (token.main === word || token.same.includes(word) || token.also.includes(word))
  })
