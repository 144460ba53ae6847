import { describe, expect, test } from 'vitest'

import { listCondition } from '#server/search/postgres/list-condition.ts'

describe('[search-33] the condition of a list', () => {
  test.each([
    [{}, true],
    [{ min_price: 0, is_promo: false, province_id: [], brand: [] }, true],
    [{ min_price: 1 }, false],
    [{ city_id: [3171] }, false],
    [{ rating_min: 4 }, false]
  ])('%j is everything: %s', (filter, isEverything) => {
    expect(listCondition(filter).isEverything).toBe(isEverything)
  })

  test('is narrowed by what can be bought, and by facets whatever their case', () => {
    expect(listCondition({}, true).isEverything).toBe(false)
    expect(listCondition({ brand: ["D'Or", 'DULUX'], color: ['Putih'] }).tokens).toEqual([
      "('=brand d''or' | '=brand dulux')",
      "('=color putih')"
    ])
  })
})
