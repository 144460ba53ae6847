import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ProductCard } from '#components/catalogue/ProductCard.tsx'
import { ShopResult } from '#components/shop/ShopResult.tsx'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import type { ShopData } from '#lib/shop/contract.ts'

it.each(['pcs', 'unit', 'dus'])('[product-31] a card shows the unit after the price, also %s', sale_unit => {
  const place = { shop: {}, location: 'Depok', cash_on_delivery: {} }
  const card = { slug: 'a', name: 'A', price: 12_500_000, vouchers: [], sale_unit, photo: 'a', ...place }
  const html = renderToStaticMarkup(createElement(ProductCard, { card: card as unknown as ProductCardData }))
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(`Rp12.500.000 /${sale_unit}`)
})

it("[shop-2, product-31] a product below a shop has its card's price, with the voucher and the unit", () => {
  const vouchers = [{ code: 'HEMAT', type: 'discount', discount_percentage: 10, max_discount_amount: 5_000 }]
  const product = {
    id: 1,
    slug: 'semen',
    name: 'Semen',
    photo: 'a',
    price: 100_000,
    vouchers,
    sale_unit: 'sak'
  }
  const shop = { slug: 'toko', name: 'Toko', rating: 4.5, sold: 3, location: 'Bandung', photo: null }
  const html = renderToStaticMarkup(
    createElement(ShopResult, { shop: { ...shop, products: [product] } as unknown as ShopData })
  )
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Rp95.000/sak')
  expect(html).not.toContain('Rp100.000')
})
