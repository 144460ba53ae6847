import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { answerOk, openSite } from '../support/fake-site.ts'

type Hear = (event: string, data?: unknown) => void
type Bound = { socketId: string; channelName: string }

/** The service behind the socket: what was joined, and each channel's listener. */
const service = {
  channels: new Map<string, Hear>(),
  handlers: new Map<string, (data: { previous: string }) => void>(),
  authorize: undefined as
    | undefined
    | ((params: Bound, done: (error: unknown, data: unknown) => void) => void),
  isClosed: false
}

class FakePusher {
  constructor(_key: string, options: { channelAuthorization: { customHandler: typeof service.authorize } }) {
    service.authorize = options.channelAuthorization.customHandler
  }
  connection = {
    bind: (name: string, heard: () => void) => void service.handlers.set(name, heard)
  }
  subscribe = (name: string) => ({
    unbind_global: () => undefined,
    bind_global: (hear: Hear) => void service.channels.set(name, hear)
  })
  unsubscribe = (name: string) => void service.channels.delete(name)
  disconnect = () => void (service.isClosed = true)
}

const chat = { id: 7, buyer: { id: 5, name: 'Dewi' }, unread_count: 0, read_up_to: 0 }
const list = 'GET /ops/conversation?filter=all&page=1&per_page=20'
const head = 'GET /ops/conversation?id=7'
const newest = 'GET /ops/conversation/7'

/** The stores of a caller, whose site answers and whose socket the test plays. */
async function openConsole(shop: { id: number } | null) {
  vi.resetModules()
  vi.doMock('pusher-js', () => ({ default: FakePusher }))
  const site = openSite({
    [list]: [() => answerOk([chat])],
    [head]: [() => answerOk([chat])],
    [newest]: [() => answerOk([{ id: 1, message: 'Halo', is_you: false, is_read: true }])],
    [`${newest}?after=1`]: [() => answerOk([])],
    'POST /ops/broadcasting/auth': [() => answerOk({ auth: 'k:signature' })]
  })
  const page = Object.assign(site.page, {
    hidden: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined
  })
  const online = globalThis.fetch
  vi.stubGlobal('location', { protocol: 'http:', port: '', hostname: 'localhost' })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/client-config'
      ? Promise.resolve(new Response('{"signature_key":"k","realtime":{"key":"k"}}'))
      : online(url, init)
  )
  const { $caller } = await import('../../src/ops/console-store.ts')
  const { watchChats } = await import('../../src/ops/chat-live.ts')
  const { openThread, closeThread } = await import('../../src/ops/chat-thread-store.ts')
  const { $thread } = await import('../../src/ops/chat-thread.ts')
  $caller.set({ name: 'console', role: shop ? 'seller' : 'owner', shop, calls: [] } as never)
  const count = (endpoint: string) => site.endpoints().filter(one => one === endpoint).length
  return { site, page, count, watchChats, openThread, closeThread, $thread }
}

beforeEach(() => {
  service.channels.clear()
  service.handlers.clear()
  service.isClosed = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('pusher-js')
})

it.each([
  [null, 'private-shop.0'],
  [{ id: 3 }, 'private-shop.3']
])(
  '[ops-45] the list of the caller of the shop %o is told on its channel, signed by the console',
  async (shop, channel) => {
    const { site, watchChats } = await openConsole(shop)
    const stop = watchChats()
    await vi.waitFor(() => expect([...service.channels.keys()]).toEqual([channel]))
    const signed = await new Promise(resolve =>
      service.authorize!({ socketId: '1.1', channelName: channel }, (_, data) => resolve(data))
    )
    expect(signed).toEqual({ auth: 'k:signature' })
    expect(site.endpoints()).not.toContain('POST /broadcasting/auth')
    stop()
    expect(service.isClosed).toBe(true)
  }
)

it('[ops-45] the open thread is told of messages and reading on its own channel, until it is closed', async () => {
  const { count, watchChats, openThread, closeThread, $thread } = await openConsole(null)
  const stop = watchChats()
  await vi.waitFor(() => expect(service.channels.has('private-shop.0')).toBe(true))
  await openThread(chat as never)
  const hear = service.channels.get('private-conversation.7')!
  hear('pusher:subscription_succeeded')
  // What came between the request and the channel was missed.
  await vi.waitFor(() => expect(count(`${newest}?after=1`)).toBe(1))
  hear('message.created', { id: 2, conversation_id: 7, role: 'seller', message: 'Ada' })
  hear('message.read', { conversation_id: 7, by: 'buyer', up_to: 2 })
  expect($thread.get()?.messages.map(one => [one.message, one.is_you, one.is_read])).toEqual([
    ['Halo', false, true],
    ['Ada', true, true]
  ])
  closeThread()
  expect([...service.channels.keys()]).toEqual(['private-shop.0'])
  stop()
})

it('[ops-45] a change is requested at once, many in a row together', async () => {
  const { count, watchChats } = await openConsole(null)
  const stop = watchChats()
  await vi.waitFor(() => expect(service.channels.has('private-shop.0')).toBe(true))
  await vi.waitFor(() => expect(count(list)).toBe(1))
  vi.useFakeTimers()
  const hear = service.channels.get('private-shop.0')!
  for (let id = 1; id <= 20; id++) hear('conversation', { id })
  await vi.waitFor(() => expect(count(list)).toBe(2))
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(count(list)).toBe(3))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(count(list)).toBe(3)
  stop()
})

it('[ops-45] what no open channel tells is requested every 15 seconds while the page is visible', async () => {
  vi.useFakeTimers()
  const { page, count, watchChats, openThread } = await openConsole(null)
  const stop = watchChats()
  await vi.waitFor(() => expect(service.channels.has('private-shop.0')).toBe(true))
  await openThread(chat as never)
  const [shop, thread] = ['private-shop.0', 'private-conversation.7'].map(name => service.channels.get(name)!)
  shop!('pusher:subscription_succeeded')
  thread!('pusher:subscription_succeeded')
  await vi.advanceTimersByTimeAsync(14_000)
  const [lists, threads] = [count(list), count(`${newest}?after=1`)]
  await vi.advanceTimersByTimeAsync(30_000)
  expect([count(list), count(`${newest}?after=1`)]).toEqual([lists, threads])
  service.handlers.get('state_change')!({ previous: 'connected' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect([count(list), count(`${newest}?after=1`)]).toEqual([lists + 1, threads + 1])
  expect(page.hidden).toBe(false)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count(list)).toBe(lists + 1)
})
