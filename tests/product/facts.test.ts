import { describe, expect, it } from 'vitest'

import { productFacts } from '#lib/product/facts.ts'

type Told = Parameters<typeof productFacts>[0]
const cement: Told = {
  name: 'Semen Gresik PCC 40 kg',
  condition: 'new',
  merk: 'Gresik',
  multiple: 1,
  min: 5,
  sale_unit: 'sak',
  content_amount: 40,
  content_unit: 'kg',
  variants: [
    { id: 1, sub_name_1: null, sub_name_2: null, price: 57_000, stock: 5, photo: null, weight: 40_000 }
  ],
  specifications: [
    { label: 'Tipe', value: 'PCC' },
    { label: 'Ukuran', value: '40 kg' },
    { label: 'Standar', value: '40 kg' }
  ]
}
const told = (more: Partial<Told> = {}) =>
  productFacts({ ...cement, ...more }).map(({ label, value }) => `${label}: ${value}`)

describe("[product-28, product-33] a product's facts", () => {
  it('show a figure once, and the minimum in its unit', () => {
    expect(told()).toEqual([
      'Kondisi: Baru',
      'Merk: Gresik',
      'Min. Pembelian: 5 sak',
      'Isi per sak: 40 kg',
      'Tipe: PCC',
      'Standar: 40 kg'
    ])
  })

  it('[product-28] name no brand where there is none', () => {
    expect(told({ name: 'Pasir Bangka', merk: '' }).filter(fact => fact.startsWith('Merk'))).toEqual([])
  })

  it('show a weight and a size that differ', () => {
    const tiles = told({
      name: 'Keramik Lantai Roman 40x40 cm',
      sale_unit: 'dus',
      content_amount: 1,
      content_unit: 'm2',
      variants: [{ ...cement.variants[0]!, weight: 14_500 }],
      specifications: [{ label: 'Ukuran', value: '40x40 cm' }]
    })
    expect(tiles.slice(3)).toEqual([
      'Isi per dus: 6 keping = 1 m²',
      'Berat Satuan: 14,5 kg',
      'Ukuran: 40x40 cm'
    ])
  })

  it('omit that one piece contains one piece', () => {
    const none = { variants: [], specifications: [] }
    expect(told({ ...none, sale_unit: 'm', content_amount: 1, content_unit: 'm' })).toHaveLength(3)
    expect(told({ ...none, sale_unit: 'pcs', content_amount: 1, content_unit: 'piece' })).toHaveLength(3)
  })
})
