import { beforeAll, describe, expect, test } from 'vitest'

import { plainWords } from '#lib/search/tokens.ts'
import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

// What holds of the names of all goods of the demo, whichever a judged search asks for.

let demo: DemoIndex
let goodOf: ReadonlyMap<number, DemoIndex['goods'][number]>
let things: readonly string[]
const synonyms = synonymTable(deliveredSynonyms())

beforeAll(() => {
  demo = buildDemoIndex()
  goodOf = new Map(demo.goods.map(good => [good.id, good]))
  things = thingsOf(demo.goods)
})

/** Minimum letters of a word in which an error is made: a shorter one has too many neighbours. */
const lettersForError = 5

const isWord = (word: string | undefined): word is string => /^[a-z]+$/.test(word ?? '')

/** The first two words of all names, each once, where the first is long enough for an error. */
const thingsOf = (goods: DemoIndex['goods']): string[] => [
  ...new Set(
    goods.flatMap(({ name }) => {
      const [head, next] = plainWords(name)
      return isWord(head) && head.length >= lettersForError && isWord(next) ? [`${head} ${next}`] : []
    })
  )
]

function familyOf(keyword: string): string | undefined {
  const { ids } = find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isWanted: () => true })
  return goodOf.get(ids[0] ?? 0)?.category
}

/** Where a word is misspelt: inside, at a place that depends on nothing but the word. */
const placeIn = (word: string) => 1 + (word.charCodeAt(word.length - 1) % (word.length - 3))
const inHead = (change: (word: string, at: number) => string) => (thing: string) => {
  const [head = '', ...others] = thing.split(' ')
  return [change(head, placeIn(head)), ...others].join(' ')
}

const errors: Record<string, (thing: string) => string> = {
  'a missing letter': inHead((word, at) => word.slice(0, at) + word.slice(at + 1)),
  'a doubled letter': inHead((word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
  'two letters changed about': inHead(
    (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  ),
  'a word in two': inHead(word => `${word.slice(0, word.length >> 1)} ${word.slice(word.length >> 1)}`),
  'two words in one': thing => thing.replace(' ', ''),
  'missing vowels': inHead((word, at) => word.slice(0, at) + word.slice(at).replace(/[aeiou]/, '')),
  'p for f and v': thing => thing.replaceAll(/[fv]/g, 'p'),
  'k for c, q and x': thing => thing.replaceAll(/c(?!h)|q/g, 'k').replaceAll('x', 'ks'),
  's for z and sh': thing => thing.replaceAll(/z|sh/g, 's'),
  'a letter of its last word': thing => thing.slice(0, -2) + thing.slice(-1)
}

/** Share of the names that must find the family that they find as they are written. */
const share = 0.98
const mayMiss = (count: number) => Math.max(1, Math.floor(count * (1 - share)))

describe('[search-49] the name of a thing that is sold', () => {
  test('is one of many', () => expect(things.length).toBeGreaterThan(300))

  test.each(Object.keys(errors))('finds the same family with %s', error => {
    const misspell = errors[error] ?? (thing => thing)
    const changed = things
      .map(thing => ({ thing, typed: misspell(thing) }))
      .filter(one => one.typed !== one.thing)
    const lost = changed.filter(({ thing, typed }) => familyOf(typed) !== familyOf(thing))
    expect(lost.map(({ typed }) => typed).slice(mayMiss(changed.length))).toEqual([])
  })
})

const firstOf = (keyword: string) => {
  const { ids } = find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isWanted: () => true })
  return ids.slice(0, 5)
}

describe('[search-50] a phrase of the vocabulary', () => {
  test('is one where a word of it is misspelt', () => {
    const phrases = [...synonyms.keys()].filter(
      word => /^[a-z]{5,} [a-z ]+$/.test(word) && firstOf(word).length > 0
    )
    expect(phrases.length).toBeGreaterThan(200)
    const misspell = errors['two letters changed about'] ?? (phrase => phrase)
    const isLost = (phrase: string) => familyOf(misspell(phrase)) !== familyOf(phrase)
    const lost = phrases.filter(isLost)
    expect(lost.slice(Math.floor(phrases.length * 0.03))).toEqual([])
  })

  test('is one where a word of it was written as two', () => {
    expect(firstOf('meja bela jar')).toEqual(firstOf('meja belajar'))
    expect(firstOf('grc borad 4mm')).toEqual(firstOf('grc board 4mm'))
  })
})

describe('[search-51] a number', () => {
  test('counts the word that is written together with it', () => {
    expect(plainWords('mesin cuci 2tabung 9kg')).toEqual(plainWords('mesin cuci 2 tabung 9 kg'))
    expect(plainWords('4lubang')).toEqual(['4', 'lubang'])
    expect(plainWords('gsb550 d13 m10x65 s2pc')).toEqual(plainWords('gsb550 d13 m10 x 65 s2pc'))
  })

  test('says a word twice if it is a 2 at its end, and is no size', () => {
    expect(plainWords('unting2')).toEqual(['unting', 'unting'])
    expect(plainWords('tipe2x4')).not.toContain('unting')
    expect(plainWords('pipa2"')).toEqual(['pipa', '2inch'])
  })
})
