import { describe, expect, test } from 'vitest'

import { maxFound, placeRows, switchPlace } from '#lib/catalogue/place-rows.ts'

const provinces = [
  { id: 31, value: 'DKI Jakarta' },
  { id: 32, value: 'Jawa Barat' },
  { id: 35, value: 'Jawa Timur' }
]
const cities = [
  { id: 3204, value: 'Kabupaten Bandung', province_id: 32 },
  { id: 3273, value: 'Kota Bandung', province_id: 32 },
  { id: 3578, value: 'Kota Surabaya', province_id: 35 }
]
const none = { provinces: [], cities: [] }
const names = (picked: typeof none | { provinces: number[]; cities: number[] }, typed = '') =>
  placeRows({ provinces, cities }, picked, typed).rows.map(row => row.name)

describe('[catalogue-31] the places of a filter', () => {
  test('are the provinces until one is chosen', () => {
    expect(names(none)).toEqual(['DKI Jakarta', 'Jawa Barat', 'Jawa Timur'])
  })

  test('begin with the chosen ones, then the cities of their provinces', () => {
    expect(names({ provinces: [32], cities: [3273] })).toEqual([
      'Jawa Barat',
      'Kota Bandung',
      'Kabupaten Bandung',
      'DKI Jakarta',
      'Jawa Timur'
    ])
  })

  test('keep the position of a deselected one', () => {
    const seen = { provinces: [32], cities: [3273] }
    const { rows } = placeRows({ provinces, cities }, none, 'surabaya', seen)
    expect(rows.map(row => [row.name, row.isPicked])).toEqual([
      ['Jawa Barat', false],
      ['Kota Bandung', false],
      ['Kota Surabaya', false]
    ])
  })

  test('are searched by every typed word, including cities of the whole country', () => {
    expect(names(none, 'band KOTA')).toEqual(['Kota Bandung'])
    expect(names({ provinces: [31], cities: [] }, 'surabaya')).toEqual(['DKI Jakarta', 'Kota Surabaya'])
    const [surabaya] = placeRows({ provinces, cities }, none, 'surabaya').rows
    expect(surabaya).toMatchObject({ field: 'city_id', id: 3578, within: 'Jawa Timur' })
  })

  test('are limited while searching, with the number of the remaining ones', () => {
    const many = Array.from({ length: maxFound + 5 }, (_, i) => ({
      id: 3200 + i,
      value: `Kota ${i}`,
      province_id: 32
    }))
    const { rows, left } = placeRows({ provinces, cities: many }, none, 'kota')
    expect([rows.length, left]).toEqual([maxFound, 5])
  })

  test('are selected and deselected with their province', () => {
    const one = switchPlace(none, { field: 'city_id', id: 3273 }, cities)
    expect(one).toEqual({ provinces: [32], cities: [3273] })
    const two = switchPlace(one, { field: 'city_id', id: 3578 }, cities)
    expect(two).toEqual({ provinces: [32, 35], cities: [3273, 3578] })
    expect(switchPlace(two, { field: 'province_id', id: 32 }, cities)).toEqual({
      provinces: [35],
      cities: [3578]
    })
    expect(switchPlace(one, { field: 'city_id', id: 3273 }, cities)).toEqual({ provinces: [32], cities: [] })
    expect(switchPlace(one, { field: 'province_id', id: 31 }, cities).provinces).toEqual([32, 31])
  })
})
