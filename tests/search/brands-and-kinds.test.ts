import { beforeAll, describe, expect, test } from 'vitest'

import { soundOf } from '#lib/search/sound.ts'
import { plainWords } from '#lib/search/tokens.ts'
import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

// What holds of all goods of the demo, most of which no judged search asks for.

let demo: DemoIndex
let goodOf: ReadonlyMap<number, DemoIndex['goods'][number]>
const synonyms = synonymTable(deliveredSynonyms())

beforeAll(() => {
  demo = buildDemoIndex()
  goodOf = new Map(demo.goods.map(good => [good.id, good]))
})

const search = (keyword: string) => {
  const { ids, instead } = find(demo.index, { keyword, synonyms, sort: 'rekomendasi', isWanted: () => true })
  return { goods: ids.flatMap(id => goodOf.get(id) ?? []), instead }
}
const namesOf = (keyword: string) => search(keyword).goods.map(({ name }) => name)

/** What is named after its purpose is looked for by needs too. */
const namedByNeed = /^pe(?:[mnlr]|ng)/
const isWord = (word: string) => /^[a-z]+$/.test(word)
const headOf = (name: string) => plainWords(name)[0] ?? ''
const brandsOf = (goods: DemoIndex['goods']) =>
  [...new Set(goods.map(({ merk }) => merk.toLowerCase()))].filter(merk => isWord(merk))

/** As people hear a brand: shimizu // => simisu, bluescope // => blueskope, grundfos // => grundfos */
const byEar = (word: string) =>
  word
    .replaceAll('sch', 's')
    .replaceAll('sh', 's')
    .replaceAll('z', 's')
    .replaceAll('x', 'ks')
    .replaceAll(/c(?!h)/g, 'k')

describe('[search-44] a brand that was written by ear', () => {
  test('is found, alone and with a number that nothing has', () => {
    const brands = brandsOf(demo.goods).filter(word => word.length >= 6 && byEar(word) !== word)
    const isTaken = (word: string) => demo.index.vocabulary.isNaming(word) || synonyms.has(word)
    const isShared = (word: string) =>
      brandsOf(demo.goods).some(other => other !== word && soundOf(other) === soundOf(word))
    const asked = brands.filter(word => !isTaken(byEar(word)) && !isShared(word))
    const lost = asked.filter(word =>
      [byEar(word), `${byEar(word)} 98765`].some(
        keyword => search(keyword).goods[0]?.merk.toLowerCase() !== word
      )
    )
    expect(asked.length).toBeGreaterThan(25)
    expect(lost).toEqual([])
  })

  test('is also found with one letter of its sound wrong, from six letters on', () => {
    expect(search('semen dinamik 40kg').goods[0]?.merk).toBe('Dynamix')
    expect(search('blueskop bondek').goods[0]?.merk).toBe('BlueScope')
    expect(namesOf('batrei bor')[0]).toMatch(/^Bor Cordless/)
    expect(demo.index.vocabulary.correct('dinam')).not.toBe('dynamix')
  })

  test('is meant before a need that the rest says', () => {
    expect(search('bosh bor tembok').goods[0]?.merk).toBe('Bosch')
    expect(search('pompa air panasonik sumur dangkal').goods[0]?.merk).toBe('Panasonic')
    expect(namesOf('tembok lembab')[0]).toMatch(/^Pelapis Anti Bocor|^Plamir/)
  })

  test('is the word that names have beside its neighbour', () => {
    expect(search('closet american standart').instead?.keyword).toBe('closet american standard')
  })

  test('is no surer than a thing that sounds otherwise: a stove is no compound', () => {
    expect(namesOf('kompor rinnai 2 tungku')).toEqual([])
  })
})

describe('[search-45] the kind after a thing', () => {
  test('outweighs properties of others', () => {
    const kinds = new Set<string>()
    const brands = new Set(demo.goods.flatMap(({ merk }) => plainWords(merk)))
    for (const { name } of demo.goods) {
      const [thing = '', kind = ''] = plainWords(name)
      const isPhrase = [`${thing} ${kind}`, thing, kind].some(said => synonyms.has(said))
      if (
        isWord(thing) &&
        isWord(kind) &&
        !isPhrase &&
        !brands.has(thing) &&
        !brands.has(kind) &&
        !namedByNeed.test(thing)
      )
        kinds.add(`${thing} ${kind}`)
    }
    const lost = [...kinds].filter(kind => {
      const [name = ''] = namesOf(`${kind} krem 3 fungsi tancap`)
      return plainWords(name).slice(0, 2).join(' ') !== kind
    })
    expect(kinds.size).toBeGreaterThan(25)
    expect(lost).toEqual([])
  })

  test('is not required where no goods are called so', () => {
    expect(namesOf('cat genteng bocor')[0]).toMatch(/^Cat Genteng/)
  })

  test('is a shower on a pole, whatever else a hand shower has', () => {
    expect(namesOf('shower tiang hitam matte 3 fungsi')[0]).toMatch(/^Shower Tiang/)
  })
})

describe('[search-46] a brand before a thing that it does not make', () => {
  test('is left out before the thing', () => {
    const heads = ['gembok', 'kran', 'engsel', 'meteran', 'obeng', 'thinner', 'genset', 'waterpass']
    const all = demo.goods.map(({ name, category, merk }) => ({
      merk: merk.toLowerCase(),
      head: headOf(name),
      name: plainWords(name),
      words: plainWords(`${name} ${category}`)
    }))
    const asked = brandsOf(demo.goods).flatMap((merk, i) => {
      const isOther = all.some(good => good.head === merk || (good.merk !== merk && good.name.includes(merk)))
      const head = heads[i % heads.length] as string
      const isMade = all.some(good => good.merk === merk && good.words.includes(head))
      return isOther || isMade || synonyms.has(merk) || synonyms.has(`${merk} ${head}`)
        ? []
        : [`${merk} ${head}`]
    })
    const lost = asked.filter(keyword => headOf(namesOf(keyword)[0] ?? '') !== keyword.split(' ')[1])
    expect(asked.length).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  test('shows nothing of the brand that only mentions the thing', () => {
    expect(namesOf('panasonic mcb').filter(name => !/MCB/.test(name))).toEqual([])
  })
})

describe('[search-63] a brand', () => {
  test('with a thing of which it has few is followed by that thing of other brands', () => {
    const names = namesOf('broco galleo saklar tunggal')
    expect(names[0]).toMatch(/^Saklar .*Broco/)
    expect(names.slice(0, 10).filter(name => !name.startsWith('Saklar'))).toEqual([])
    expect(names.filter(name => name.includes('Broco') && !name.startsWith('Saklar'))).toEqual([])
  })

  test('leads a search whose code nothing has, although it is an everyday word', () => {
    expect(namesOf('modern x9999z')[0]).toMatch(/Modern/)
  })
})
