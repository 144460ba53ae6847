import { expect, test } from 'vitest'

import { filterChips } from '#lib/catalogue/filter-chips.ts'
import type { ListFilters } from '#lib/catalogue/list-filters.ts'

const names = {
  provinces: new Map([
    [31, 'DKI Jakarta'],
    [32, 'Jawa Barat']
  ]),
  cities: new Map([[3273, 'Kota Bandung']])
}
const chips = (filters: ListFilters) => filterChips(filters, names)
const labels = (filters: ListFilters) => chips(filters).map(chip => chip.label)

test('[catalogue-25] an unfiltered list has no chips; keyword and order are not filters', () => {
  expect(chips({ keyword: 'semen', sort_by: 'termurah', is_verbatim: true })).toEqual([])
})

test('[catalogue-25] each filter is a chip that removes it and keeps the others', () => {
  const filters: ListFilters = {
    keyword: 'cat',
    sort_by: 'termurah',
    type: 'material',
    condition: 'second',
    is_free_shipping: true,
    is_pre_order: true
  }
  expect(labels(filters)).toEqual(['Bahan Bangunan', 'Bekas', 'Kurir Toko', 'Pre-order'])
  for (const [i, field] of (['type', 'condition', 'is_free_shipping', 'is_pre_order'] as const).entries()) {
    const { [field]: _off, ...others } = filters
    expect(chips(filters)[i]!.without).toEqual(others)
  }
})

test('[catalogue-25] a price range is one chip', () => {
  expect(labels({ min_price: 10_000 })).toEqual(['Mulai Rp10.000'])
  expect(labels({ max_price: 50_000 })).toEqual(['Sampai Rp50.000'])
  expect(labels({ min_price: 10_000, max_price: 50_000 })).toEqual(['Rp10.000 – Rp50.000'])
  expect(chips({ min_price: 10_000, max_price: 50_000, condition: 'new' })[0]!.without).toEqual({
    condition: 'new'
  })
})

test('[catalogue-25] each place is a chip; removing a province removes its cities', () => {
  const filters: ListFilters = { province_id: [31, 32], city_id: [3273] }
  expect(labels(filters)).toEqual(['DKI Jakarta', 'Jawa Barat', 'Kota Bandung'])
  const [jakarta, , bandung] = chips(filters)
  expect(jakarta!.without).toEqual({ province_id: [32] })
  expect(bandung!.without).toEqual({ province_id: [31, 32] })
  expect(labels({ province_id: [99] })).toEqual([])
})

test('[catalogue-25, catalogue-32] each facet value is a chip, the stars are one', () => {
  const filters: ListFilters = {
    brand: ['Avian', 'Dulux'],
    size: ['5 kg'],
    color: ['Putih', 'Krem'],
    rating_min: 4
  }
  expect(labels(filters)).toEqual(['Avian', 'Dulux', '5 kg', 'Putih', 'Krem', 'Bintang 4 ke atas'])
  const [avian, , size, , , stars] = chips(filters)
  expect(avian!.without).toEqual({ ...filters, brand: ['Dulux'] })
  const { size: _size, ...noSize } = filters
  expect(size!.without).toEqual(noSize)
  const { rating_min: _stars, ...noStars } = filters
  expect(stars!.without).toEqual(noStars)
})
