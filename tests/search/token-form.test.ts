import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { tokenForm } from '#server/search/postgres/keep-tokens.ts'
import { tokenRowOf } from '#server/search/postgres/token-rows.ts'

const texts = [
  'Semen Tiga Roda 40 kg',
  'Granit 60 × 60 CM Putih',
  'Pipa PVC AW 3/4" x 4 m',
  'Kaso 5/7 Meranti, 4 m',
  'Batu Split 2-3 per m³',
  'Besi Beton D13 x 12 m',
  'Bor Listrik GSB 550 W',
  'Cat Tembok ½ galon 2,5 L – café',
  'Bor Tembok Makita HP1630',
  'Triplek 9 mil, MCB 6 amper, Lampu 10 wat, Paku 5 ons, Granit 60 60'
]
const facts = {
  price: 1,
  isSold: false,
  rank: 0.5,
  sold: 1,
  sold30d: 1,
  createdAt: 0,
  rating: 5,
  brand: 'Tiga Roda',
  sizes: ['60 x 60 cm'],
  colors: ['Putih'],
  type: 'material',
  condition: 'new',
  categories: [1, 2, 3],
  shopId: 1,
  provinceId: 1,
  cityId: 901,
  isFreeShipping: false,
  isPreOrder: false
} as const

test('[search-32] another form of tokens has another number, so that databases get them anew', () => {
  const tokens = texts.map((name, id) =>
    tokenRowOf({
      id,
      name,
      merk: 'Tiga Roda',
      category: 'Semen & Mortar',
      branches: 'Bahan Dasar',
      variants: texts[texts.length - 1 - id] ?? '',
      description: texts.join('. '),
      facts
    })
  )
  const digest = createHash('sha256').update(JSON.stringify(tokens)).digest('hex').slice(0, 16)
  // A different digest needs the next `tokenForm`.
  expect({ tokenForm, digest }).toEqual({ tokenForm: 3, digest: 'f054c413d881005e' })
})
