import { expect, it } from 'vitest'

import { calculatorOfCategory, calculatorOfProduct } from '#lib/estimator/links.ts'

const product = (leaf: string, name: string) =>
  calculatorOfProduct({ id: 7, name, categories: [{ slug: 'bahan' }, { slug: leaf }] })

it.each([
  [
    'granit-lantai',
    'Granit Tile Niro Statuario 80x80 cm',
    '/kalkulator/lantai?tile=granit-80x80&product_id=7'
  ],
  ['keramik-lantai', 'Keramik Lantai Roman 40x40 cm', '/kalkulator/lantai?tile=keramik-40x40&product_id=7'],
  [
    'keramik-dinding',
    'Keramik Dinding Ikad 25x40 cm',
    '/kalkulator/lantai?tile=dinding-25x40&surface=dinding&product_id=7'
  ],
  [
    'besi-beton-ulir',
    'Besi Beton Ulir KPS SNI BJTS 420 16 mm x 12 m',
    '/kalkulator/besi?main=ulir-16&product_id=7'
  ],
  [
    'besi-beton-polos',
    'Besi Beton Polos KPS SNI 6 mm x 12 m',
    '/kalkulator/besi?stirrup=polos-6&product_id=7'
  ],
  [
    'bata-ringan',
    'Bata Ringan Hebel Citicon Tebal 7,5 cm per m3',
    '/kalkulator/dinding?block=hebel-7%2C5&product_id=7'
  ],
  ['mortar-instan', 'Drymix Thinbed 40 kg', '/kalkulator/dinding?block=hebel-10&product_id=7'],
  [
    'mortar-instan',
    'Drymix Plester 40 kg',
    '/kalkulator/plester-acian?plaster=instan&skim=instan&product_id=7'
  ],
  ['cat-eksterior', 'Cat Luar Jotun 2,5 liter', '/kalkulator/cat?place=luar&product_id=7'],
  ['papan-gypsum', 'Papan Gypsum Knauf Standar 12 mm 120x240 cm', '/kalkulator/plafon?board=12&product_id=7'],
  ['sofa', 'Sofa 3 dudukan', undefined]
])('[estimator-15] a product of %s, %s, leads to %s', (leaf, name, address) => {
  expect(product(leaf, name)).toBe(address)
})

it('[estimator-15] a category links to the calculator that counts with its goods', () => {
  expect(calculatorOfCategory('bata-merah')).toBe('/kalkulator/dinding?block=bata-merah')
  expect(calculatorOfCategory('besi-beton')).toBe('/kalkulator/besi')
  expect(calculatorOfCategory('sofa')).toBeUndefined()
})
