import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { SharedSocket } from '#lib/core/browser/shared-socket.ts'
import type { Connection, ConnectionEvents } from '#lib/core/browser/tab-messages.ts'

import { fakeTabs } from '../support/fake-tabs.ts'

let page: EventTarget & { hidden: boolean }

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type FakeConnection = { tab: string; events: ConnectionEvents; channels: Set<string>; isClosed: boolean }

/** A browser whose tabs share a socket; `connect` may fail. */
function browser() {
  const tabs = fakeTabs()
  const connections: FakeConnection[] = []
  const state = { isOffline: false }
  const connect = async (tab: string, events: ConnectionEvents): Promise<Connection> => {
    if (state.isOffline) throw new Error('offline')
    const one: FakeConnection = { tab, events, channels: new Set(), isClosed: false }
    connections.push(one)
    return {
      join: channel => void one.channels.add(channel),
      leave: channel => void one.channels.delete(channel),
      close: () => void (one.isClosed = true)
    }
  }
  const open = (tab: string, hasLocks = true) => {
    const TabChannel = tabs.channelOf(tab)
    const ended = vi.fn()
    const socket = new SharedSocket('live-7', {
      connect: events => connect(tab, events),
      locks: hasLocks ? tabs.locksOf(tab) : undefined,
      openTabChannel: () => new TabChannel('live-7'),
      ended
    })
    const log: unknown[] = []
    const join = (channel: string) =>
      socket.join(channel, {
        opened: () => log.push(`${channel} opened`),
        closed: () => log.push(`${channel} closed`),
        received: (event, data) => log.push([channel, event, data])
      })
    socket.start()
    return { socket, join, log, ended }
  }
  return { ...tabs, state, open, connections, live: () => connections.filter(({ isClosed }) => !isClosed) }
}

/** Runs all waiting microtasks. */
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A leading tab and one behind it, each with a channel of its own that is open. */
async function leaderAndFollower() {
  const { open, ...rest } = browser()
  const first = open('first')
  const second = open('second')
  first.join('user')
  second.join('user')
  second.join('thread')
  await settle()
  const [connection] = rest.live()
  for (const channel of ['user', 'thread']) connection!.events.opened(channel)
  await settle()
  return { ...rest, open, first, second, connection: connection! }
}

it('[chat-31] one socket serves all tabs: it joins the channels of all, and each tab hears its own', async () => {
  const { first, second, live, connection } = await leaderAndFollower()
  expect(live()).toHaveLength(1)
  expect([...connection.channels]).toEqual(['user', 'thread'])
  connection.events.received('user', 'counters', { cart: 1 })
  connection.events.received('thread', 'message.created', { id: 5 })
  await settle()
  const counters = ['user', 'counters', { cart: 1 }]
  expect(first.log).toEqual(['user opened', counters])
  expect(second.log).toEqual([
    'user opened',
    'thread opened',
    counters,
    ['thread', 'message.created', { id: 5 }]
  ])
})

it('[chat-31] a channel that no tab wants any more is left, and one that is open already opens at once', async () => {
  const { first, second, connection } = await leaderAndFollower()
  const leave = first.join('thread')
  await settle()
  expect(first.log.at(-1)).toBe('thread opened')
  second.socket.stop()
  await settle()
  expect([...connection.channels]).toEqual(['user', 'thread'])
  leave()
  await settle()
  expect([...connection.channels]).toEqual(['user'])
})

it('[chat-31, core-227] a broken connection closes the channels in all tabs until it is back', async () => {
  const { first, second, connection } = await leaderAndFollower()
  connection.events.broken()
  await settle()
  expect([first.log.at(-1), second.log.at(-1)]).toEqual(['user closed', 'thread closed'])
  connection.events.opened('thread')
  await settle()
  expect([first.log.at(-1), second.log.at(-1)]).toEqual(['user closed', 'thread opened'])
})

it('[chat-31] without locks each tab has a socket of its own', async () => {
  const { open, live } = browser()
  for (const tab of ['first', 'second']) open(tab, false).join('user')
  await settle()
  expect(live().map(({ tab, channels }) => [tab, ...channels])).toEqual([
    ['first', 'user'],
    ['second', 'user']
  ])
})

it.each([
  ['closed', (tabs: ReturnType<typeof browser>) => tabs.crash('first')],
  ['left', (_tabs: unknown, first: SharedSocket) => first.stop()]
])(
  '[chat-32] a leader that is %s is followed by another tab, whose channels open anew',
  async (_how, end) => {
    const tabs = await leaderAndFollower()
    end(tabs, tabs.first.socket)
    await settle()
    expect(tabs.holder('live-7')).toBe('second')
    const connection = tabs.connections.at(-1)!
    expect([connection.tab, ...connection.channels]).toEqual(['second', 'user', 'thread'])
    connection.events.opened('thread')
    expect(tabs.second.log.slice(-3)).toEqual(['user closed', 'thread closed', 'thread opened'])
  }
)

it('[chat-32] a frozen leader does not answer: a visible tab takes over, and the leader follows when it wakes', async () => {
  const { first, second, freeze, thaw, holder, live, connection } = await leaderAndFollower()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(holder('live-7')).toBe('first')
  freeze('first')
  await vi.advanceTimersByTimeAsync(24_999)
  expect(holder('live-7')).toBe('first')
  await vi.advanceTimersByTimeAsync(1)
  expect(holder('live-7')).toBe('second')
  thaw('first')
  expect(connection.isClosed).toBe(true)
  first.join('other')
  await settle()
  expect(live().map(({ tab, channels }) => [tab, ...channels])).toEqual([
    ['second', 'user', 'thread', 'other']
  ])
  live()[0]!.events.received('user', 'counters', 1)
  await settle()
  for (const { log } of [first, second]) expect(log.at(-1)).toEqual(['user', 'counters', 1])
})

it('[chat-32] a hidden tab does not take over', async () => {
  const { freeze, holder } = await leaderAndFollower()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  freeze('first')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(holder('live-7')).toBe('first')
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(holder('live-7')).toBe('second')
})

it('[chat-33] signing out in any tab ends the socket in all', async () => {
  const { first, second, live } = await leaderAndFollower()
  second.socket.end()
  await settle()
  expect(live()).toEqual([])
  expect([first.ended.mock.calls.length, second.ended.mock.calls.length]).toEqual([1, 0])
  expect(first.log.at(-1)).toBe('user closed')
})

it('[core-109, chat-31] a socket that could not be opened is opened when the connection or a request succeeds', async () => {
  const { open, state, live } = browser()
  state.isOffline = true
  const { socket } = open('first')
  await settle()
  socket.retry()
  await settle()
  expect(live()).toEqual([])
  state.isOffline = false
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(live()).toHaveLength(1)
  socket.retry()
  await settle()
  expect(live()).toHaveLength(1)
})

it('[chat-32] a tab that returns from the back/forward cache takes part again', async () => {
  const { first, second, live } = await leaderAndFollower()
  first.socket.stop()
  await settle()
  first.socket.start()
  await settle()
  expect(live().map(({ tab }) => tab)).toEqual(['second'])
  live()[0]!.events.opened('user')
  await settle()
  expect([first.log.at(-1), second.log.at(-1)]).toEqual(['user opened', 'user opened'])
})
