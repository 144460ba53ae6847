import { describe, expect, it } from 'vitest'

import { variantProblems } from '#lib/goods/variants.ts'
import {
  addValue,
  moveValue,
  removeDimension,
  removeValue,
  renameValue,
  valuesOf
} from '#ops/goods/dimensions.ts'
import { moved } from '#ops/goods/moved.ts'
import { type OfferForm, sentOffers, typeOffer } from '#ops/goods/offer-form.ts'
import {
  emptyProduct,
  formOf,
  inputOf,
  type ProductForm,
  rowsOf,
  typeVariant
} from '#ops/goods/product-form.ts'

import { goodsProduct, goodsVariant } from '../support/goods-data.ts'

const product = goodsProduct(7)
const stored = formOf(product)

/** A form on which changes are made one after another. */
function typing(start: ProductForm, variants = product.variants) {
  let form = start
  const rows = () => rowsOf(form, variants)
  return {
    rows,
    form: () => form,
    change(make: (form: ProductForm, rows: ReturnType<typeof rowsOf>) => Partial<ProductForm>) {
      form = { ...form, ...make(form, rows()) }
    },
    named: () => rows().map(row => [row.name_1, row.name_2, row.is_active])
  }
}

describe('[ops-112] prices and stock of variants', () => {
  const [red, blue] = product.variants as [ReturnType<typeof goodsVariant>, ReturnType<typeof goodsVariant>]

  it('are sent where they differ alone, stock with what was seen first', () => {
    let form: OfferForm = typeOffer({}, blue, { stock: '9' })
    // Two were sold while it was typed.
    form = typeOffer(form, { ...blue, stock: 6 }, { stock: '95' })
    expect(sentOffers(form, product.variants)).toEqual([{ id: 72, stock: 95, stock_was: 8 }])
    form = { ...form, ...typeOffer(form, red, { price: '66000' }) }
    expect(sentOffers(form, product.variants)).toEqual([
      { id: 71, price: 66_000 },
      { id: 72, stock: 95, stock_was: 8 }
    ])
  })

  it('that are typed back are no change, and empty ones are sent as they are', () => {
    const changed = typeOffer({}, red, { price: '1', stock: '1' })
    expect(sentOffers(typeOffer(changed, red, { price: '65000', stock: '20' }), [red])).toEqual([])
    expect(sentOffers(typeOffer({}, red, { price: '' }), [red])).toEqual([{ id: 71, price: '' }])
  })
})

describe('[ops-113] the form of a product', () => {
  it('sends what it was read from, with the stock that was seen and without SKUs that stay', () => {
    const { name, photos, specifications } = product
    const sent = inputOf(stored, rowsOf(stored, product.variants))
    expect(sent).toMatchObject({ name, photos, specifications, content_amount: 5, dimension_1: 'Warna' })
    expect(sent.variants[0]).toEqual({
      id: 71,
      name_1: 'Merah',
      name_2: null,
      price: 65_000,
      stock: 20,
      stock_was: 20,
      weight: 5_000,
      length: 200,
      width: 200,
      height: 250,
      photo: null,
      is_active: true
    })
  })

  it('keeps the newest of a variant below what was typed for it', () => {
    const [row] = rowsOf(stored, product.variants)
    const form = { ...stored, ...typeVariant(stored, row!, { stock: '25', sku: 'CT-1' }) }
    const newer = [goodsVariant(71, { name_1: 'Merah', price: 80_000, stock: 18 })]
    expect(inputOf(form, rowsOf(form, newer)).variants).toMatchObject([
      { price: 80_000, stock: 25, stock_was: 20, sku: 'CT-1' }
    ])
    const cleared = { ...stored, ...typeVariant(stored, row!, { sku: ' ' }) }
    expect(inputOf(cleared, rowsOf(cleared, product.variants)).variants[0]).toMatchObject({ sku: null })
  })
})

describe('[ops-115] values of dimensions', () => {
  it('make a variant with each value of the other dimension, like the one beside it', () => {
    const typed = typing(stored)
    typed.change(form => ({ ...form, dimension_2: 'Isi' }))
    typed.change((form, rows) => addValue(form, rows, 2, '5 kg'))
    expect(typed.named()).toEqual([
      ['Merah', '5 kg', true],
      ['Biru', '5 kg', true]
    ])
    typed.change((form, rows) => addValue(form, rows, 2, ' 20 kg '))
    typed.change((form, rows) => addValue(form, rows, 2, '20 KG'))
    expect(typed.named().slice(2)).toEqual([
      ['Merah', '20 kg', true],
      ['Biru', '20 kg', true]
    ])
    expect(typed.rows()[3]).toMatchObject({ price: '70000', weight: '5000', stock: '0', sku: '' })
    const sent = inputOf(typed.form(), typed.rows())
    expect(variantProblems(sent as never)).toEqual({})
  })

  it('give their first value to the variants that are there', () => {
    const typed = typing(emptyProduct, [])
    typed.change(form => ({ ...form, dimension_1: 'Warna' }))
    typed.change((form, rows) => addValue(form, rows, 1, 'Merah'))
    typed.change((form, rows) => addValue(form, rows, 1, 'Biru'))
    expect(typed.named()).toEqual([
      ['Merah', null, true],
      ['Biru', null, true]
    ])
    typed.change((form, rows) => renameValue(form, rows, 1, { from: 'Biru', to: 'Biru Tua' }))
    expect(valuesOf(typed.rows(), 1)).toEqual(['Merah', 'Biru Tua'])
  })

  it('that are removed switch stored variants off and drop new ones; added again they are sold again', () => {
    const typed = typing(stored)
    typed.change((form, rows) => addValue(form, rows, 1, 'Abu'))
    typed.change((form, rows) => removeValue(form, rows, 1, 'Biru'))
    typed.change((form, rows) => removeValue(form, rows, 1, 'Abu'))
    expect(typed.named()).toEqual([
      ['Merah', null, true],
      ['Biru', null, false]
    ])
    typed.change((form, rows) => addValue(form, rows, 1, 'biru'))
    expect(typed.named()[1]).toEqual(['biru', null, true])
    expect(typed.rows()).toHaveLength(2)
  })

  it('go with their dimension: one of each other value stays, and the second dimension takes the first place', () => {
    const typed = typing(stored)
    typed.change(form => ({ ...form, dimension_2: 'Isi' }))
    typed.change((form, rows) => addValue(form, rows, 2, '5 kg'))
    typed.change((form, rows) => addValue(form, rows, 2, '20 kg'))
    typed.change((form, rows) => removeDimension(form, rows, 1))
    expect(typed.form()).toMatchObject({ dimension_1: 'Isi', dimension_2: null })
    expect(typed.named().filter(([, , isOn]) => isOn)).toEqual([
      ['5 kg', null, true],
      ['20 kg', null, true]
    ])
    expect(variantProblems(inputOf(typed.form(), typed.rows()) as never)).toEqual({})
    typed.change((form, rows) => removeDimension(form, rows, 1))
    expect(typed.form().dimension_1).toBeNull()
    expect(typed.named().filter(([, , isOn]) => isOn)).toEqual([[null, null, true]])
  })
})

describe('[ops-170] values in another order', () => {
  const of = (names: readonly [string, string | null, boolean?][]) =>
    names.map(([one, two, isOn = true], at) =>
      goodsVariant(71 + at, { name_1: one, name_2: two, is_active: isOn })
    )

  it('take their variants along; what is switched off comes last, and a save sends them so', () => {
    const variants = of([
      ['Abu', null, false],
      ['Merah', null],
      ['Biru', null]
    ])
    const typed = typing(stored, variants)
    typed.change((form, rows) => addValue(form, rows, 1, 'Hijau'))
    typed.change((_, rows) => moveValue(rows, 1, { value: 'Hijau', to: 1 }))
    typed.change((_, rows) => moveValue(rows, 1, { value: 'Hijau', to: 0 }))
    const sent = inputOf(typed.form(), typed.rows()).variants
    expect(sent.map(({ id, name_1 }) => [id, name_1])).toEqual([
      [undefined, 'Hijau'],
      [72, 'Merah'],
      [73, 'Biru'],
      [71, 'Abu']
    ])
  })

  it('of the second dimension keep those of the first, also where a combination is missing', () => {
    const whole = typing(
      stored,
      of([
        ['Merah', '5 kg'],
        ['Merah', '20 kg'],
        ['Biru', '5 kg'],
        ['Biru', '20 kg']
      ])
    )
    whole.change((_, rows) => moveValue(rows, 2, { value: '20 kg', to: 0 }))
    expect(whole.named().map(([one, two]) => [one, two])).toEqual([
      ['Merah', '20 kg'],
      ['Merah', '5 kg'],
      ['Biru', '20 kg'],
      ['Biru', '5 kg']
    ])
    const sparse = typing(
      stored,
      of([
        ['Merah', '20 kg'],
        ['Biru', '5 kg'],
        ['Biru', '20 kg']
      ])
    )
    sparse.change((_, rows) => moveValue(rows, 2, { value: '5 kg', to: 0 }))
    expect(valuesOf(sparse.rows(), 2)).toEqual(['5 kg', '20 kg'])
  })

  it('a new variant gets the key of a removed one, not its place', () => {
    const typed = typing(stored)
    typed.change((form, rows) => addValue(form, rows, 1, 'Abu'))
    typed.change((_, rows) => moveValue(rows, 1, { value: 'Abu', to: 0 }))
    typed.change((form, rows) => removeValue(form, rows, 1, 'Abu'))
    typed.change((form, rows) => addValue(form, rows, 1, 'Hijau'))
    expect(valuesOf(typed.rows(), 1)).toEqual(['Merah', 'Biru', 'Hijau'])
  })
})

it('[ops-114] a list is moved within its bounds', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
