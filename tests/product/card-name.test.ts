import { describe, expect, it } from 'vitest'

import { cardName } from '#lib/product/card-name.ts'

describe("[product-19] a card's name", () => {
  it.each([
    ['Keramik Lantai Platinum dWood Coklat 60x60 cm', '60x60 cm'],
    ['Besi Beton Ulir Krakatau Steel SNI BJTS 420 19 mm x 12 m', '19 mm x 12 m'],
    ['Pipa PVC Wavin Standar Panjang AW 1 1/2 inch x 4 m', '1 1/2 inch x 4 m'],
    ['Baut Mur Stainless Baja Mur M8 x 50 mm isi 20', 'M8 x 50 mm isi 20'],
    ['Bor Rotary Hammer Modern SDS Plus 24–26 mm Harga Proyek', '24–26 mm Harga Proyek'],
    ['Amplas Kertas Tahan Air Ekamant grit 80 isi 10 lembar', 'grit 80 isi 10 lembar'],
    ['Cat Tembok Nippon Paint Spot-less 2,5 liter', '2,5 liter'],
    ['Bata Ringan Hebel Powerblock Tebal 10 cm per palet 1,8 m3', '10 cm per palet 1,8 m3']
  ])('shows the size of %s separately', (name, size) => {
    expect(cardName(name)).toEqual({ start: name.slice(0, -size.length).trimEnd(), size })
  })

  it.each([
    'Semen Tiga Roda PCC 50 kg',
    'Sepatu Safety Tinggi Cheetah ujung baja Partai',
    'Keramik Roman 60x60 cm'
  ])('is shown whole if it fits or has no size: %s', name => {
    expect(cardName(name)).toEqual({ start: name })
  })

  it('is shown whole if it begins with the size', () => {
    const name = '60x60 cm granit dengan permukaan kasar untuk teras'
    expect(cardName(name)).toEqual({ start: name })
  })
})
