import { describe, expect, test } from 'vitest'

import {
  activeFilterCount,
  cleanQuery,
  filterQuery,
  needsCleaning,
  readFilters,
  readPage
} from '#lib/catalogue/list-filters.ts'
import { cleanAddress } from '#server/page/clean-address.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('filters in the address', () => {
  test('[catalogue-4] survive a round trip', () => {
    const filters = {
      keyword: 'cat tembok',
      sort_by: 'termurah',
      type: 'material',
      condition: 'second',
      min_price: 10_000,
      max_price: 250_000,
      province_id: [31, 32],
      city_id: [3171],
      is_free_shipping: true,
      is_pre_order: true
    } as const
    const written = filterQuery({ ...filters, province_id: [31, 32], city_id: [3171] })
    expect(read(written)).toEqual(filters)
  })

  test('[catalogue-4] are limited to a hundred places, because anybody can write an address', () => {
    const many = Array.from({ length: 850 }, (_, i) => `province_id=${1000 + i}`).join('&')
    expect(read(many).province_id).toHaveLength(100)
  })

  test('[catalogue-2] accept only digits for prices, and 0 as none', () => {
    expect(read('min_price=Rp10.000&max_price=0')).toEqual({ min_price: 10_000 })
    expect(read('min_price=abc')).toEqual({})
    expect(read('min_price=100000&max_price=50000')).toEqual({ min_price: 50_000, max_price: 100_000 })
  })

  test('[catalogue-1] accept both words for used goods, both spellings of the order and both forms of lists', () => {
    expect(read('condition=used&sortBy=terbaru')).toEqual({ condition: 'second', sort_by: 'terbaru' })
    expect(read('city_id%5B%5D=3171&city_id=3172')).toEqual({ city_id: [3172, 3171] })
  })

  test('[catalogue-45] sort by distance only with a city, and name no city otherwise', () => {
    expect(read('sort_by=terdekat&to_city_id=3276')).toEqual({ sort_by: 'terdekat', to_city_id: 3276 })
    expect(read('sort=terdekat&to_city_id=3276')).toEqual({ sort_by: 'terdekat', to_city_id: 3276 })
    expect(read('sort_by=terdekat')).toEqual({})
    expect(read('sort_by=terdekat&to_city_id=Depok')).toEqual({})
    expect(read('sort_by=termurah&to_city_id=3276')).toEqual({ sort_by: 'termurah' })
    expect(cleanQuery(new URLSearchParams('sort_by=termurah&to_city_id=3276'))).toBe('sort_by=termurah')
    expect(activeFilterCount(read('sort_by=terdekat&to_city_id=3276'))).toBe(0)
  })

  test('[catalogue-3] drop invalid values', () => {
    expect(read('sort_by=toString&type=other&condition=old&province_id=x&is_pre_order=1&keyword=++')).toEqual(
      {}
    )
  })

  test('[catalogue-4] have one canonical address per list', () => {
    expect(filterQuery({ sort_by: 'terbaru', keyword: 'a' })).toBe(
      filterQuery({ keyword: 'a', sort_by: 'terbaru' })
    )
  })

  test('are counted without keyword and order, the two prices as one', () => {
    expect(activeFilterCount({ keyword: 'cat', sort_by: 'terbaru' })).toBe(0)
    expect(activeFilterCount({ min_price: 1, max_price: 2, is_pre_order: true })).toBe(2)
  })
})

test('a page number is at least 1', () => {
  const page = (query: string) => readPage(new URLSearchParams(query))
  expect([page(''), page('page=3'), page('page=0'), page('page=-2'), page('page=1.5')]).toEqual([
    1, 3, 1, 1, 1
  ])
})

describe('[catalogue-30] an address of a list', () => {
  const clean = (query: string) => cleanQuery(new URLSearchParams(query))
  const isUnclean = (query: string) => needsCleaning(new URLSearchParams(query))

  test('drops empty and unknown filters, and keeps other parameters', () => {
    expect(clean('type=&min_price=&max_price=0&condition=&keyword=cat&tab=produk&utm_source=x')).toBe(
      'keyword=cat&tab=produk&utm_source=x'
    )
    expect(clean('sortBy=termurah&min_price=Rp5.000&condition=used&city_id%5B%5D=3171&brand=Avian')).toBe(
      'brand=Avian&city_id=3171&condition=second&min_price=5000&sort_by=termurah'
    )
  })

  test.each([
    'type=',
    'max_price=0',
    'min_price=Rp5.000',
    'sort_by=murah',
    'keyword=',
    'rating_min=9',
    'city_id=x'
  ])('redirects from %s', query => {
    expect(isUnclean(query)).toBe(true)
    expect(isUnclean(clean(query))).toBe(false)
  })

  test.each([
    '',
    'page=2&focus=search',
    'keyword=cat+tembok&tab=produk',
    'city_id=3171&city_id=3172&brand=Avian&brand=Dulux',
    'city_id%5B%5D=3171',
    'condition=used&sortBy=terbaru',
    'sort=terdekat&to_city_id=3276',
    'color=Putih&rating_min=4&is_free_shipping=true&is_pre_order=true&is_verbatim=true'
  ])('stays unchanged with %s', query => {
    expect(isUnclean(query)).toBe(false)
  })

  test('redirects to the same path', () => {
    const led = (address: string) => cleanAddress(new URL(address, 'https://baba.example'))
    expect(led('/category/cat?type=&min_price=5')).toBe('/category/cat?min_price=5')
    expect(led('/category/cat?type=')).toBe('/category/cat')
    expect(led('/category/cat?min_price=5')).toBeUndefined()
  })
})
