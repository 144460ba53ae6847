import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Home from '#lib/home/store.ts'

import { lostConnection, openSite } from '../support/fake-site.ts'

const endpoint = (page: number) => `GET /buyer/product/search/recommendation?page=${page}&per_page=20`
const page = (number: number) => () =>
  new Response(
    JSON.stringify({
      success: true,
      status: 200,
      message: 'OK',
      data: [{ id: number, slug: `barang-${number}` }],
      meta: { page: number, per_page: 20, total: 200, total_pages: 10 }
    })
  )

let home: typeof Home
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  home = await import('#lib/home/store.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[home-4] the feed loads two seconds after it came near, and waits for its button at the third page', async () => {
  const site = openSite({ [endpoint(1)]: [page(1)], [endpoint(2)]: [page(2)] })
  home.startFeed()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(site.endpoints()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(home.$feed.get()).toMatchObject({ status: 'idle', page: 1, next: 'scroll' })
  home.scrollFeed()
  await vi.advanceTimersByTimeAsync(0)
  expect(home.$feed.get()).toMatchObject({ page: 2, next: 'button' })
  expect(site.endpoints()).toEqual([endpoint(1), endpoint(2)])
})

test('[home-4] after an error scrolling loads again only 30 seconds later', async () => {
  const site = openSite({ [endpoint(1)]: [lostConnection, page(1)] })
  home.startFeed()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(home.$feed.get().status).toBe('error')
  await vi.advanceTimersByTimeAsync(29_999)
  home.scrollFeed()
  await vi.advanceTimersByTimeAsync(0)
  expect(site.endpoints()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  home.scrollFeed()
  await vi.advanceTimersByTimeAsync(0)
  expect(home.$feed.get()).toMatchObject({ status: 'idle', page: 1 })
})

test('[home-7] the feed requests nothing that is shown above it, and leaves out products added there meanwhile', async () => {
  const requested = (number: number) => `${endpoint(number)}&without%5B%5D=7`
  const site = openSite({ [requested(1)]: [page(1)], [requested(2)]: [page(2)] })
  let above = ['7', '7']
  site.page.querySelectorAll = () => above.map(compare => ({ dataset: { compare } }))
  home.startFeed()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(home.$feed.get().items.map(card => card.slug)).toEqual(['barang-1'])
  above = ['7', '2']
  home.scrollFeed()
  await vi.advanceTimersByTimeAsync(0)
  expect(home.$feed.get()).toMatchObject({ page: 2 })
  expect(home.$feed.get().items.map(card => card.slug)).toEqual(['barang-1'])
  expect(site.endpoints()).toEqual([requested(1), requested(2)])
})
