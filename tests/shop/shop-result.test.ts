import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ShopResult } from '#components/shop/ShopResult.tsx'
import type { ShopData } from '#lib/shop/contract.ts'

it('[shop-2, product-31] a product below a shop costs what its card says, with the voucher and the unit', () => {
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
