import { expect, it } from 'vitest'

import { isListCached } from '#server/page/list-caching.ts'

const meta = (total: number) => ({ total, total_pages: Math.ceil(total / 12) })

it.each([
  ['its first page', { page: 1, meta: meta(30) }, true],
  ['its last page', { page: 3, meta: meta(30) }, true],
  ['a page beyond it', { page: 4, meta: meta(30) }, false],
  ['what filters find', { page: 1, meta: meta(30), narrowing: { brand: ['Tiga Roda'] } }, true],
  ['what filters find nothing for', { page: 1, meta: meta(0), narrowing: { brand: ['x1'] } }, false],
  [
    'an empty list in another order',
    { page: 1, meta: meta(0), narrowing: { sort_by: 'terdekat', to_city_id: 3171 } as const },
    true
  ],
  ['an empty list, of whatever page', { page: 2, meta: meta(0) }, false],
  ['a filter that was left out', { page: 1, meta: meta(0), narrowing: { keyword: undefined } }, true],
  ['what is no list', { page: 9, meta: undefined }, true]
])('[core-177] %s: cached or not', (_what, list, isCached) => {
  expect(isListCached(list)).toBe(isCached)
})
