import { describe, expect, it } from 'vitest'

import { commonUnit, piecesOf, priceOf, quantityOf, saleUnits, unitMark } from '#lib/product/sale-units.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { draftProducts } from '../../demo/catalogue/drafts.ts'
import { saleUnitOf } from '../../demo/catalogue/sale-unit.ts'

describe('[product-31] a selling unit', () => {
  it('is one of a list of short words', () => {
    expect(new Set(saleUnits).size).toBe(saleUnits.length)
    expect(saleUnits.filter(unit => unit.length > 12)).toEqual([])
  })

  it('follows a quantity', () => {
    expect(quantityOf(1_200, 'sak')).toBe('1.200 sak')
  })

  it('of a sum is named if it is the same, else they are goods', () => {
    expect(piecesOf([{ qty: 40, sale_unit: 'sak' }])).toBe('40 sak')
    expect(
      piecesOf([
        { qty: 40, sale_unit: 'sak' },
        { qty: 2, sale_unit: 'sak' }
      ])
    ).toBe('42 sak')
    expect(
      piecesOf([
        { qty: 40, sale_unit: 'sak' },
        { qty: 20, sale_unit: 'batang' }
      ])
    ).toBe('60 barang')
    expect(piecesOf([])).toBe('0 barang')
    expect(commonUnit([])).toBeNull()
  })

  it('follows the price of one piece, and the range of its variants', () => {
    expect(priceOf(57_000, 'dus')).toBe('Rp57.000 /dus')
    expect(priceOf(10_000, 'pcs', 30_000)).toBe('Rp10.000 – Rp30.000 /pcs')
  })

  it.each(saleUnits)('stays on the line of its price: %s', unit => {
    expect(noBreak(priceOf(57_000, unit))).toBe(`Rp57.000${unitMark(unit)}`)
  })
})

describe('[product-31] the demo market sells', () => {
  const units = new Map([...draftProducts(2_000)].map(draft => [draft.name, saleUnitOf(draft)]))
  const unitsOf = (words: RegExp) =>
    new Set([...units].filter(([name]) => words.test(name)).map(([, unit]) => unit))

  it.each<[string, RegExp, string[]]>([
    ['cement by the sack', /^Semen (?!Putih)/, ['sak']],
    ['tiles by the box', /^(Keramik|Granit)/, ['dus']],
    ['rebar and pipes by the bar', /^(Besi Beton|Pipa)/, ['batang']],
    ['boards and roof sheets by the sheet', /^(Triplek|Papan Gypsum|Genteng Metal)/, ['lembar']],
    ['small paint by the can', /^Cat .* (2,5 liter|5 kg)( |$)/, ['kaleng']],
    ['large paint by the pail', /^Cat .* (20 liter|25 kg)( |$)/, ['pail']],
    ['cable by the roll', /^Kabel NY/, ['roll']],
    ['sand by bag, cubic metre and pickup', /^Pasir /, ['karung', 'm³', 'pickup']],
    ['spandek by the metre', /^Atap Spandek/, ['m']],
    ['taps by the piece', /^Kran/, ['pcs']]
  ])('%s', (_what, words, expected) => expect([...unitsOf(words)].toSorted()).toEqual(expected.toSorted()))
})
