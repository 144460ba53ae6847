import { describe, expect, test } from 'vitest'

import { plainWords, tokens } from '#lib/search/tokens.ts'

const found = (text: string) => tokens(text).flatMap(({ main, same, also }) => [main, ...same, ...also])

describe('[search-6] a size', () => {
  test('is one word in any spelling', () => {
    for (const spelling of ['60 x 60', '60x60', '60×60', '60 X 60 cm', '60 * 60', '60cm x 60cm', '60x60cm'])
      expect(plainWords(`Granit ${spelling}`)).toEqual(['granit', '60x60'])
    expect(plainWords('Papan 2 x 20 x 400 cm')).toEqual(['papan', '2x20x400'])
  })

  test('is found by its dimensions, with their units and without', () => {
    expect(tokens('60 × 60 CM')).toMatchObject([
      { main: '60x60', same: ['600x600mm'], also: ['600mm', '60'] }
    ])
    expect(found('4x6 cm x 4 m')).toEqual(expect.arrayContaining(['4x6', '40mm', '60mm', '4000mm']))
  })

  test('in two units is found by its first bare number: besi 12 is no length of 12 m', () => {
    expect(tokens('10 mm x 12 m')).toMatchObject([
      { main: '10x12', same: ['10x12000mm'], also: ['10mm', '12000mm', '10'] }
    ])
  })

  test('in metres is the same in millimetres', () => {
    expect(found('0,6 m x 1,2 m')).toContain('600x1200mm')
    expect(found('60x120 cm')).toContain('600x1200mm')
  })
})

describe('[search-6] a measure', () => {
  test('is joined with its number in one spelling', () => {
    for (const [one, other] of [
      ['Semen 40 Kg', 'semen 40kilo'],
      ['Cat 5 Liter', 'cat 5L'],
      ['Hollow 4 meter', 'hollow 400cm'],
      ['Lampu 12 W', 'lampu 12watt'],
      ['Keramik 1,44 m²', 'keramik 1.44 m2'],
      ['Pasir 1 kubik', 'pasir 1 m³'],
      ['MCB 16 A', 'mcb 16 ampere']
    ] as const)
      expect(plainWords(one)).toEqual(plainWords(other))
  })

  test('in inches is the same in any spelling', () => {
    for (const spelling of ['3/4"', "3/4''", '¾ inch', '3/4 inci', '3 / 4 dim', '0,75 inch', '3/4”'])
      expect(plainWords(`pipa ${spelling}`)).toEqual(['pipa', '0.75inch'])
    expect(plainWords('1 1/2 inch')).toEqual(plainWords('1½"'))
  })

  test('has decimals after a comma or point, and thousands after a point', () => {
    expect(plainWords('Kabel 2x1,5mm')).toEqual(plainWords('kabel 2 x 1.5 mm'))
    expect(plainWords('Tandon 1.000 liter')).toEqual(plainWords('tandon 1000 l'))
    expect(plainWords('Tandon 0.750 liter')).toEqual(plainWords('tandon 750 ml'))
  })

  test('of goods sold by volume is found by the unit alone', () => {
    expect(found('1 m3')).toEqual(['1m3', '1', 'm3'])
  })
})

describe('a word', () => {
  test('loses accents, case and punctuation', () => {
    expect(plainWords('  Café—Décor, (Putih)  ')).toEqual(['cafe', 'decor', 'putih'])
    expect(plainWords('')).toEqual([])
  })

  test('keeps a unit that is only its letter', () => {
    expect(plainWords('Tipe 21 merah m-block')).toEqual(['tipe', '21', 'merah', 'm', 'block'])
  })

  test('of letters and digits is whole, and is found by its parts, but not by two letters', () => {
    expect(tokens('60x')).toMatchObject([{ main: '60x', same: [], also: ['60', 'x'] }])
    expect(tokens('GSB550')).toMatchObject([{ main: 'gsb550', same: [], also: ['gsb', '550'] }])
    expect(tokens('HP1630')).toMatchObject([{ main: 'hp1630', same: [], also: ['1630'] }])
    expect(plainWords('katun 24s')).toEqual(['katun', '24s'])
  })

  test('with a long number is a code, and stays whole', () => {
    expect(plainWords('12345678')).toEqual(['12345678'])
  })

  test('for a bar includes its diameter', () => {
    for (const bar of ['D13', 'ø13']) expect(found(bar)).toContain('13mm')
  })
})

describe('[search-6] what only looks like a size', () => {
  test('stays as it is written: 2 in 1, a range of metres, a code', () => {
    expect(plainWords('alat 2 in 1')).toEqual(['alat', '2', 'in', '1'])
    expect(plainWords('tinggi 3-5 meter')).toEqual(['tinggi', '3', '5000mm'])
    expect(plainWords('bor gsb550')).toEqual(['bor', 'gsb550'])
    expect(plainWords('pipa 3/4')).toEqual(['pipa', '0.75'])
  })

  test('two units are no small size of timber: a pipe of 3 inch and 4 m is not found as 3/4', () => {
    expect(found('3 inch x 4 m')).not.toContain('3-4')
    expect(found('3x4 cm x 4 m')).toContain('3-4')
  })
})

describe('[search-59] a size as builders say it', () => {
  test('has its unit in its spoken spelling', () => {
    for (const [spoken, written] of [
      ['triplek 9 mil', 'triplek 9 mm'],
      ['mcb 6 amper', 'mcb 6 ampere'],
      ['lampu 10 wat', 'lampu 10 watt'],
      ['paku 5 ons', 'paku 500 gr']
    ] as const)
      expect(plainWords(spoken)).toEqual(plainWords(written))
  })

  test('has the sides of a tile or board apart, and no other numbers', () => {
    for (const [apart, together] of [
      ['granit 60 60 krem', 'granit 60x60 krem'],
      ['keramik 25 40', 'keramik 25x40'],
      ['triplek 122 244', 'triplek 122x244']
    ] as const)
      expect(plainWords(apart)).toEqual(plainWords(together))
    expect(plainWords('am 30 25 kg')).toEqual(['am', '30', '25000gr'])
    expect(plainWords('gbh 220 24–26 mm')).toEqual(['gbh', '220', '24', '26mm'])
    expect(plainWords('wd 40 120 ml')).toEqual(['wd', '40', '120ml'])
    expect(plainWords('kunci ring 8 24')).toEqual(['kunci', 'ring', '8', '24'])
    expect(plainWords('ps 128 200')).toEqual(['ps', '128', '200'])
  })
})
