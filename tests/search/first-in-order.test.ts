import { describe, expect, test } from 'vitest'

import { firstInOrder } from '#server/search/index/first-in-order.ts'

describe('the first of an order', () => {
  const values = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1009)
  const compare = (a: number, b: number) => (values[a] as number) - (values[b] as number)
  const sorted = [...values.keys()].toSorted(compare)

  test.each([0, 1, 12, 299, 300, 301, 999, 1000, 5000])(
    '%i of a thousand are the same as in the full order',
    first => {
      expect(firstInOrder(values.length, first, compare)).toEqual(sorted.slice(0, first))
    }
  )

  test('equal ones keep their order', () => {
    expect(firstInOrder(20, 3, () => 0)).toEqual([0, 1, 2])
  })
})
