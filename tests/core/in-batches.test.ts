import { expect, it } from 'vitest'

import { inBatches } from '#server/core/concurrency/in-batches.ts'

it('[checkout-96] calls that come while an earlier one is under way are made together, and each gets its own result', async () => {
  const made: (readonly number[])[] = []
  const double = inBatches(async (list: readonly number[]) => {
    made.push(list)
    await Promise.resolve()
    if (list.includes(3)) throw new Error('three')
    return list.map(one => one * 2)
  })
  expect(await Promise.all([double(1), double(2), double(5)])).toEqual([2, 4, 10])
  expect(made).toEqual([[1], [2, 5]])
  made.length = 0
  const failed = await Promise.allSettled([double(1), double(3), double(4)])
  expect(failed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(made).toEqual([[1], [3, 4], [3], [4]])
  // One that failed keeps none that comes later waiting.
  expect(await double(6)).toBe(12)
})
