import { beforeAll, describe, expect, test } from 'vitest'

import { nearThings } from '#server/reference/synonyms/near-things.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { correctGroups, isThing } from '#server/search/index/correct-groups.ts'
import { find } from '#server/search/index/find.ts'
import { match } from '#server/search/index/match.ts'
import { queryGroups, type Synonym, synonymTable } from '#server/search/index/query-groups.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

// What a word of the vocabulary stands for, and what the words beside a thing say.

const delivered = deliveredSynonyms()
let demo: DemoIndex
let nameOf: ReadonlyMap<number, string>

beforeAll(() => {
  demo = buildDemoIndex()
  nameOf = new Map(demo.goods.map(({ id, name }) => [id, name]))
})

const idsOf = ({ index }: DemoIndex, keyword: string, vocabulary: readonly Synonym[] = delivered) =>
  find(index, {
    keyword,
    synonyms: synonymTable(vocabulary),
    sort: 'rekomendasi',
    isWanted: () => true
  }).ids
const namesOf = (keyword: string, vocabulary?: readonly Synonym[]) =>
  idsOf(demo, keyword, vocabulary).map(id => nameOf.get(id) ?? '')

/** Words of names that stand for a property, of six letters or more: no name begins with them. */
const properties = () => {
  const words = demo.goods.flatMap(({ name, variants }) =>
    `${name} ${variants}`.toLowerCase().split(/[^a-z]+/)
  )
  return [...new Set(words)].filter(
    word => word.length >= 6 && !isThing(demo.index, queryGroups(word, new Map())[0]!)
  )
}

describe('[search-65] the word after an open head', () => {
  test.each(['mesin', 'alat'])('%s is never corrected to a property', head => {
    const table = synonymTable(delivered)
    const all = properties().filter(word => !table.has(word) && !demo.index.isPair(head + word))
    expect(all.length).toBeGreaterThan(100)
    const corrected = all.filter(word => {
      const typed = `${head} ${word.slice(0, 3)}${word.slice(4)}`
      return correctGroups(demo.index, queryGroups(typed, table), table).some(group => group.typed === word)
    })
    expect(corrected).toEqual([])
  })

  test('is still corrected to a thing, and beside a thing to a property', () => {
    expect(namesOf('mesin kuki')[0]).toMatch(/^Mesin Cuci/)
    expect(namesOf('mesin gerindaa')[0]).toMatch(/^Gerinda/)
    expect(namesOf('cat kunng')[0]).toMatch(/^Cat/)
    expect(namesOf('mesin kunng')).toEqual([])
  })
})

describe('[search-66] a name that is a part of another one', () => {
  test('counts less, whatever thing it names', () => {
    const longer = new Map<string, string>()
    for (const { name } of demo.goods) {
      const [one = '', two = '', three = ''] = name.split(' ')
      if (new Set([one, two, three].filter(word => /^[A-Za-z]{3,}$/.test(word))).size === 3)
        longer.set(`${one} ${two} ${three}`, one)
    }
    const kinds = [...longer].filter(([whole, part]) =>
      demo.goods.some(({ name }) => name.startsWith(`${part} `) && !name.startsWith(whole))
    )
    expect(kinds.length).toBeGreaterThan(50)
    const wrong = kinds.filter(([whole, part]) => {
      const phrases = [part, whole].map(phrase => ({ word: 'qalat', phrase: phrase.toLowerCase() }))
      const found = match(demo.index, queryGroups('qalat', synonymTable(phrases)))
      const worths = { whole: [] as number[], part: [] as number[] }
      for (let one = 0; one < found.length; one += 1) {
        const name = demo.goods[found.slotAt(one)]?.name ?? ''
        worths[name.startsWith(whole) ? 'whole' : 'part'].push(found.worthAt(one, 0))
      }
      return Math.min(...worths.whole) <= Math.min(...worths.part)
    })
    expect(wrong).toEqual([])
  })

  test('of threaded sockets and pipes is not the first', () => {
    for (const said of ['sok drat luar', 'sock drat luar']) expect(namesOf(said)[0]).toMatch(/^Valve Socket/)
    expect(
      namesOf('paralon')
        .slice(0, 5)
        .filter(name => !name.startsWith('Pipa PVC'))
    ).toEqual([])
  })

  test('counts as much as others where it is a part of what was typed', () => {
    const groups = queryGroups('handle pintu', synonymTable(delivered))
    expect(groups.map(({ parts }) => parts)).toEqual([undefined])
  })
})

describe('[search-67] what few shops sell', () => {
  const rows = nearThings
    .trim()
    .split(/[;\n]/)
    .map(row => row.split('>').map(part => part.trim()))

  test('finds the nearest thing of the same use', () => {
    expect(rows.filter(([word = '', goods = '']) => !goods || namesOf(word).length === 0)).toEqual(
      rows.filter(([, goods = '']) => goods === 'mesin serut')
    )
    expect(namesOf('keset kaki')[0]).toMatch(/^Karpet/)
    expect(namesOf('selotip')[0]).toMatch(/^Isolasi Listrik/)
    expect(namesOf('mesin cutting')[0]).toMatch(/Gerinda/)
  })

  test('comes first where a shop sells the thing itself', () => {
    const { index, goods } = buildDemoIndex(300)
    const words = rows.map(([word = '']) => word)
    for (const [at, name] of words.entries()) {
      index.put({ ...goods[0]!, id: 10_000 + at, name })
      nameOf = new Map([...nameOf, [10_000 + at, name]])
    }
    const first = (word: string) => nameOf.get(idsOf({ index, goods }, word)[0] ?? 0)?.toLowerCase()
    expect(words.filter(word => !first(word)?.startsWith(word))).toEqual([])
  })
})

describe('[search-73] a word for which a near thing stands', () => {
  test('is in no other list with other goods, but for its other spellings', () => {
    const goodsOf = new Map(
      nearThings
        .trim()
        .split(/[;\n]/)
        .map(row => row.split('>').map(part => part.trim()))
        .map(([word = '', goods = '']) => [word, goods.split(', ')])
    )
    const others = delivered.filter(
      ({ word, phrase }) => goodsOf.has(word) && !goodsOf.get(word)?.includes(phrase) && !goodsOf.has(phrase)
    )
    expect(others).toEqual([])
  })
})

describe("[search-68] 'rumah' after another word", () => {
  test.each(['kunci tanam pintu', 'pompa air', 'gembok', 'cat tembok'])(
    '%s leaves out none of its goods',
    thing => {
      const all = namesOf(thing)
      expect(all.length).toBeGreaterThan(5)
      expect(namesOf(`${thing} rumah`).toSorted()).toEqual(all.toSorted())
    }
  )

  test('is a thing where it stands first', () => {
    expect(namesOf('rumah dijual bekasi')).toEqual([])
    expect(queryGroups('rumah panggung', new Map()).map(({ isOptional }) => isOptional)).toEqual([
      false,
      false
    ])
  })
})
