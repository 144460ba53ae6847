import { describe, expect, it } from 'vitest'

import { noBreak, plainSpaces } from '#lib/format/no-break.ts'
import { saleUnits } from '#lib/product/sale-units.ts'

/** The parts that stay on one line, with '_' for a no-break space and '^' for a word joiner. */
const shown = (text: string) => noBreak(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '^')

describe('[core-240] a number and its unit', () => {
  it.each([
    ['Semen Tonasa PCC 40 kg', 'Semen Tonasa PCC 40_kg'],
    ['Genteng Plered 35 cm', 'Genteng Plered 35_cm'],
    ['Besi 16 mm x 12 m SNI', 'Besi 16_mm x 12_m SNI'],
    ['Baut M8 x 50 mm isi 20', 'Baut M8_x_50_mm isi 20'],
    ['Pipa AW 1 1/2 inch x 4 m', 'Pipa AW 1_1/2_inch x 4_m'],
    ['Muatan 1.250,5 kg', 'Muatan 1.250,5_kg'],
    ['Isi 6 keping = 1,44 m²', 'Isi 6_keping = 1,44_m²'],
    ['10 m² → 7 dus', '10_m² → 7_dus'],
    ['Bor 24–26 mm', 'Bor 24–^26_mm'],
    ['JNE (1-2 hari)', 'JNE (1-^2_hari)'],
    ['Rp57.000 /dus saja', 'Rp57.000_/dus saja'],
    ['Terjual 12 rb+', 'Terjual 12_rb+'],
    ['25 Nov 2026, 08.00–10.00', '25_Nov_2026, 08.00–^10.00']
  ])('stay together in %s', (text, together) => expect(shown(text)).toBe(together))

  it.each(saleUnits)('stay together for pieces by %s', unit =>
    expect(shown(`Stok: 1.200 ${unit}, sisa 2 ${unit}`)).toBe(`Stok: 1.200_${unit}, sisa 2_${unit}`)
  )

  it.each(['MU-301 Plester', '2 Meja', 'Besi BJTS 420 Krakatau', 'Rp1.000 – Rp2.000', 'Tipe 3 Lantai'])(
    'leave other text alone: %s',
    text => expect(shown(text)).toBe(text)
  )
})

describe('[core-240] a date', () => {
  it.each([
    ['Tiba 28 Nov – 1 Des', 'Tiba 28_Nov_–^_1_Des'],
    ['Tiba 25–27 Nov', 'Tiba 25–^27_Nov'],
    ['1 Nov 2026 – 5 Nov 2026', '1_Nov_2026_–^_5_Nov_2026'],
    ['17 Agustus 2026 10:05', '17_Agustus_2026 10:05']
  ])('is kept on one line in %s', (text, together) => expect(shown(text)).toBe(together))
})

it('[core-240] gets plain spaces for comparisons', () => {
  expect(plainSpaces(noBreak('Tiba 28 Nov – 1 Des, 40 kg'))).toBe('Tiba 28 Nov – 1 Des, 40 kg')
})
