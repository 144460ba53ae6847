import { describe, expect, test } from 'vitest'

import { activeFilterCount, filterQuery, readFilters, readPage } from '#lib/catalogue/list-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('filters in the address', () => {
  test('[catalogue-4] come back as they went', () => {
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

  test('[catalogue-2] take digits only for prices, and 0 for none', () => {
    expect(read('min_price=Rp10.000&max_price=0')).toEqual({ min_price: 10_000 })
    expect(read('min_price=abc')).toEqual({})
  })

  test('[catalogue-1] take both words for used goods, both spellings of the order and both forms of lists', () => {
    expect(read('condition=used&sortBy=terbaru')).toEqual({ condition: 'second', sort_by: 'terbaru' })
    expect(read('city_id%5B%5D=3171&city_id=3172')).toEqual({ city_id: [3172, 3171] })
  })

  test('[catalogue-3] leave out what is not valid', () => {
    expect(read('sort_by=toString&type=other&condition=old&province_id=x&is_pre_order=1&keyword=++')).toEqual(
      {}
    )
  })

  test('[catalogue-4] have one address for one list', () => {
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
