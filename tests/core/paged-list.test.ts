import { expect, test } from 'vitest'

import type { Called } from '#lib/core/api/call.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'
import { maxReloaded, pagedList } from '#lib/core/schema/paged-list.ts'

type Item = { id: number }

/** A list of two items a page; the pages named here fail to load. */
function openList(totalPages: number, lost: number[] = []) {
  const requested: number[] = []
  const request = async (page: number): Promise<Called<Item[]>> => {
    requested.push(page)
    if (lost.includes(page)) return { ok: false, error: browserErrors.offline }
    const meta = { page, per_page: 2, total: totalPages * 2, total_pages: totalPages }
    return { ok: true, value: [{ id: page * 2 }, { id: page * 2 + 1 }], message: 'OK', meta }
  }
  return { list: pagedList(request, { page: 1, totalPages }), requested }
}

const pagesOf = (items: readonly Item[]) => new Set(items.map(({ id }) => Math.floor(id / 2)))

test('[catalogue-27] a returning reader gets the pages that were open, in order, and the next ones', async () => {
  const { list, requested } = openList(9)
  await list.reload(5)
  expect(requested).toEqual([2, 3, 4, 5])
  expect(list.$state.get()).toMatchObject({ page: 5, status: 'idle', next: 'button' })
  expect([...pagesOf(list.$state.get().items)]).toEqual([2, 3, 4, 5])
})

test('[catalogue-27] at most 20 pages are loaded again, and none after the end', async () => {
  const long = openList(500)
  await long.list.reload(400)
  expect(long.requested).toHaveLength(maxReloaded)
  expect(maxReloaded).toBe(20)
  const short = openList(3)
  await short.list.reload(9)
  expect(short.list.$state.get()).toMatchObject({ page: 3, next: 'end' })
})

test('[catalogue-27] a page that fails to load again ends the list before it, with a retry', async () => {
  const { list } = openList(9, [4])
  await list.reload(6)
  expect(list.$state.get()).toMatchObject({ page: 3, status: 'idle', next: 'scroll' })
  const none = openList(9, [2])
  await none.list.reload(6)
  expect(none.list.$state.get()).toMatchObject({ page: 1, items: [], status: 'idle', next: 'scroll' })
})
