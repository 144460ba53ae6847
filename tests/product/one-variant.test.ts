import { expect, it } from 'vitest'

import { productShare } from '#components/product/product-share.ts'
import { oneVariant, variantLabel } from '#lib/product/one-variant.ts'
import type { ProductDetail, ProductVariant } from '#lib/product/product-shapes.ts'

const variant = (id: number, name: string, price: number, stock: number) =>
  ({ id, sub_name_1: name, sub_name_2: '5 kg', price, stock, photo: null, weight: 1 }) as ProductVariant
const red = variant(1, 'Merah', 90_000, 4)
const white = variant(2, 'Putih', 80_000, 9)
const product = {
  name: 'Cat',
  price: 80_000,
  min: 5,
  stock: 13,
  can_buy: true,
  variants: [red, white],
  vouchers: [],
  photos: [],
  merk: 'Avian',
  condition: 'new'
} as unknown as ProductDetail

it('[product-30] a shared link to a variant shows its price, and whether it can be bought', () => {
  const facts = (of: ProductDetail) => productShare(of, undefined).facts
  expect(facts(oneVariant(product, red))).toMatchObject({
    'product:price:amount': 90_000,
    'product:availability': 'out of stock'
  })
  expect(facts(oneVariant(product, white))).toMatchObject({
    'product:price:amount': 80_000,
    'product:availability': 'in stock'
  })
})

it('[product-30] a variant is named by its dimensions', () => {
  expect(oneVariant(product, red).name).toBe('Cat Merah, 5 kg')
  expect(variantLabel({ sub_name_1: null, sub_name_2: null })).toBe('')
})
