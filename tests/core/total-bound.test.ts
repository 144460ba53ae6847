import { expect, it } from 'vitest'

import { isTotalBounded } from '#lib/core/total-bound.ts'

import { boundedMeta, pageMeta } from '#server/core/http/answer.ts'

it.each([20, 30, 50, 100])(
  '[core-302] of %i rows a page, a bounded total is told from one that is known',
  size => {
    const bounded = [1_199, 1_200, 1_201].map(total => isTotalBounded(boundedMeta(1, size, total)))
    expect(bounded).toEqual([false, false, true])
    expect([1_200, 1_201, 1_202].map(total => isTotalBounded(pageMeta(1, size, total)))).toEqual([
      false,
      false,
      false
    ])
  }
)
