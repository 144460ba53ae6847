import { expect, test } from 'vitest'

import { normaliseText } from '#lib/format/search-text.ts'

test('[search-6] every spelling of a size becomes one word', () => {
  for (const spelling of ['60 x 60', '60x60', '60×60', '60 X 60 cm', '60 * 60', '60cm x 60cm', '60x60cm']) {
    expect(normaliseText(`Granit ${spelling}`)).toBe('granit 60x60')
  }
  expect(normaliseText('Papan 2 x 20 x 400 cm')).toBe('papan 2x20x400')
})

test('[search-6] units stick to their number in one spelling', () => {
  expect(normaliseText('Semen 40 Kg')).toBe('semen 40kg')
  expect(normaliseText('Cat 5 Liter')).toBe(normaliseText('cat 5L'))
  expect(normaliseText('Hollow 4 meter')).toBe('hollow 4m')
  expect(normaliseText('Lampu 12 W')).toBe('lampu 12watt')
  expect(normaliseText('Keramik 1,44 m²')).toBe('keramik 1koma44m2')
})

test('[search-6] fractions and decimals stay one word', () => {
  expect(normaliseText('Pipa 3/4 inch')).toBe(normaliseText('pipa ¾"'))
  expect(normaliseText('Kabel 2x1,5mm')).toBe(normaliseText('kabel 2 x 1.5 mm'))
  expect(normaliseText('Tandon 1.000 liter')).toBe('tandon 1000l')
})

test('accents, case and punctuation do not matter', () => {
  expect(normaliseText('  Café—Décor, (Putih)  ')).toBe('cafe decor putih')
  expect(normaliseText('')).toBe('')
})

test('a unit inside a word is left alone', () => {
  expect(normaliseText('Tipe 21 merah m-block')).toBe('tipe 21 merah m block')
})
