import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ProductCard } from '#components/catalogue/ProductCard.tsx'
import { StockNote } from '#islands/product/StockNote.tsx'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

const card = {
  slug: 'semen',
  name: 'Semen',
  price: 60_000,
  vouchers: [],
  sale_unit: 'sak',
  photo: 'a',
  shop: {},
  location: 'Depok',
  cash_on_delivery: {}
}
const textsOf = (html: string) => html.split(/<[^>]+>/).filter(text => text.trim() !== '')
const textsOfCard = (can_buy: boolean) =>
  textsOf(
    renderToStaticMarkup(
      createElement(ProductCard, { card: { ...card, can_buy } as unknown as ProductCardData })
    )
  )

it("[product-29] a card of an unavailable product says 'Habis', the buy box 'Stok habis'", () => {
  expect(textsOfCard(false)).toContain('Habis')
  expect(textsOfCard(true)).not.toContain('Habis')
  const note = createElement(StockNote, { bounds: { min: 5, stock: 4, multiple: 1 }, unit: 'sak' })
  expect(textsOf(renderToStaticMarkup(note))).toEqual([
    'Stok habis',
    expect.stringContaining('Min. pembelian')
  ])
})
