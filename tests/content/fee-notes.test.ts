import { describe, expect, it } from 'vitest'

import { plainText } from '#lib/content/document.ts'
import { readFigure, simulationNote } from '#lib/content/fees.ts'
import { textFacts } from '#server/content/text-facts.ts'
import { readTextPage } from '#server/content/text-pages.ts'

describe('[content-55] the simulator', () => {
  it.each([
    ['250000', { amount: 250_000 }],
    ['Rp1.250.000,00', { amount: 1_250_000 }],
    ['Rp 75.000,-', { amount: 75_000 }],
    ['', { amount: 0 }],
    ['-5', { amount: 0, misread: 'below' }],
    ['-Rp5.000', { amount: 0, misread: 'below' }],
    ['-0', { amount: 0 }],
    ['banyak', { amount: 0, misread: 'word' }],
    ['1,5 juta', { amount: 0, misread: 'word' }],
    ['5rp', { amount: 0, misread: 'word' }],
    ['abcrp5', { amount: 0, misread: 'word' }],
    ['5-5', { amount: 0, misread: 'word' }],
    ['-5x', { amount: 0, misread: 'word' }],
    [`${' '.repeat(50)}5`, { amount: 5 }],
    // Text after 40 letters is ignored.
    [`1${' '.repeat(45)}x`, { amount: 1 }],
    ['1.000.000.000.000', { amount: 1_000_000_000_000 }],
    ['1.000.000.000.001', { amount: 1_000_000_000_000, misread: 'above' }]
  ])('reads %j, and says so if it is another figure', (typed, read) => {
    expect(readFigure(typed)).toEqual(read)
  })

  it('is silent if it reads the figure as typed', () => {
    expect(simulationNote('100.000', '5.000')).toBe('')
    expect(simulationNote('5.000', '5.000')).toBe('')
    expect(simulationNote('', '')).toBe('')
  })

  it('explains how it read other input', () => {
    expect(simulationNote('banyak', '0')).toBe('Harga barang bukan angka, jadi dihitung Rp0.')
    expect(simulationNote('100.000', '-5.000')).toBe('Diskon di bawah nol, jadi dihitung Rp0.')
    expect(simulationNote('5.000', '8.000')).toBe('Diskon melebihi harga, jadi pembeli membayar Rp0.')
    expect(simulationNote('9'.repeat(20), 'tidak ada')).toBe(
      'Harga barang paling banyak Rp1.000.000.000.000, jadi dihitung sebanyak itu. Diskon bukan angka, jadi dihitung Rp0.'
    )
  })
})

it('[content-57] the pages say that the fee is not charged yet', async () => {
  for (const name of ['fees', 'seller', 'seller-terms'] as const) {
    const { lead, parts } = await readTextPage(name, textFacts({ email: 'a@b.c' }))
    const text = [lead, ...parts.map(({ html }) => html)].map(plainText).join(' ')
    expect([name, /saat ini (?:biaya layanan )?belum dipotong/i.test(text)]).toEqual([name, true])
  }
})
