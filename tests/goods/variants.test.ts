import { describe, expect, it } from 'vitest'

import { defaultSku, variantOfSku } from '#lib/goods/sku.ts'
import { slugOf } from '#lib/goods/slug.ts'
import { type ProductInput, productInput } from '#lib/goods/product-input.ts'
import { stockAfter, variantProblems, variantTexts } from '#lib/goods/variants.ts'

type Variant = Partial<ProductInput['variants'][number]>
const size = { price: 1, weight: 1, length: 1, width: 1, height: 1 }
const problems = (dimensions: (string | null)[], ...variants: Variant[]) => {
  const [dimension_1 = null, dimension_2 = null] = dimensions
  const full = variants.map(one => ({
    ...size,
    name_1: null,
    name_2: null,
    photo: null,
    is_active: true,
    ...one
  }))
  return variantProblems({ dimension_1, dimension_2, variants: full })
}

describe('[goods-5] variants', () => {
  it('without dimensions are one, without names', () => {
    expect(problems([], {})).toEqual({})
    expect(problems([], {}, {})).toEqual({ variants: variantTexts.one })
    expect(problems([], { name_1: 'Merah' })).toEqual({ 'variants.0.name_1': variantTexts.unnamed })
    expect(problems([], { name_2: 'L' })).toEqual({ 'variants.0.name_2': variantTexts.unnamed })
  })

  it('have a value of each dimension', () => {
    expect(problems(['Warna', 'Ukuran'], { name_1: 'Merah', name_2: 'L' })).toEqual({})
    expect(problems(['Warna', 'Ukuran'], { name_1: 'Merah' }, { name_2: 'L', name_1: '' })).toEqual({
      'variants.0.name_2': variantTexts.named,
      'variants.1.name_1': variantTexts.named
    })
    expect(problems(['Warna'], { name_1: 'Merah', name_2: 'L' })).toEqual({
      'variants.0.name_2': variantTexts.unnamed
    })
  })

  it('differ in their values together, whatever the case', () => {
    const both = ['Warna', 'Ukuran']
    expect(problems(both, { name_1: 'A', name_2: 'L' }, { name_1: 'A', name_2: 'M' })).toEqual({})
    expect(problems(both, { name_1: 'A', name_2: 'L' }, { name_1: 'a', name_2: 'l' })).toEqual({
      'variants.1.name_1': variantTexts.twice
    })
  })

  it('that are off do not count, but one is active', () => {
    expect(
      problems(['Warna'], { name_1: 'A' }, { name_1: 'A', is_active: false }, { is_active: false })
    ).toEqual({})
    expect(problems([], {}, { name_1: 'A', is_active: false })).toEqual({})
    expect(problems([], { is_active: false })).toEqual({ variants: variantTexts.someActive })
  })

  it('are named once, by id and by SKU', () => {
    expect(problems(['X'], { id: 1, name_1: 'a', sku: 'S' }, { id: 1, name_1: 'b', sku: 'S' })).toEqual({
      'variants.1.id': variantTexts.sameId,
      'variants.1.sku': variantTexts.sameSku
    })
    expect(problems(['X'], { name_1: 'a' }, { name_1: 'b', sku: null })).toEqual({})
  })

  it('have two dimensions of different names, the first one first', () => {
    expect(problems([null, 'Ukuran'], {})['dimension_1']).toBe(variantTexts.twoFirst)
    expect(problems(['Warna', 'warna'], { name_1: 'a', name_2: 'b' })).toEqual({
      dimension_2: variantTexts.sameDimension
    })
  })
})

describe('[goods-10] pieces after a save', () => {
  it.each([
    [7, {}, 7],
    [7, { stock: 3 }, 3],
    [7, { stock: 15, stock_was: 10 }, 12],
    [7, { stock: 3, stock_was: 10 }, 0],
    [7, { stock: 2, stock_was: 10 }, undefined]
  ])('%i with %o are %s', (now, sent, after) => expect(stockAfter(now, sent)).toBe(after))
})

describe('[goods-8] default SKUs', () => {
  it('are BB and the number, exactly', () => {
    expect(defaultSku(12)).toBe('BB12')
    expect(['BB12', 'BB012', 'bb12', 'BB12-1', 'XBB12'].map(variantOfSku)).toEqual([
      12,
      undefined,
      undefined,
      undefined,
      undefined
    ])
  })
})

describe('[goods-3] slugs', () => {
  it.each([
    ['Semen & Mortar', 'semen-mortar'],
    ['  Café 40 kg!', 'cafe-40-kg'],
    ['水泥', ''],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)]
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))
})

describe('a product as it is sent', () => {
  const sent = {
    name: 'A',
    description: 'B',
    category_id: 1,
    condition: 'new',
    sale_unit: 'sak',
    content_amount: '1.44',
    content_unit: 'm2',
    variants: [size],
    photos: ['products/a']
  }
  it('[goods-5] has defaults, and bounds with messages', () => {
    expect(productInput.parse(sent)).toMatchObject({
      brand: '',
      min: 1,
      content_amount: 1.44,
      dimension_1: null
    })
    const wrong = productInput.safeParse({
      ...sent,
      content_amount: 0,
      variants: [{ ...size, price: 0 }],
      photos: []
    })
    expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['content_amount', 'Harus lebih dari 0'],
      ['variants.0.price', 'Harga harus bilangan bulat dan lebih dari 0'],
      ['photos', 'Paling sedikit satu foto']
    ])
  })
})
