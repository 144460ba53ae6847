import { expect, test, vi } from 'vitest'

import { CachedLists } from '#server/search/cached-lists.ts'

import { buildDemoIndex } from '../support/demo-index.ts'

const { index, goods } = buildDemoIndex(300)
const [main, sub] = goods[0]!.facts.categories
const ofMain = { id: main, level: 1 }

test('[catalogue-75] the products of a category, of each level, and of all are chosen once for all their filters', () => {
  const lists = new CachedLists()
  const looks = vi.spyOn(index, 'slots')
  for (const [category, level, id] of [
    [ofMain, 1, main],
    [{ id: sub, level: 2 }, 2, sub]
  ] as const) {
    const wanted = goods.filter(({ facts }) => facts.categories[level - 1] === id)
    expect(new Set(lists.of(index, category))).toEqual(new Set(wanted.map(({ facts }) => facts)))
    expect(lists.of(index, { ...category })).toBe(lists.of(index, category))
  }
  expect(lists.of(index, undefined)).toHaveLength(goods.length)
  expect(lists.of(index, undefined)).toBe(lists.of(index, undefined))
  expect(looks).toHaveBeenCalledTimes(3)
})

test('[catalogue-75] they are chosen anew after a change of a product, and of another index', () => {
  const lists = new CachedLists()
  const before = lists.of(index, ofMain)
  index.remove(goods[0]!.id)
  expect(lists.of(index, ofMain)).toEqual(before.filter(facts => facts !== goods[0]!.facts))
  const facts = { ...goods[0]!.facts, price: 1 }
  index.put({ ...goods[0]!, facts })
  expect(lists.of(index, ofMain)).toContain(facts)
  const other = buildDemoIndex(20)
  expect(lists.of(other.index, undefined)).toHaveLength(other.goods.length)
})
