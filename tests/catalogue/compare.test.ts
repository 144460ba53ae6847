import { describe, expect, it } from 'vitest'

import { compareRows, readCompareIds } from '#lib/catalogue/compare.ts'
import type { ProductDetail } from '#lib/product/product-shapes.ts'

const product = (more: Partial<ProductDetail>): ProductDetail =>
  ({
    id: 1,
    name: 'Semen Gresik PCC 40 kg',
    price: 60_000,
    stock: 12,
    can_buy: true,
    sold: 340,
    min: 5,
    merk: 'Gresik',
    condition: 'new',
    variants: [{ price: 60_000, stock: 12 }],
    vouchers: [],
    rating: 4.56,
    total_reviews: 1_234,
    specifications: [{ label: 'Berat', value: '40 kg' }],
    is_free_shipping: true,
    cash_on_delivery: { is_expedition: false, is_shop: true },
    location: 'Kota Bandung',
    shop: { name: 'Toko Semen' },
    sale_unit: 'sak',
    content_amount: 40,
    content_unit: 'kg',
    ...more
  }) as ProductDetail

const voucher = {
  type: 'discount',
  code: 'A',
  discount_percentage: 10,
  discount_amount: 0,
  max_discount_amount: 0,
  min_purchase_amount: 0
} as ProductDetail['vouchers'][number]

const told = (...products: ProductDetail[]) =>
  Object.fromEntries(compareRows(products).map(({ label, values, differs }) => [label, [...values, differs]]))

describe('[catalogue-43] a comparison', () => {
  it.each<[string, number[]]>([
    ['ids=1,2', [1, 2]],
    ['ids=1&ids=2', [1, 2]],
    ['ids[]=4&ids[]=3', [4, 3]],
    ['ids=3,1,3,x,-1,0,1.5', [3, 1]],
    ['ids=1,2,3,4,5', [1, 2, 3, 4]],
    ['ids=', []],
    ['', []]
  ])('reads %s', (query, ids) => {
    expect(readCompareIds(new URLSearchParams(query))).toEqual(ids)
  })

  it('shows common fields, and where products differ', () => {
    const other = product({ price: 50_000, variants: [], merk: 'Padang', vouchers: [voucher], sold: 0 })
    expect(told(product({}), other)).toEqual({
      Harga: ['Rp60.000 /sak', 'Rp45.000 /sak', true],
      'Harga per satuan': ['Rp1.500/kg', 'Rp1.125/kg', true],
      Rating: ['4,6 (1.234 ulasan)', '4,6 (1.234 ulasan)', false],
      Terjual: ['340', '–', true],
      Stok: ['12 sak', '12 sak', false],
      'Min. Pembelian': ['5 sak', '5 sak', false],
      Merk: ['Gresik', 'Padang', true],
      Kondisi: ['Baru', 'Baru', false],
      Toko: ['Toko Semen', 'Toko Semen', false],
      Lokasi: ['Kota Bandung', 'Kota Bandung', false],
      COD: ['Ya', 'Ya', false],
      'Kurir Toko': ['Ya', 'Ya', false],
      Berat: ['40 kg', '40 kg', false]
    })
  })

  it('has every label of the specifications, and omits labels that no product has', () => {
    const bottle = product({
      name: 'Botol Minum 500 ml',
      content_amount: 0.5,
      content_unit: 'litre',
      total_reviews: 0,
      specifications: [
        { label: 'Bahan', value: 'Baja' },
        { label: 'Bahan', value: 'Karet' }
      ]
    })
    const rows = told(bottle, product({ name: 'Tumbler 1 liter', total_reviews: 0 }))
    expect(rows['Bahan']).toEqual(['Baja, Karet', '–', true])
    expect(rows['Berat']).toEqual(['–', '40 kg', true])
    expect(rows).not.toHaveProperty('Harga per satuan')
    expect(rows).not.toHaveProperty('Rating')
  })

  it('[product-29] says that a product which cannot be bought is out of stock', () => {
    expect(told(product({ can_buy: false, stock: 4 }), product({}))['Stok']).toEqual([
      'Stok habis',
      '12 sak',
      true
    ])
  })

  it('shows the range of variants in stock', () => {
    const variants = [
      { price: 10_000, stock: 5 },
      { price: 30_000, stock: 9 },
      { price: 5_000, stock: 4 }
    ] as ProductDetail['variants']
    expect(told(product({ variants }), product({}))['Harga']?.[0]).toBe('Rp10.000 – Rp30.000 /sak')
  })
})
