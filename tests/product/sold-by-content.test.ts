import { describe, expect, it } from 'vitest'

import { isSoldByContent } from '#lib/product/sold-by-content.ts'

describe('[product-18] the price per unit', () => {
  it.each([
    ['Semen Gresik PCC 40 kg', 'kg'],
    ['Cat Tembok Dulux Catylac 5 kg', 'kg'],
    ['Cat Tembok Jotun Majestic 2,5 liter', 'litre'],
    ['Keramik Lantai Roman dMarmo 40x40 cm', 'm2'],
    ['Pasir Rangkas Pasang 1 m3', 'kg'],
    ['Besi Beton Polos 8 mm x 12 m', 'm'],
    ['Kabel NYM Eterna 2x1,5 mm 50 m', 'm'],
    ['Silikon Sealant Kaca Sika 300 ml', 'litre'],
    ['Sekrup Kayu Jempol 1 inch isi 100', 'piece'],
    ['Minyak Goreng Bimoli 2 liter', 'litre']
  ] as const)('is shown for %s', (name, unit) => {
    expect(isSoldByContent(name, unit)).toBe(true)
  })

  it.each([
    ['Botol Minum Tupperware 500 ml', 'litre'],
    ['Tumbler Stainless Krisbow 500 ml', 'litre'],
    ['Tandon Air Penguin Plastik 1100 liter', 'litre'],
    ['Panci Presto Maspion 5 liter', 'litre'],
    ['Termos Stainless Lion Star 1 liter', 'litre'],
    ['Mesin Cuci Polytron Front Loading 9 kg', 'kg'],
    ['Kabel Roll 4 Lubang Uticon 20 m', 'm'],
    ['Selang Set Semprotan Kenmaster 20 m', 'm'],
    ['Kunci Pas Set Krisbow isi 11', 'piece']
  ] as const)('is not shown for %s', (name, unit) => {
    expect(isSoldByContent(name, unit)).toBe(false)
  })
})
