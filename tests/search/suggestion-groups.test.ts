import { expect, test } from 'vitest'

import { nextPlace, suggestionGroups } from '#lib/search/suggestion-groups.ts'

const item = (kind: 'keyword' | 'category' | 'shop' | 'product', keyword: string) => ({
  kind,
  keyword,
  url: `/${keyword}`
})

test('[search-23] suggestions are grouped by kind, and each knows its index in the whole list', () => {
  const list = [item('keyword', 'a'), item('category', 'b'), item('product', 'c'), item('product', 'd')]
  const groups = suggestionGroups(list, 'x')
  expect(groups.map(({ title, items }) => [title, items.map(one => one.place)])).toEqual([
    ['Kata kunci', [0]],
    ['Kategori', [1]],
    ['Produk', [2, 3]]
  ])
  expect(suggestionGroups(list, '')[0]?.title).toBe('Pencarian populer')
})

test('[search-24] arrow keys cycle through the list and the field', () => {
  const walk = (step: 1 | -1) => {
    const places = [-1]
    for (let n = 0; n < 4; n += 1) places.push(nextPlace(places.at(-1) ?? -1, step, 3))
    return places
  }
  expect(walk(1)).toEqual([-1, 0, 1, 2, -1])
  expect(walk(-1)).toEqual([-1, 2, 1, 0, -1])
})
