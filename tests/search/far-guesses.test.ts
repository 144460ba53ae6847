import { beforeAll, describe, expect, test } from 'vitest'

import { skeletonOf } from '#lib/search/sound.ts'
import { tokens } from '#lib/search/tokens.ts'
import { correctGroups } from '#server/search/index/correct-groups.ts'
import { find } from '#server/search/index/find.ts'
import { queryGroups, type Synonym, synonymTable } from '#server/search/index/query-groups.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'

import { buildDemoIndex, type DemoIndex } from '../support/demo-index.ts'

// What people write, and what a search must not take it for, on the goods of the demo.

let demo: DemoIndex
const delivered = deliveredSynonyms()
let nameOf: ReadonlyMap<number, string>

beforeAll(() => {
  demo = buildDemoIndex()
  nameOf = new Map(demo.goods.map(({ id, name }) => [id, name]))
})

const namesOf = (keyword: string, vocabulary: readonly Synonym[] = delivered) =>
  find(demo.index, {
    keyword,
    synonyms: synonymTable(vocabulary),
    sort: 'rekomendasi',
    isWanted: () => true
  }).ids.map(id => nameOf.get(id) ?? '')

describe('[search-4] a typing error', () => {
  test('is no everyday word that no name has: a putty knife is no misspelt phone', () => {
    expect(namesOf('iphone')).toEqual([])
    const names = namesOf('kape')
    expect(names[0]).toMatch(/^Kape Dempul/)
    expect(names.filter(name => /hp|android/i.test(name))).toEqual([])
  })

  test('in a long word is as sure as a typed one, so that other words may be left out', () => {
    expect(namesOf('stopkontk arde')[0]).toMatch(/^stop kontak/i)
  })

  test.each([
    ['gypsm', /gypsum/i],
    ['spandx', /spandek/i],
    ['paralom', /^pipa/i]
  ])('%s is one where the word, or its other spelling, stands in names, or is long', (keyword, meant) => {
    const names = namesOf(keyword)
    expect(names.length).toBeGreaterThan(3)
    expect(names[0]).toMatch(meant)
  })
})

describe('[search-4] a word of the vocabulary that no name has', () => {
  const vocabulary = [
    { word: 'qaritas', phrase: 'semen' },
    { word: 'qarit', phrase: 'semen' }
  ]

  test('is meant only if it has six letters and begins as typed, or five and a slip', () => {
    expect(namesOf('qaritos', vocabulary)).not.toEqual([])
    expect(namesOf('zaritas', vocabulary)).toEqual([])
    expect(namesOf('qarir', vocabulary)).not.toEqual([])
    expect(namesOf('qarat', vocabulary)).toEqual([])
  })
})

describe('[search-5] a phrase of the trade', () => {
  test('is one thing: where that is not sold, its words are not searched one by one', () => {
    const unsold = [{ word: 'kran gas', phrase: 'regulator elpiji' }]
    expect(namesOf('kran gas')).not.toEqual([])
    expect(namesOf('kran gas', [...delivered, ...unsold])).toEqual([])
  })
})

describe('[search-5] a phrase of two things', () => {
  test.each(['kipas exhaust', 'kipas exhaust 12 inch'])('is what the vocabulary says: %s', keyword => {
    const names = namesOf(keyword)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter(name => !name.startsWith('Exhaust Fan'))).toEqual([])
  })
})

describe('[search-2] a purpose', () => {
  test('before the thing is found in descriptions, and alone is nothing', () => {
    const names = namesOf('kanopi polikarbonat')
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter(name => !name.startsWith('Atap Polycarbonate'))).toEqual([])
    expect(namesOf('kanopi')).toEqual([])
  })

  test('stands before no size: nothing is a tarpaulin because of 4 x 6', () => {
    expect(namesOf('kanopi 4x6')).toEqual([])
  })

  test('does not make goods of what is not sold', () => {
    for (const keyword of ['motor honda', 'tiket pesawat', 'ban motor', 'kanopi kain'])
      expect(namesOf(keyword), keyword).toEqual([])
  })
})

describe('[search-2] a category of several things', () => {
  test('counts by the thing that the name says', () => {
    const names = namesOf('saklar broco')
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter(name => !name.startsWith('Saklar'))).toEqual([])
  })
})

describe('[search-30] ceramic tiles of a size', () => {
  test('are followed by granite of that size, in every order', () => {
    const things = namesOf('keramik 60x60').map(name => name.split(' ')[0])
    expect(things).toContain('Granit')
    expect(things).toEqual(things.toSorted((a, b) => b!.localeCompare(a!)))
    expect(namesOf('keramik')).not.toContain('Granit')
  })
})

describe('[search-4] a word of a hasty message', () => {
  test('of two letters is read with its vowels where its neighbour confirms it', () => {
    expect(namesOf('bj ringan')[0]).toMatch(/^Baja Ringan/)
    expect(namesOf('bt ringan')[0]).toMatch(/^Bata Ringan/)
    expect(namesOf('bj')).toEqual([])
  })

  test.each([
    ['krn air', /^Kran/],
    ['mesin cuci 2 tbg', /^Mesin Cuci .+ 2 Tabung/],
    ['kbl nym', /^Kabel NYM/]
  ])('%s is read with its vowels', (keyword, meant) => {
    const names = namesOf(keyword)
    expect(names.length).toBeGreaterThan(1)
    expect(names.slice(0, 3).filter(name => !meant.test(name))).toEqual([])
  })

  test('every thing of the demo is found so, unless that is the word of another one', () => {
    const heads = new Set(demo.goods.map(({ name }) => tokens(name)[0]?.main ?? ''))
    const plain = [...heads].filter(word => /^[a-z]{4,}$/.test(word) && skeletonOf(word).length >= 3)
    const lost = plain.filter(word => {
      const short = skeletonOf(word)
      const isShared = plain.some(other => other !== word && skeletonOf(other) === short)
      const found = namesOf(short)
      return !isShared && !demo.index.vocabulary.isNaming(short) && !found.some(name => readsAs(name, word))
    })
    expect(plain.length).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  test('two letters, or a word with a vowel, are none', () => {
    expect(namesOf('pk lm')).toEqual([])
    expect(demo.index.vocabulary.correct('kra')).toBeUndefined()
  })
})

const readsAs = (name: string, word: string) => tokens(name).some(({ main }) => main === word)

describe('[search-4] a long word that was written as two', () => {
  test('is read as the word one error away', () => {
    const names = namesOf('aqua prof')
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter(name => !name.includes('Aquaproof'))).toEqual([])
    // Seven letters have too many neighbours.
    expect(namesOf('aqu prof').filter(name => name.includes('Aquaproof'))).toEqual([])
  })
})

describe('[search-34] words of other trades', () => {
  test.each(['semen dokter gigi', 'cat kuku merah', 'besi penambah darah tablet', 'semen untuk gigi'])(
    '%s is nothing that is sold',
    keyword => {
      expect(namesOf(keyword)).toEqual([])
    }
  )

  test('count only where no name has them, and in phrases of the vocabulary', () => {
    expect(namesOf('cat merah').length).toBeGreaterThan(3)
    expect(namesOf('obat tembok rembes')[0]).toMatch(/^Pelapis Anti Bocor/)
    // Sold, so that it may be left out like any other word.
    expect(namesOf('kopi susu 40 sachet').length).toBeGreaterThan(0)
  })
})

describe('[search-7] of a size that is not sold', () => {
  test.each([
    ['dynabolt 10x100', /M10 x|x 100 mm/, 3],
    ['baut 12x75', /M12 x|x 75 mm/, 3],
    ['granit 60x90', /60x|x60/, 3]
  ])('what has one of its sides comes first: %s', (keyword, meant, first) => {
    const names = namesOf(keyword)
    expect(names.length).toBeGreaterThan(first)
    expect(names.slice(0, first).filter(name => !meant.test(name))).toEqual([])
  })
})

describe('[search-7] what only describes', () => {
  test.each([
    ['atap upvc warna putih', /^Atap UPVC/],
    ['pipa pvc tipe aw 3 inch', /^Pipa PVC .+ AW 3 inch/],
    ['bahan plafon gypsum', /Gypsum/]
  ])('is left out before things are: %s', (keyword, meant) => {
    const names = namesOf(keyword)
    expect(names.length).toBeGreaterThan(1)
    expect(names.slice(0, 3).filter(name => !meant.test(name))).toEqual([])
  })
})

describe('[search-5] a thing of two words', () => {
  test.each(['door closer', 'kabel lan', 'rak tv', 'sapu lidi', 'gunting rumput'])(
    '%s is not searched by its parts where it is not sold',
    keyword => {
      expect(namesOf(keyword)).toEqual([])
    }
  )
})

describe('[search-34] a word of another trade', () => {
  test('keeps another kind of the thing from being shown', () => {
    expect(namesOf('sepatu futsal ukuran 42')).toEqual([])
  })
})

describe('[search-34] a search for what no such shop sells finds nothing', () => {
  test.each([
    ['work and hire, whatever it is done to', 'jasa tambal genteng bocor'],
    ['hire', 'sewa scaffolding bulanan'],
    ['a medicine', 'pompa asi elektrik'],
    ['another trade, although a description has the word', 'cat luar rambut'],
    ['another trade, although its animal is mentioned', 'pasir kucing wangi']
  ])('%s', (_, keyword) => {
    expect(namesOf(keyword)).toEqual([])
  })

  test('what is left of it is one word beside several that no product has', () => {
    expect(namesOf('kuas qaritas qmelor')).toEqual([])
    expect(namesOf('kuas qaritas')).not.toEqual([])
  })

  test('but a colour that is also food is a colour', () => {
    expect(namesOf('plitur coklat')[0]).toMatch(/^Pernis Kayu/)
  })
})

describe('[search-4] an everyday word', () => {
  test('is not corrected: new tiles need not be blue', () => {
    const synonyms = synonymTable(delivered)
    const read = correctGroups(demo.index, queryGroups('keramik baru', synonyms), synonyms)
    expect(read.map(({ typed }) => typed)).toEqual(['keramik', 'baru'])
  })
})

describe('[search-7] in a sentence', () => {
  test('the first thing leads, and not the rarest word', () => {
    expect(namesOf('pintu geser hemat tempat')[0]).toMatch(/^Pintu Aluminium/)
  })

  test('the first thing leads beside a rarer one, too: glue for gutters is no gutter', () => {
    expect(namesOf('lem talang')[0]).toMatch(/^Lem/)
  })

  test('the kind that names say after the thing outweighs colours, a brand does not', () => {
    expect(namesOf('cat semprot hitam doff')[0]).toMatch(/^Cat Semprot/)
    expect(namesOf('semen gresik putih 5kg')[0]).toMatch(/^Semen Putih/)
  })

  test('an everyday word leads nothing: who lays tiles wants tiles', () => {
    expect(namesOf('pasang genteng baru')[0]).toMatch(/^Genteng/)
  })
})

describe('[search-2] in a description', () => {
  test('a word makes no thing of what is called otherwise', () => {
    expect(namesOf('pot tahan air')).not.toEqual([])
    expect(namesOf('semen tahan air')[0]).toMatch(/^Semen/)
  })

  test('a word is a match where the thing begins no name', () => {
    expect(namesOf('filter sumur')[0]).toMatch(/Filter Air/)
  })

  test('a word is a match in goods of a searched brand', () => {
    expect(namesOf('penguin lumut').length).toBeLessThan(namesOf('penguin').length)
    expect(namesOf('penguin lumut')).not.toEqual([])
  })

  test('an everyday word is no match: sellers replace what arrives broken', () => {
    expect(namesOf('pipa ganti')).toHaveLength(namesOf('pipa').length)
  })

  test('a word of the vocabulary is no purpose: goggles are no saw', () => {
    expect(namesOf('kacamata gergaji')).toEqual([])
  })
})

describe('[search-5] beside a thing, words that no product has', () => {
  test('give it up where there are several of them, but letters of a code are no words', () => {
    expect(namesOf('gerinda maktec mt')[0]).toMatch(/^gerinda/i)
    expect(namesOf('gerinda vlorix zxyz')).toEqual([])
  })

  test('leave the thing: a property that sounds like a problem asks for no advice', () => {
    expect(namesOf('kipas angin dinding pakai remote')[0]).toMatch(/^kipas angin dinding/i)
    expect(namesOf('rak handuk tempel tanpa bor')[0]).toMatch(/^gantungan handuk/i)
  })

  test('that ask for papers find nothing', () => {
    expect(namesOf('perpanjang stnk online')).toEqual([])
  })
})
