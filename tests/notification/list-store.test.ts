import { afterEach, expect, it, onTestFinished, vi } from 'vitest'

import { answerOk, openSite } from '../support/fake-site.ts'

const endpoint = 'GET /buyer/notification?type=all&page=1&per_page=12'
const notification = (id: number) => ({
  id,
  type: 'transaction' as const,
  title: `Kabar ${id}`,
  body: '',
  date: '2026-11-22T00:00:00.000Z',
  is_read: false,
  value: '1'
})

afterEach(() => vi.unstubAllGlobals())

it('[notification-11] a notification that arrives during an older request stays in the list', async () => {
  let bringOld: (answer: Response) => void = () => undefined
  const answers = [
    () => answerOk([notification(1)]),
    // Opening the list requests once more what came while none was open.
    () => answerOk([notification(1)]),
    () => new Promise<Response>(resolve => (bringOld = resolve)),
    () => answerOk([notification(2), notification(1)])
  ]
  vi.resetModules()
  const store = await import('#lib/notification/store/list.ts')
  const { hearArrival } = await import('#lib/notification/store/arrivals.ts')
  const site = openSite({ [endpoint]: answers })
  const stops = [store.$notifications.listen(() => undefined), store.watchNotifications()]
  onTestFinished(() => stops.forEach(stop => stop()))
  const ids = () => store.$notifications.get().items.map(({ id }) => id)
  await vi.waitFor(() => expect(site.requests).toHaveLength(2))
  await vi.waitFor(() => expect(ids()).toEqual([1]))
  hearArrival()
  await vi.waitFor(() => expect(site.requests).toHaveLength(3))
  hearArrival(notification(2))
  bringOld(answerOk([notification(1)]))
  await vi.waitFor(() => expect(site.requests).toHaveLength(4))
  await vi.waitFor(() => expect(ids()).toEqual([2, 1]))
})

it("[notification-13] in the tab of one type 'Tandai semua dibaca' reaches only up to the shown ones", async () => {
  vi.resetModules()
  const store = await import('#lib/notification/store/list.ts')
  const { hearArrival } = await import('#lib/notification/store/arrivals.ts')
  const site = openSite({
    [endpoint]: [() => answerOk([notification(5), notification(1)])],
    'GET /buyer/notification?type=promotion&page=1&per_page=12': [
      () => answerOk([{ ...notification(3), type: 'promotion' }])
    ],
    'POST /buyer/notification/read/all': [() => answerOk({ counters: {} })]
  })
  const stops = [store.$notifications.listen(() => undefined), store.watchNotifications()]
  onTestFinished(() => stops.forEach(stop => stop()))
  await vi.waitFor(() => expect(store.$notifications.get().items).toHaveLength(2))
  store.showTab('promotion')
  await vi.waitFor(() => expect(store.$notifications.get().items.map(({ id }) => id)).toEqual([3]))
  // It is in another tab, which the person does not see.
  hearArrival(notification(9))
  await store.markAllRead()
  const sent = () =>
    site.requests
      .filter(({ endpoint: sentEndpoint }) => sentEndpoint.endsWith('/read/all'))
      .map(({ body }) => body)
  expect(sent()).toEqual([{ up_to: 5 }])
  hearArrival({ ...notification(11), type: 'promotion' })
  await store.markAllRead()
  expect(sent().at(-1)).toEqual({ up_to: 11 })
})

it('[notification-52] the next page of a list that became shorter leaves no gap', async () => {
  vi.resetModules()
  const store = await import('#lib/notification/store/list.ts')
  const rows = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, i) => notification(from - i))
  const page = (number: number, per_page: number, items: object[]) =>
    new Response(
      JSON.stringify({
        status: 200,
        success: true,
        message: 'OK',
        data: items,
        meta: { page: number, per_page, total: 36, total_pages: 36 / per_page }
      })
    )
  const at = (number: number, size = 12) => `GET /buyer/notification?type=all&page=${number}&per_page=${size}`
  let bringThird: (answer: Response) => void = () => undefined
  openSite({
    [at(1)]: [() => page(1, 12, rows(36, 25))],
    [at(2)]: [() => page(2, 12, rows(24, 13))],
    [at(3)]: [() => new Promise<Response>(resolve => (bringThird = resolve)), () => page(3, 12, rows(12, 1))],
    // Another device deleted the loaded ones except the first.
    [at(1, 24)]: [() => page(1, 24, rows(36, 25))]
  })
  onTestFinished(store.$notifications.listen(() => undefined))
  const held = () => store.$notifications.get().items.length
  await vi.waitFor(() => expect(held()).toBe(12))
  await store.loadMore()
  expect(held()).toBe(24)
  const third = store.loadMore()
  const { hearArrival } = await import('#lib/notification/store/arrivals.ts')
  onTestFinished(store.watchNotifications())
  hearArrival()
  await vi.waitFor(() => expect(held()).toBe(12))
  bringThird(page(3, 12, rows(12, 1)))
  await third
  expect(store.$notifications.get()).toMatchObject({ hasMore: true, isLoadingMore: false })
  expect(held()).toBe(12)
})

it('a click on a row is saved by a call that outlives the page, from the first row shown', async () => {
  vi.resetModules()
  const store = await import('#lib/notification/store/list.ts')
  const { $counters } = await import('#lib/notification/counters.ts')
  openSite({
    [endpoint]: [() => answerOk([notification(1)])],
    'POST /buyer/notification/read/1': [() => answerOk({ counters: $counters.get() })]
  })
  let isMarked = false
  // In the moment in which the row appears.
  const stop = store.$notifications.listen(({ items }) => {
    if (items.length === 0 || isMarked) return
    isMarked = true
    void store.markRead(1)
  })
  onTestFinished(stop)
  const saves = () =>
    vi.mocked(fetch).mock.calls.filter(([address]) => String(address).endsWith('/notification/read/1'))
  await vi.waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.[1]).toMatchObject({ keepalive: true })
})
