import type { JudgedQuery } from './queries.ts'

// The judged searches as other people type them: with an error of the fingers or the ear, and with what is said around a thing in a
// shop. What is found must be the same, whatever the judged sets have taught.

type Said = (text: string, at: number) => string

const keysBeside: Record<string, string> = {
  a: 's',
  b: 'v',
  c: 'x',
  d: 'f',
  e: 'r',
  f: 'g',
  g: 'h',
  h: 'j',
  i: 'o',
  j: 'k',
  k: 'l',
  l: 'k',
  m: 'n',
  n: 'b',
  o: 'p',
  p: 'o',
  q: 'w',
  r: 't',
  s: 'd',
  t: 'y',
  u: 'i',
  v: 'c',
  w: 'e',
  x: 'z',
  y: 'u',
  z: 'x'
}
const heard: readonly [RegExp, string][] = [
  [/f/, 'p'],
  [/v/, 'p'],
  [/p/, 'f'],
  [/k$/, 'g'],
  [/e/, 'i'],
  [/i/, 'e'],
  [/o/, 'u'],
  [/u/, 'o'],
  [/x/, 'ks'],
  [/z/, 's'],
  [/d$/, 't'],
  [/t$/, 'd']
]

const isLong = (word: string) => /^[a-z]{6,}$/.test(word)
const isShort = (word: string) => /^[a-z]{3,4}$/.test(word)

/** Changes one long word of a search, or one short one; which one and where in it depends on the search's place in the list. */
const inAWord =
  (change: (word: string, at: number) => string, is = isLong): Said =>
  (text, at) => {
    const words = text.split(' ')
    const long = words.flatMap((word, i) => (is(word) ? [i] : []))
    const chosen = long[at % Math.max(long.length, 1)]
    return chosen === undefined ? text : words.with(chosen, change(words[chosen] as string, at)).join(' ')
  }

const within = (word: string, at: number) => 1 + (at % (word.length - 2))

const swapped = (word: string, i: number) =>
  word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)
const besideAt = (word: string, i: number) =>
  word.slice(0, i) + (keysBeside[word.charAt(i)] ?? '') + word.slice(i + 1)
const lessAt = (word: string, i: number) => word.slice(0, i) + word.slice(i + 1)

/** Errors of the fingers in one word of three or four letters, its first letter too. */
export const shortSlips: Record<string, Said> = {
  'two letters swapped': inAWord((word, at) => swapped(word, at % (word.length - 1)), isShort),
  'the key beside': inAWord((word, at) => besideAt(word, at % word.length), isShort),
  'a letter less': inAWord((word, at) => lessAt(word, at % word.length), isShort)
}

/** Errors of the fingers and of the ear, in one word of six letters or more. */
export const misspellings: Record<string, Said> = {
  'two letters swapped': inAWord((word, at) => swapped(word, within(word, at))),
  'a key too much': inAWord((word, at) => {
    const i = within(word, at)
    return word.slice(0, i) + (keysBeside[word.charAt(i)] ?? '') + word.slice(i)
  }),
  'a letter twice': inAWord((word, at) => {
    const i = within(word, at)
    return word.slice(0, i) + word.charAt(i) + word.slice(i)
  }),
  'the key beside': inAWord((word, at) => besideAt(word, within(word, at))),
  'a letter less': inAWord((word, at) => lessAt(word, within(word, at))),
  'as it is heard': inAWord((word, at) => {
    const possible = heard.filter(([letter]) => letter.test(word))
    const [letter, other] = possible[at % Math.max(possible.length, 1)] ?? []
    return letter && other ? word.replace(letter, other) : word
  })
}

/** What is said around a thing. */
export const surroundings: Record<string, Said> = {
  'a count': text => `2 ${text}`,
  'a city': text => `${text} bandung`,
  'a part of a city': text => `${text} jakarta selatan`,
  'how it is paid': text => `${text} bisa cod`,
  'what it costs to send': text => `${text} gratis ongkir`,
  'when it is sent': text => `${text} kirim hari ini`,
  'what it is for': text => `${text} untuk proyek`,
  'a question for the price': text => `berapa harga ${text} sekarang`,
  'a price of this year': text => `harga ${text} terbaru 2026`,
  'a shop': text => `toko ${text} terdekat`,
  'a request': text => `tolong cariin ${text} ya`,
  'a question for the stock': text => `stok ${text} masih ada`,
  'a recommendation': text => `rekomendasi ${text} yang bagus`,
  'that it is put in': text => `${text} sekalian pasang`,
  'that it is genuine': text => `${text} original`,
  'its thing': text => text.replace(/^([a-z]{4,})\b/, '$1nya')
}

/** Each search said in one of these ways, in turn; those that a way does not change are left out. */
export function saidOtherwise(queries: readonly JudgedQuery[], ways: Record<string, Said>): JudgedQuery[] {
  const all = Object.values(ways)
  return queries.flatMap((query, at) => {
    const text = (all[at % all.length] as Said)(query.text, Math.floor(at / all.length))
    return text === query.text ? [] : [{ ...query, text }]
  })
}
