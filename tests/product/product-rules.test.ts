import { describe, expect, test } from 'vitest'

import {
  itemsShown,
  itemsToCome,
  needsButton,
  nextStep,
  pagesToCome,
  placesToCome
} from '#lib/core/browser/list-paging.ts'
import { adjustedText, canBuy, quantityProblem, quantityText, typedQuantity } from '#lib/product/quantity.ts'
import { ratingOf } from '#lib/review/rating.ts'
import { contentText, unitPrice } from '#lib/product/unit-price.ts'
import { pick, pickedVariant, priceRange, variantOptions } from '#lib/product/variants.ts'
import { usesLeft, voucherLabel } from '#lib/voucher/label.ts'

describe('[product-4, product-28] the price per unit', () => {
  test("divides by a piece's content", () => {
    expect(unitPrice(60_000, 40, 'kg')).toBe('Rp1.500/kg')
    expect(unitPrice(146_000, 1.44, 'm2')).toBe('Rp101.389/m²')
    expect(contentText(1.44, 'm2')).toBe('1,44 m²')
    expect(contentText(1, 'piece')).toBeUndefined()
    expect(unitPrice(215_000, 2.5, 'litre')).toBe('Rp86.000/liter')
  })

  test('is omitted if it equals the price, or without a content', () => {
    expect(unitPrice(5_000, 1, 'piece')).toBeUndefined()
    expect(unitPrice(5_000, 0, 'kg')).toBeUndefined()
  })
})

describe('a voucher in words', () => {
  const none = {
    discount_percentage: 0,
    discount_amount: 0,
    max_discount_amount: 0,
    cashback_percentage: 0,
    cashback_amount: 0,
    max_cashback_amount: 0
  }

  test('[voucher-8] names a percentage and its cap', () => {
    expect(
      voucherLabel({ ...none, type: 'discount', discount_percentage: 10, max_discount_amount: 50_000 })
    ).toBe('Diskon 10% hingga Rp50.000')
    expect(
      voucherLabel({ ...none, type: 'cashback', cashback_percentage: 5, max_cashback_amount: 20_000 })
    ).toBe('Cashback 5% hingga Rp20.000')
  })

  test('[voucher-8] uses the fixed amount as the cap if there is no maximum', () => {
    expect(voucherLabel({ ...none, type: 'discount', discount_percentage: 10, discount_amount: 7_500 })).toBe(
      'Diskon 10% hingga Rp7.500'
    )
  })

  test('[voucher-8] names an uncapped percentage and a fixed amount alone', () => {
    expect(voucherLabel({ ...none, type: 'discount', discount_percentage: 3 })).toBe('Diskon 3%')
    expect(voucherLabel({ ...none, type: 'discount', discount_amount: 25_000 })).toBe('Diskon Rp25.000')
  })

  test('[voucher-9] has remaining uses, never negative', () => {
    expect(usesLeft({ usage_limit: 100, used_count: 37 })).toBe(63)
    expect(usesLeft({ usage_limit: 5, used_count: 7 })).toBe(0)
  })
})

describe('a typed quantity', () => {
  test('[product-5] is clamped between the minimum and the stock', () => {
    expect(typedQuantity('1', { min: 5, stock: 100 })).toBe(5)
    expect(typedQuantity('250', { min: 5, stock: 100 })).toBe(100)
    expect(typedQuantity('1.000 sak', { min: 1, stock: 5_000 })).toBe(1_000)
    expect(typedQuantity('', { min: 5, stock: 100 })).toBe(5)
  })

  test('[product-34] goes up to the next multiple, as far as the stock has whole ones', () => {
    expect(typedQuantity('7', { min: 5, stock: 100, multiple: 5 })).toBe(10)
    expect(typedQuantity('10', { min: 5, stock: 100, multiple: 5 })).toBe(10)
    expect(typedQuantity('99', { min: 5, stock: 98, multiple: 5 })).toBe(95)
    expect(typedQuantity('3', { min: 5, stock: 4, multiple: 5 })).toBe(4)
  })

  test('[product-34] says what a quantity between multiples would have to be', () => {
    const bounds = { min: 5, stock: 100, multiple: 5 }
    expect(quantityProblem(7, bounds)).toBe('not_multiple')
    expect(quantityProblem(10, bounds)).toBeUndefined()
    expect(quantityProblem(3, bounds)).toBe('below_minimum')
    expect(quantityText(7, bounds, 'sak')).toBe(
      'Dijual per kelipatan 5 sak, di keranjang 7 sak. Ubah jumlahnya.'
    )
    expect(adjustedText(7, bounds, 'sak')).toBe('Dijual per kelipatan 5 sak. Jumlah disesuaikan.')
  })

  test('[product-6] cannot be bought if the stock is below the minimum', () => {
    expect(canBuy({ min: 5, stock: 4 })).toBe(false)
    expect(canBuy({ min: 5, stock: 5 })).toBe(true)
  })
})

describe('variants of two dimensions', () => {
  const variants = [
    { id: 1, sub_name_1: 'Putih', sub_name_2: '5 kg', price: 150_000, stock: 3 },
    { id: 2, sub_name_1: 'Putih', sub_name_2: '20 kg', price: 520_000, stock: 0 },
    { id: 3, sub_name_1: 'Abu', sub_name_2: '5 kg', price: 155_000, stock: 0 },
    { id: 4, sub_name_1: 'Abu', sub_name_2: '20 kg', price: 530_000, stock: 0 }
  ]

  test('[product-8] are sold out if no matching one can be bought', () => {
    expect(variantOptions(variants, 0, [undefined, undefined], 1)).toEqual([
      { name: 'Putih', isSoldOut: false },
      { name: 'Abu', isSoldOut: true }
    ])
    expect(variantOptions(variants, 1, ['Putih', undefined], 1)).toEqual([
      { name: '5 kg', isSoldOut: false },
      { name: '20 kg', isSoldOut: true }
    ])
  })

  test('[product-8] can all be reached: a new first choice clears a second one that does not match', () => {
    const crossed = [
      { id: 1, sub_name_1: 'Kuning', sub_name_2: 'M', price: 1000, stock: 1 },
      { id: 2, sub_name_1: 'Putih', sub_name_2: 'L', price: 1000, stock: 1 }
    ]
    expect(variantOptions(crossed, 0, ['Kuning', 'M'], 1).map(option => option.isSoldOut)).toEqual([
      false,
      false
    ])
    expect(variantOptions(crossed, 1, ['Kuning', 'M'], 1).map(option => option.isSoldOut)).toEqual([
      false,
      true
    ])
    expect(pick(crossed, ['Kuning', 'M'], { dimension: 0, name: 'Putih', min: 1 })).toEqual([
      'Putih',
      undefined
    ])
    expect(pick(crossed, ['Putih', undefined], { dimension: 1, name: 'L', min: 1 })).toEqual(['Putih', 'L'])
    expect(pick(variants, ['Abu', '5 kg'], { dimension: 0, name: 'Putih', min: 1 })).toEqual([
      'Putih',
      '5 kg'
    ])
  })

  test('[product-8, product-9] are sold out if their stock is below the smallest quantity', () => {
    const few = variants.map(variant => ({ ...variant, stock: variant.id === 1 ? 5 : 4 }))
    expect(variantOptions(few, 0, [undefined, undefined], 5)).toEqual([
      { name: 'Putih', isSoldOut: false },
      { name: 'Abu', isSoldOut: true }
    ])
    expect(variantOptions(few, 1, ['Putih', undefined], 5)[1]).toEqual({ name: '20 kg', isSoldOut: true })
    expect(pick(few, ['Abu', '20 kg'], { dimension: 0, name: 'Putih', min: 5 })).toEqual(['Putih', undefined])
    expect(priceRange(few, 5)).toEqual({ lowest: 150_000, highest: 150_000 })
  })

  test('[product-7] require a choice in each dimension', () => {
    expect(pickedVariant(variants, ['Putih', undefined])).toBeUndefined()
    expect(pickedVariant(variants, ['Abu', '20 kg'])?.id).toBe(4)
  })

  test('[product-9] show the prices of available ones', () => {
    expect(priceRange(variants, 1)).toEqual({ lowest: 150_000, highest: 150_000 })
    expect(priceRange(variants.slice(1), 1)).toEqual({ lowest: 155_000, highest: 530_000 })
  })
})

describe('paging of lists', () => {
  test('[catalogue-8] every third page waits for its button', () => {
    expect([2, 3, 4, 5, 6, 7].map(needsButton)).toEqual([false, true, false, false, true, false])
  })

  test('[catalogue-8] ends with the last page', () => {
    expect(nextStep(1, 9)).toBe('scroll')
    expect(nextStep(2, 9)).toBe('button')
    expect(nextStep(9, 9)).toBe('end')
    expect(nextStep(1, 0)).toBe('end')
  })

  test('[home-13] says how many pages load by scrolling alone', () => {
    expect([0, 1, 2, 3, 4].map(page => pagesToCome(page, 9))).toEqual([2, 1, 0, 2, 1])
    const held = (page: number, count: number) => ({
      page,
      totalPages: 9,
      items: Array.from({ length: count })
    })
    expect(itemsToCome(held(0, 0), 20)).toBe(40)
    expect(itemsToCome({ ...held(1, 20), total: 26 }, 20)).toBe(6)
    expect(itemsToCome({ ...held(2, 40), total: 1200 }, 20)).toBe(20)
    expect([pagesToCome(0, Infinity), pagesToCome(0, 1), pagesToCome(3, 4), pagesToCome(9, 9)]).toEqual([
      2, 1, 1, 0
    ])
  })

  test('[home-35] stops at a button with full rows of 2, 3, 4 and 6', () => {
    const held = (page: number, count: number, totalPages = 9) => ({
      page,
      totalPages,
      items: Array.from({ length: count })
    })
    expect([itemsShown(40, 2, 9), itemsShown(100, 5, 9), itemsShown(60, 3, 9)]).toEqual([36, 96, 60])
    // The end has the rest, and a short list is shown whole.
    expect([itemsShown(40, 2, 2), itemsShown(8, 2, 9)]).toEqual([40, 8])
    // The places are those that are filled in the end.
    expect([placesToCome(held(0, 0, Infinity), 20), placesToCome(held(1, 20), 20)]).toEqual([36, 16])
    expect([placesToCome(held(2, 40), 20), placesToCome(held(3, 60), 20)]).toEqual([20, 36])
    expect(placesToCome({ ...held(1, 20, 2), total: 26 }, 20)).toBe(6)
  })
})

test('[review-11] a rating summary averages the stars and shows their shares in percent', () => {
  const summary = ratingOf({ one: 1, two: 0, three: 0, four: 2, five: 5 })
  expect(summary.rating).toBe(4.25)
  expect(summary.total).toBe(8)
  expect(summary.five).toEqual({ count: 5, percentage: 63 })
  expect(ratingOf({ one: 0, two: 0, three: 0, four: 0, five: 0 }).rating).toBe(0)
})
