import { expect, test } from 'vitest'

import { HeldItems, noWord } from '#server/search/index/held-items.ts'

/** Item n has n words, the numbers from n on. */
const item = (n: number) => ({
  id: 1000 + n,
  name: Array.from({ length: n }, (_, word) => n + word),
  isSold: n % 3 === 0,
  rank: n / 7
})

test('[search-80] items are in columns as they were added, while these grow', () => {
  const items = new HeldItems()
  const count = 200
  for (let n = 0; n < count; n += 1) expect(items.add(item(n))).toBe(n)
  expect(items.extent).toBe(count)
  for (let n = 0; n < count; n += 1) {
    const { id, name, isSold, rank } = item(n)
    expect([items.idAt(n), items.isSoldAt(n), items.rankAt(n), items.isLive(n)]).toEqual([
      id,
      isSold,
      rank,
      true
    ])
    expect(items.lengthAt(n)).toBe(n)
    expect(Array.from({ length: n + 2 }, (_, position) => items.wordAt(n, position))).toEqual([
      ...name,
      noWord,
      noWord
    ])
  }
})

test('[search-80] what is removed is dead, also what is sold out, and its neighbours keep their names', () => {
  const items = new HeldItems()
  for (let n = 0; n < 5; n += 1) items.add(item(n))
  items.remove(3)
  expect([0, 1, 2, 3, 4].map(slot => items.isLive(slot))).toEqual([true, true, true, false, true])
  expect(items.isSoldAt(3)).toBe(false)
  expect(items.wordAt(4, 0)).toBe(4)
})
