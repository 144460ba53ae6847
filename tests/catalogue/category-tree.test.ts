import { expect, test } from 'vitest'

import type { Category } from '#lib/catalogue/contract.ts'
import { categoryTree } from '#lib/catalogue/category-tree.ts'

const category = (id: number, level: number, parent_id: number | null): Category => ({
  id,
  level,
  parent_id,
  type: 'material',
  slug: `k-${id}`,
  name: `K ${id}`,
  icon: 'box'
})

test('[core-101] the menu has three levels with a limited number of entries each', () => {
  const leaves = Array.from({ length: 30 }, (_, n) => category(100 + n, 3, 10))
  const subs = Array.from({ length: 20 }, (_, n) => category(10 + n, 2, 1))
  const [first, second] = categoryTree([category(1, 1, null), category(2, 1, null), ...subs, ...leaves])
  expect([first?.subs.length, first?.subs[0]?.leaves.length]).toEqual([12, 8])
  expect(first?.subs[0]?.leaves[0]?.id).toBe(100)
  expect(second?.subs).toEqual([])
})
