import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as FilterOptions from '#server/page/filter-options.ts'

import { errorByCode } from '../support/errors.ts'

const ok = (value: unknown) => ({ ok: true, value, message: 'OK', meta: null })
const cities: Record<number, object[]> = {
  31: [{ id: 3171, value: 'Kota Jakarta Pusat', province_id: 31 }],
  32: [{ id: 3273, value: 'Kota Bandung', province_id: 32 }]
}
const facets = { brand: [{ value: 'Avian', count: 2 }], size: [], color: [], rating: [] }
const answers: Record<string, (input: { province?: number }) => unknown> = {
  'GET /buyer/region/province': () => ok([{ id: 31, value: 'DKI Jakarta' }]),
  'GET /buyer/region/city': ({ province }) =>
    ok(province === undefined ? Object.values(cities).flat() : cities[province]),
  'GET /buyer/product/facets': () => ok(facets)
}
const call = vi.fn((endpoint: string, input: object) => Promise.resolve(answers[endpoint]?.(input)))

let options: typeof FilterOptions
beforeEach(async () => {
  vi.resetModules()
  vi.doMock('#server/call.ts', () => ({ call }))
  options = await import('#server/page/filter-options.ts')
})
afterEach(() => {
  call.mockClear()
  vi.doUnmock('#server/call.ts')
})

const products = { kind: 'products' } as const

describe('the filter options', () => {
  test('[catalogue-32] are places and the facets of this list only', async () => {
    const found = await options.requestOptions(
      { kind: 'category', id: 'cat' },
      { keyword: 'a', sort_by: 'terbaru' }
    )
    expect(found).toEqual({
      hasType: false,
      provinces: [{ id: 31, value: 'DKI Jakarta' }],
      cities: [],
      facets
    })
    expect(call).toHaveBeenCalledWith('GET /buyer/product/facets', { keyword: 'a', category_id: 'cat' })
  })

  test('[catalogue-32] are the others if facets fail', async () => {
    answers['GET /buyer/product/facets'] = () => ({ ok: false, error: errorByCode.server_error })
    const found = await options.requestOptions(products, {})
    expect([found.facets, found.provinces.length, found.hasType]).toEqual([undefined, 1, true])
    answers['GET /buyer/product/facets'] = () => ok(facets)
  })

  test('[catalogue-31] are the cities of every chosen province, and of a city sent without one', async () => {
    const names = async (filters: object) =>
      (await options.requestOptions(products, filters)).cities.map(city => city.value)
    expect(await names({ province_id: [31, 32] })).toEqual(['Kota Jakarta Pusat', 'Kota Bandung'])
    expect(await names({ city_id: [3273] })).toEqual(['Kota Bandung'])
  })

  test('[catalogue-31] leave out the cities of a province that was deselected', async () => {
    const read = (query: string) => options.requestFilters(new URLSearchParams(query))
    expect(await read('province_id=31&city_id=3273')).toEqual({ province_id: [31] })
    expect(await read('province_id=31&city_id=3273&city_id=3171')).toEqual({
      province_id: [31],
      city_id: [3171]
    })
    expect(await read('city_id=3273')).toEqual({ city_id: [3273] })
  })

  test('[catalogue-31] cost one query however many provinces an address names', async () => {
    const province_id = Array.from({ length: 40 }, (_, i) => i + 1)
    const query = new URLSearchParams([
      ...province_id.map(id => ['province_id', String(id)]),
      ['city_id', '3171']
    ])
    await options.requestFilters(query)
    await options.requestOptions(products, { province_id })
    const calls = call.mock.calls.filter(([endpoint]) => endpoint === 'GET /buyer/region/city')
    expect(calls).toEqual([
      ['GET /buyer/region/city', {}],
      ['GET /buyer/region/city', {}]
    ])
  })
})
