import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  accepted,
  chatTab,
  conversation,
  message,
  page,
  sentMessage,
  threadChannel,
  userChannel
} from '../support/chat-tab.ts'
import { countersWith } from '../support/counters.ts'
import { answerError, answerOk, lostConnection } from '../support/fake-site.ts'

import { after, counts, liveTab, liveThread, row, thread } from './live-thread.ts'

const read = 'POST /buyer/conversation/read/5'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[chat-35] a thread opens with one request where the list knows its conversation and the socket is open', async () => {
  const tab = await liveTab({
    [thread]: [page([message(1)])],
    'GET /buyer/conversation?filter=all&page=1&per_page=12': [page([conversation({ name: 'Toko Jaya' })])]
  })
  tab.list.$conversations.listen(() => undefined)
  tab.list.watchConversations()
  await tab.settle()
  tab.requests.length = 0
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  tab.pusher.confirm(threadChannel)
  await tab.settle()
  expect(tab.endpoints()).toEqual([thread])
  expect(tab.thread.$thread.get()).toMatchObject({
    status: 'ready',
    link: 'live',
    conversation: { name: 'Toko Jaya' }
  })
})

it('[chat-35] what came while the channel was being joined is requested once it is open', async () => {
  const tab = await liveTab({
    [thread]: [page([message(1)])],
    [after(1)]: [page([message(2)])],
    [after(2)]: [page([])]
  })
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  // Its own event went to a channel that was not open yet.
  tab.pusher.send(userChannel, 'conversation', { id: 5 })
  await tab.settle()
  tab.pusher.confirm(threadChannel)
  await tab.settle()
  expect(tab.thread.$thread.get().messages.map(({ id }) => id)).toEqual([1, 2])
})

it('[chat-26] after a reconnect only what is newer is requested, until all of it is there', async () => {
  const { pusher, settle, requests, endpoints, texts } = await liveThread({
    [after(3)]: [page([message(4), message(5)], 3)],
    [after(5)]: [page([message(6)])]
  })
  pusher.send(threadChannel, 'message.created', sentMessage(3))
  expect(texts()).toEqual(['Pesan 1', 'Pesan 2', 'Pesan 3'])
  requests.length = 0
  pusher.breakAll()
  await settle()
  pusher.confirm(threadChannel)
  // It comes before the answer: the gap before it is still requested.
  pusher.send(threadChannel, 'message.created', sentMessage(6))
  await settle()
  expect(texts()).toEqual([1, 2, 3, 4, 5, 6].map(id => `Pesan ${id}`))
  expect(endpoints().filter(one => one.startsWith(thread))).toEqual([after(3), after(5)])
})

it('[chat-26] an event of an open channel and its announcement request nothing', async () => {
  const { pusher, settle, requests, endpoints } = await liveThread()
  requests.length = 0
  pusher.send(threadChannel, 'message.created', sentMessage(3))
  pusher.send(userChannel, 'conversation', { id: 5 })
  await settle()
  expect(endpoints()).toEqual([])
})

it("[chat-26] the other side's reading is shown, also what was missed", async () => {
  const mine = message(2, { is_you: true, role: 'buyer' })
  const {
    pusher,
    settle,
    thread: store
  } = await liveThread({
    [thread]: [page([message(1), mine])],
    [row]: [() => answerOk([conversation()]), () => answerOk([conversation({ read_up_to: 3 })])],
    [after(3)]: [page([])]
  })
  const read = () =>
    store.$thread
      .get()
      .messages.filter(one => one.is_you)
      .map(one => one.is_read)
  expect(read()).toEqual([false])
  pusher.send(threadChannel, 'message.read', { conversation_id: 5, by: 'seller', up_to: 2 })
  expect(read()).toEqual([true])
  pusher.send(threadChannel, 'message.created', sentMessage(3, { role: 'buyer' }))
  expect(read()).toEqual([true, false])
  pusher.breakAll()
  pusher.confirm(threadChannel)
  await settle()
  expect(read()).toEqual([true, true])
})

it('[chat-28] without a socket a visible thread asks every 15 seconds, and a hidden one not at all', async () => {
  const tab = await chatTab({
    ...counts,
    [row]: [() => answerOk([conversation()])],
    [thread]: [page([message(1)])],
    [after(1)]: [page([]), page([message(2)])],
    [after(2)]: [lostConnection, page([])]
  })
  tab.thread.$thread.listen(() => undefined)
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  const polls = () => tab.endpoints().filter(one => one.includes('after=')).length
  expect([polls(), tab.thread.$thread.get().link]).toEqual([0, 'live'])
  await vi.advanceTimersByTimeAsync(14_999)
  expect([polls(), tab.thread.$thread.get().link]).toEqual([0, 'polling'])
  await vi.advanceTimersByTimeAsync(15_001)
  expect(polls()).toBe(2)
  expect(tab.thread.$thread.get().messages.map(({ id }) => id)).toEqual([1, 2])
  const { $counters } = await import('#lib/notification/counters.ts')
  expect($counters.get().conversation).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(tab.thread.$thread.get().link).toBe('offline')
  tab.show(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(polls()).toBe(3)
  tab.show(true)
  await tab.settle()
  expect([polls(), tab.thread.$thread.get().link]).toEqual([4, 'polling'])
  tab.pusher.confirm(threadChannel)
  await tab.settle()
  const before = polls()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([polls(), tab.thread.$thread.get().link]).toEqual([before, 'live'])
})

it('[chat-4, chat-27] what was on a visible page is marked as read, at once and then a second apart', async () => {
  const {
    show,
    requests,
    thread: store,
    settle,
    pusher
  } = await liveThread({
    [read]: [() => answerOk({ counters: { ...countersWith(0), conversation: 4 } })]
  })
  const marks = () => requests.filter(one => one.endpoint === read).map(({ body }) => body)
  show(false)
  store.seen(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(marks()).toEqual([])
  show(true)
  await settle()
  expect(marks()).toEqual([{ up_to: 1 }])
  const { $counters } = await import('#lib/notification/counters.ts')
  expect($counters.get().conversation).toBe(4)
  pusher.send(threadChannel, 'message.created', sentMessage(3))
  store.seen(2)
  store.seen(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(marks()).toEqual([{ up_to: 1 }, { up_to: 3 }])
  await vi.advanceTimersByTimeAsync(60_000)
  store.seen(3)
  await settle()
  expect(marks()).toHaveLength(2)
})

it('[chat-27] a mark that failed is sent again', async () => {
  const { requests, thread: store } = await liveThread({
    [read]: [lostConnection, () => answerOk({ counters: countersWith(0) })]
  })
  store.seen(2)
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests.filter(one => one.endpoint === read)).toHaveLength(2)
})

it('[chat-27] marks are sent one at a time; after failures at growing pauses, or when the browser is online', async () => {
  const late: ((response: Response) => void)[] = []
  const tab = await liveThread({
    [after(2)]: [page([])],
    [read]: [() => new Promise<Response>(resolve => late.push(resolve)), lostConnection]
  })
  const marks = () => tab.requests.filter(one => one.endpoint === read).length
  tab.thread.seen(1)
  tab.thread.seen(2)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(marks()).toBe(1)
  late[0]!(answerError('busy'))
  await tab.settle()
  const gaps: number[] = []
  for (let seconds = 1; gaps.length < 7; seconds += 1) {
    const before = marks()
    tab.thread.seen(2)
    await vi.advanceTimersByTimeAsync(1_000)
    if (marks() === before) continue
    gaps.push(seconds)
    seconds = 0
  }
  expect(gaps).toEqual([2, 4, 8, 16, 32, 60, 60])
  const before = marks()
  tab.window.dispatchEvent(new Event('online'))
  await tab.settle()
  tab.show(true)
  await tab.settle()
  expect(marks()).toBe(before + 2)
})

it('[chat-16, chat-27] a conversation that does not exist any more is marked no more', async () => {
  const tab = await liveThread({ [read]: [() => answerError('conversation_not_found')] })
  tab.thread.seen(1)
  await vi.advanceTimersByTimeAsync(600_000)
  tab.thread.seen(2)
  tab.show(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tab.requests.filter(one => one.endpoint === read)).toHaveLength(1)
})

it('[chat-28, chat-32] a channel that closed has ten seconds to open before the thread says that it asks', async () => {
  const tab = await liveThread({ [after(2)]: [page([])] })
  const link = () => tab.thread.$thread.get().link
  await vi.advanceTimersByTimeAsync(60_000)
  tab.pusher.breakAll()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(link()).toBe('live')
  await vi.advanceTimersByTimeAsync(1)
  expect(link()).toBe('polling')
  tab.pusher.confirm(threadChannel)
  await tab.settle()
  tab.pusher.breakAll()
  await tab.settle()
  expect(link()).toBe('live')
})

it('[chat-26, chat-36] a conversation that is not stored yet is offline only until the browser is online', async () => {
  const tab = await liveTab({
    'GET /buyer/conversation/user/3': [() => answerOk(conversation({ id: null }))]
  })
  tab.thread.openThread({ shopId: 3 })
  await tab.settle()
  tab.window.dispatchEvent(new Event('offline'))
  expect(tab.thread.$thread.get().link).toBe('offline')
  tab.window.dispatchEvent(new Event('online'))
  await tab.settle()
  expect(tab.thread.$thread.get().link).toBe('live')
})

it.each([{ id: 5 }, { shopId: 3 }])(
  '[chat-26] a thread that could not be loaded is loaded when the browser is online: %o',
  async target => {
    const tab = await liveTab({
      'GET /buyer/conversation/user/3': [lostConnection, () => answerOk(conversation())],
      [thread]: 'id' in target ? [lostConnection, page([message(1)])] : [page([message(1)])]
    })
    tab.thread.openThread(target)
    await tab.settle()
    expect(tab.thread.$thread.get()).toMatchObject({ status: 'failed', link: 'offline' })
    tab.window.dispatchEvent(new Event('online'))
    await tab.settle()
    expect(tab.thread.$thread.get()).toMatchObject({ status: 'ready', link: 'live' })
    expect(tab.shown()).toEqual(['Pesan 1'])
  }
)

it.each([
  [7, { receiver_type: 'seller', receiver_id: 7 }],
  [0, { receiver_type: 'admin' }]
])(
  '[chat-36] the first message to shop %i begins the conversation, whose channel is joined then',
  async (shopId, receiver) => {
    const with7 = conversation({
      id: null,
      shop: shopId ? { id: shopId, slug: 't', is_official: false } : null
    })
    const tab = await liveTab({
      [`GET /buyer/conversation/user/${shopId}`]: [() => answerOk(with7)],
      'POST /buyer/conversation/create': [accepted(1), accepted(2)],
      [after(0)]: [page([message(1, { is_you: true, message: 'Halo' })])]
    })
    tab.thread.openThread({ shopId })
    await tab.settle()
    expect(tab.thread.$thread.get()).toMatchObject({ status: 'ready', messages: [] })
    tab.thread.sendMessage({ text: 'Halo' })
    tab.thread.sendMessage({ text: 'Masih ada?' })
    await tab.settle()
    expect(tab.shown()).toEqual(['Halo', 'Masih ada?'])
    const sent = tab.requests.filter(({ endpoint }) => endpoint.endsWith('/create')).map(({ body }) => body)
    expect(sent).toEqual([expect.objectContaining(receiver), expect.objectContaining(receiver)])
    expect(tab.thread.$thread.get().conversation?.id).toBe(5)
    expect(tab.pusher.joined()).toContain(threadChannel)
  }
)

it('a conversation with a shop that is stored opens with its messages', async () => {
  const tab = await liveTab({
    'GET /buyer/conversation/user/3': [() => answerOk(conversation())],
    [thread]: [page([message(1)])]
  })
  tab.thread.openThread({ shopId: 3 })
  await tab.settle()
  expect(tab.shown()).toEqual(['Pesan 1'])
})

it('a thread of somebody else is missing, and a lost connection can be tried again', async () => {
  const tab = await liveTab({
    [thread]: [() => answerError('conversation_not_found'), lostConnection, page([message(1)])]
  })
  const status = () => tab.thread.$thread.get().status
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  expect(status()).toBe('missing')
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  expect(status()).toBe('failed')
  tab.thread.reloadThread()
  await tab.settle()
  expect([status(), ...tab.shown()]).toEqual(['ready', 'Pesan 1'])
})

it('[chat-33] signing out closes the thread and the socket, and nothing of it stays', async () => {
  const { $session, settle, pusher, thread: store } = await liveThread()
  $session.set({ status: 'guest' })
  await settle()
  expect(store.$thread.get()).toMatchObject({ messages: [], pending: [], status: 'loading' })
  expect([pusher.joined(), pusher.open()]).toEqual([[], []])
})
