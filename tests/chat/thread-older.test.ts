import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { conversation, message, page } from '../support/chat-tab.ts'
import { answerOk, lostConnection } from '../support/fake-site.ts'
import { after, liveTab, liveThread, row, thread } from './live-thread.ts'

// Which messages a thread opens with, and how those above load.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[chat-35] a found message opens with 15 before it, wherever their numbers are; the newer ones follow, older ones load above', async () => {
  const tab = await liveTab({
    [`${thread}?before=100&per_page=15`]: [page([message(12), message(86)], 40)],
    [after(99)]: [page([message(100)], 2)],
    [after(100)]: [page([message(101)])],
    [`${thread}?before=12`]: [page([message(10), message(11)], 38)],
    [`${thread}?before=10`]: [page([message(9)], 1)]
  })
  tab.thread.openThread({ id: 5, from: 100 })
  await tab.settle()
  const ids = () => tab.thread.$thread.get().messages.map(({ id }) => id)
  expect(ids()).toEqual([12, 86, 100, 101])
  await tab.thread.loadOlder()
  expect([ids(), tab.thread.$thread.get().hasOlder]).toEqual([[10, 11, 12, 86, 100, 101], true])
  await tab.thread.loadOlder()
  await tab.thread.loadOlder()
  expect([ids(), tab.thread.$thread.get().hasOlder]).toEqual([[9, 10, 11, 12, 86, 100, 101], false])
})

it('[chat-45] a thread opens from its first unread message on, also if more than a page are unread', async () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => message(from + at))
  const tab = await liveTab({
    [row]: [() => answerOk([conversation({ unread_count: 30 })])],
    [thread]: [page(numbers(21, 40), 40)],
    // Ten more are unread, and five that were read load with them.
    [`${thread}?before=21&per_page=15`]: [
      page([...numbers(6, 10).map(one => ({ ...one, is_read: true })), ...numbers(11, 20)], 20)
    ]
  })
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  const { status, messages, hasOlder } = tab.thread.$thread.get()
  expect([status, messages[0]?.id, messages.length, hasOlder]).toEqual(['ready', 6, 35, true])
})

it('[chat-45] older messages that did not load say so, and load when that is wanted', async () => {
  const tab = await liveThread({
    [thread]: [page([message(1), message(2)], 3)],
    [`${thread}?before=1`]: [lostConnection, page([message(0)], 1)]
  })
  await tab.thread.loadOlder()
  expect(tab.thread.$thread.get().olderError).toMatchObject({ code: 'offline' })
  await tab.thread.loadOlder()
  expect(tab.texts()).toEqual(['Pesan 1', 'Pesan 2'])
  await tab.thread.retryOlder()
  expect(tab.texts()).toEqual(['Pesan 0', 'Pesan 1', 'Pesan 2'])
  expect(tab.thread.$thread.get().olderError).toBeUndefined()
})

it('[chat-33] a thread that was left while it loaded requests and joins nothing of the next one', async () => {
  let answer: (response: Response) => void = () => undefined
  const tab = await liveTab({
    'GET /buyer/conversation/user/7': [() => new Promise<Response>(resolve => (answer = resolve))],
    [thread]: [page([message(1)])]
  })
  tab.thread.openThread({ shopId: 7 })
  await tab.settle()
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  tab.requests.length = 0
  answer(answerOk(conversation({ id: 8 })))
  await tab.settle()
  expect(tab.endpoints()).toEqual([])
})
