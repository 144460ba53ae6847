import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { accepted, chatTab, conversation, message, page } from '../support/chat-tab.ts'
import { fakeRecords } from '../support/fake-records.ts'
import { answerOk, lostConnection } from '../support/fake-site.ts'
import { fakeTabs } from '../support/fake-tabs.ts'

const send = 'POST /buyer/conversation/send/5'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof chatTab>[0][string]

/** Two tabs of one browser with the same thread; both try to send with `answers`. */
async function twoTabs(answers: Answers) {
  const device = fakeRecords()
  const tabs = fakeTabs()
  const routes = {
    'GET /buyer/conversation?id=5': [() => answerOk([conversation()])],
    'GET /buyer/conversation/5': [page([message(1)])],
    'GET /buyer/conversation/5?after=1': [page([])],
    'GET /buyer/conversation/5?after=2': [page([])],
    [send]: answers
  }
  const open = async (name: string) => {
    const tab = await chatTab(routes, device, 'budi', {
      BroadcastChannel: tabs.channelOf(name),
      navigator: { locks: tabs.locksOf(name) }
    })
    tab.thread.$thread.listen(() => undefined)
    tab.thread.$rejected.listen(() => undefined)
    tab.thread.openThread({ id: 5 })
    await tab.settle()
    return tab
  }
  const first = await open('first')
  const second = await open('second')
  first.enter()
  const tries = () => [...first.tries(), ...second.tries()].map(one => one.message)
  return { first, second, tries, device, tabs }
}

it('[chat-20, chat-21] a waiting message is shown in all tabs, sent by one of them once, and then gone from all', async () => {
  const { first, second, tries, device } = await twoTabs([lostConnection, accepted(2)])
  first.thread.sendMessage({ text: 'satu' })
  await first.settle()
  for (const tab of [first, second]) expect(tab.shown()).toEqual(['Pesan 1', '[satu: waiting]'])
  first.thread.retryNow()
  second.enter()
  second.thread.retryNow()
  await first.settle()
  for (const tab of [first, second]) expect(tab.shown()).toEqual(['Pesan 1', 'satu'])
  expect([tries(), device.all()]).toEqual([['satu', 'satu'], []])
})

it('[chat-21] messages of two tabs to one shop are sent one after another, in the order of writing', async () => {
  const answers: (() => void)[] = []
  const slow =
    (id: number): Answers[number] =>
    sent =>
      new Promise(resolve => void answers.push(() => resolve(accepted(id)(sent) as Response)))
  const { first, second, tries } = await twoTabs([slow(2), slow(3), slow(4)])
  first.thread.sendMessage({ text: 'satu' })
  await first.settle()
  second.enter()
  second.thread.sendMessage({ text: 'dua' })
  await first.settle()
  first.enter()
  first.thread.sendMessage({ text: 'tiga' })
  for (const count of [1, 2, 3]) {
    await first.settle()
    expect(answers).toHaveLength(count)
    answers.at(-1)!()
  }
  await first.settle()
  expect(tries().length).toBe(3)
  for (const tab of [first, second]) expect(tab.shown()).toEqual(['Pesan 1', 'satu', 'dua', 'tiga'])
})

it('[chat-21] a tab that was closed while it sent is followed by another one, with the same number', async () => {
  const { first, second, tabs } = await twoTabs([() => new Promise<Response>(() => undefined), accepted(2)])
  first.thread.sendMessage({ text: 'satu' })
  await first.settle()
  second.enter()
  second.thread.retryNow()
  await first.settle()
  expect(second.tries()).toEqual([])
  tabs.crash('first')
  await first.settle()
  expect(second.shown()).toEqual(['Pesan 1', 'satu'])
  expect(second.tries()[0]!.client_id).toBe(first.tries()[0]!.client_id)
})

it('[chat-21] a tab that was frozen while it sent holds the others for three minutes at most', async () => {
  const { first, second } = await twoTabs([() => new Promise<Response>(() => undefined), accepted(2)])
  first.thread.sendMessage({ text: 'satu' })
  await first.settle()
  second.enter()
  second.thread.retryNow()
  await vi.advanceTimersByTimeAsync(179_999)
  expect(second.tries()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(second.shown()).toEqual(['Pesan 1', 'satu'])
})
