import { expect, test, vi } from 'vitest'

import { totalByPage } from '#server/core/db/count-to-bound.ts'
import { pageWindow, wholeWindow } from '#server/core/db/paging.ts'

const counting = () => vi.fn(() => Promise.resolve(77))

test.each([
  ['the only page', wholeWindow({ page: 1, per_page: 12 }), 3, 3],
  ['an empty list', wholeWindow({ page: 1, per_page: 12 }), 0, 0],
  ['the last page', wholeWindow({ page: 3, per_page: 12 }), 11, 35],
  ['the last page of more than are counted', wholeWindow({ page: 13, per_page: 96 }), 78, 1201]
])('[core-312] says its total without a count: %s', async (_name, window, found, total) => {
  const count = counting()
  expect(await totalByPage(window, found, count)).toBe(total)
  expect(count).not.toHaveBeenCalled()
})

test.each([
  ['a full page', wholeWindow({ page: 1, per_page: 12 }), 12],
  ['a page behind the end', wholeWindow({ page: 3, per_page: 12 }), 0],
  ['the last page of a bounded list, which is cut', pageWindow({ page: 13, per_page: 96 }), 48],
  ['a page behind the bound', pageWindow({ page: 14, per_page: 96 }), 0]
])('[core-312] says its total by a count: %s', async (_name, window, found) => {
  expect(await totalByPage(window, found, counting())).toBe(77)
})
