import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { chatTab, conversation, message, page, userChannel } from '../support/chat-tab.ts'
import { countersWith } from '../support/counters.ts'
import { answerError, answerOk, lostConnection } from '../support/fake-site.ts'

const list = (more = '', number = 1) => `GET /buyer/conversation?filter=all&page=${number}&per_page=12${more}`
const rows = (...ids: number[]) => ids.map(id => conversation({ id, name: `Toko ${id}` }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openList(routes: Parameters<typeof chatTab>[0]) {
  const tab = await chatTab(routes)
  const stops = [tab.list.$conversations.listen(() => undefined), tab.list.watchConversations()]
  await vi.waitFor(() => expect(tab.pusher.joined()).toContain(userChannel))
  await tab.settle()
  return {
    ...tab,
    stop: () => stops.forEach(stop => stop()),
    ids: () => tab.list.$conversations.get().items.map(({ id }) => id)
  }
}

it('[chat-35, chat-37] the list opens with one request, and each change of a conversation renews it', async () => {
  const {
    endpoints,
    pusher,
    ids,
    settle,
    list: store
  } = await openList({
    [list()]: [page(rows(2, 1), 2), page(rows(3, 2, 1), 3)]
  })
  expect(endpoints()).toEqual([list()])
  expect(store.$conversations.get()).toMatchObject({ status: 'ready', total: 2, hasMore: false })
  await vi.advanceTimersByTimeAsync(2_000)
  pusher.send(userChannel, 'conversation', { id: 3 })
  await settle()
  expect([ids(), store.$conversations.get().total]).toEqual([[3, 2, 1], 3])
})

it('[chat-62] how many there are is only said once a list has said it', async () => {
  const tab = await chatTab({ [list()]: [page(rows(2, 1), 2)] })
  expect(tab.list.$conversations.get().total).toBeUndefined()
  const stops = [tab.list.$conversations.listen(() => undefined), tab.list.watchConversations()]
  await tab.settle()
  expect(tab.list.$conversations.get().total).toBe(2)
  stops.forEach(stop => stop())
})

it('[chat-37] the unread figure is that of the badges', async () => {
  const { pusher, list: store } = await openList({ [list()]: [page(rows(1))] })
  pusher.send(userChannel, 'counters', { ...countersWith(0), conversation: 7 })
  expect(store.$conversations.get().unread).toBe(7)
})

it('[chat-28] without a socket a visible list is renewed every 15 seconds', async () => {
  const { endpoints, pusher, show } = await openList({ [list()]: [page(rows(1))] })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(endpoints()).toHaveLength(3)
  show(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(endpoints()).toHaveLength(3)
  pusher.confirm(userChannel)
  await vi.advanceTimersByTimeAsync(0)
  const before = endpoints().length
  show(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(endpoints()).toHaveLength(before)
})

it('more rows follow, also after a deletion, and a failure stops them', async () => {
  const first = Array.from({ length: 12 }, (_, i) => 24 - i)
  const { ids, list: store } = await openList({
    [list()]: [page(rows(...first), 24)],
    [list('', 2)]: [lostConnection, page(rows(13, 12, 11), 15)]
  })
  await store.loadMoreConversations()
  expect(store.$conversations.get()).toMatchObject({ hasMore: false, error: { code: 'offline' } })
  await store.reloadConversations()
  await store.loadMoreConversations()
  expect(ids()).toEqual([...first, 12, 11])
})

it('the search waits for a rest, shows the server’s hits, and ends at once', async () => {
  const {
    ids,
    list: store,
    endpoints
  } = await openList({
    [list()]: [page(rows(2, 1))],
    [list('&keyword=semen')]: [page(rows(1))]
  })
  for (const keyword of ['s', 'semen', 'semen ']) store.searchConversations(keyword)
  expect(store.$conversations.get().keyword).toBe('semen ')
  await vi.advanceTimersByTimeAsync(299)
  expect(endpoints()).toEqual([list()])
  await vi.advanceTimersByTimeAsync(2)
  await vi.waitFor(() => expect([ids(), store.$conversations.get().total]).toEqual([[1], 2]))
  store.searchConversations('')
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(ids()).toEqual([2, 1]))
  expect(endpoints().filter(one => one.includes('keyword'))).toHaveLength(1)
})

it('[chat-6] a deleted conversation leaves the list at once; a failure is shown', async () => {
  const { ids, list: store } = await openList({
    [list()]: [page(rows(2, 1), 2)],
    'POST /buyer/conversation/delete/2': [lostConnection, () => answerOk({ counters: countersWith(0) })]
  })
  const { $toast } = await import('#lib/core/browser/toasts.ts')
  expect(await store.deleteConversation(2)).toBe(false)
  expect($toast.get()).toMatchObject({ tone: 'error' })
  expect(ids()).toEqual([2, 1])
  expect(await store.deleteConversation(2)).toBe(true)
  expect([ids(), store.$conversations.get().total]).toEqual([[1], 1])
})

it('a report returns its error to the dialog, and a block changes row and thread', async () => {
  const tab = await openList({
    [list()]: [page(rows(5))],
    'GET /buyer/conversation/5': [page([message(1)])],
    'GET /buyer/conversation/5?after=1': [page([])],
    'GET /buyer/conversation?id=5': [() => answerOk(rows(5))],
    'POST /buyer/conversation/report/5': [() => answerError('reported_already'), () => answerOk(null)],
    'POST /buyer/conversation/block/5': [() => answerOk({ is_blocked: true })]
  })
  expect(await tab.list.reportConversation(5, 'spam')).toMatchObject({ code: 'reported_already' })
  expect(await tab.list.reportConversation(5, 'spam')).toBeUndefined()
  tab.thread.$thread.listen(() => undefined)
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  await tab.list.blockShop(5, true)
  expect(tab.list.$conversations.get().items[0]?.is_blocked).toBe(true)
  expect(tab.thread.$thread.get().conversation?.is_blocked).toBe(true)
})
