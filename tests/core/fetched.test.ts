import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'

import { forgetAnswers, defineQuery } from '#lib/core/browser/fetched.ts'

import { answered, held, lost } from '../support/fake-api.ts'

type Reply = Parameters<ReturnType<typeof held>['give']>[0]

/** A request whose answers the test gives one by one, and the states that were shown. */
function open(settings: Parameters<typeof defineQuery<unknown>>[3] = {}, key: string | undefined = 'a') {
  const $key = atom<string | undefined>(key)
  const requested: { key: string; give: (reply: Reply) => void }[] = []
  const one = defineQuery<unknown>(
    `test ${Math.random()} `,
    $key,
    key => {
      const { answer, give } = held()
      requested.push({ key, give })
      return answer
    },
    settings
  )
  const look = () => one.$state.subscribe(() => {})
  const shows = (state: object) => vi.waitFor(() => expect(one.$state.get()).toMatchObject(state))
  const isRequested = (times: number) => vi.waitFor(() => expect(requested).toHaveLength(times))
  return { ...one, $key, requested, look, shows, isRequested }
}

test('fetches only with a subscriber, and once for all', async () => {
  const one = open()
  expect(one.requested).toEqual([])
  one.look()
  one.look()
  await one.isRequested(1)
  await one.shows({ status: 'loading', isFetching: true })
  one.requested[0]!.give(answered('hello'))
  await one.shows({ status: 'ready', value: 'hello', isFetching: false })
  expect(one.requested).toHaveLength(1)
})

test('fetches nothing without a key', async () => {
  const one = open({}, '')
  one.$key.set(undefined)
  one.look()
  await one.refresh()
  expect(one.requested).toEqual([])
  one.$key.set('b')
  await one.isRequested(1)
  expect(one.requested[0]!.key).toBe('b')
})

test('shows a failure; a later one keeps the known data until an answer replaces both', async () => {
  const one = open()
  one.look()
  await one.isRequested(1)
  one.requested[0]!.give(lost)
  await one.shows({ status: 'error', error: lost.error })
  for (const [reply, state] of [
    [answered('old'), { status: 'ready', value: 'old', isFetching: false }],
    [lost, { status: 'ready', value: 'old', error: lost.error, isFetching: false }],
    [answered('new'), { status: 'ready', value: 'new', isFetching: false }]
  ] as const) {
    const times = one.requested.length + 1
    const done = one.refresh()
    await one.isRequested(times)
    one.requested.at(-1)!.give(reply)
    await done
    expect(one.$state.get()).toEqual(state)
  }
})

test('a refetch during a request sends one more afterwards', async () => {
  const one = open()
  one.look()
  await one.isRequested(1)
  const all = Promise.all([one.refresh(), one.refresh(), one.refresh()])
  one.requested[0]!.give(answered('before the event'))
  await one.isRequested(2)
  const later = one.refresh()
  one.requested[1]!.give(answered('after the event'))
  await one.isRequested(3)
  one.requested[2]!.give(answered('after both'))
  await Promise.all([all, later])
  await one.shows({ value: 'after both' })
  expect(one.requested).toHaveLength(3)
})

test('does not show an answer that a newer key made stale', async () => {
  const one = open()
  one.look()
  await one.isRequested(1)
  one.$key.set('b')
  await one.isRequested(2)
  one.requested[1]!.give(answered('of b'))
  await one.shows({ value: 'of b' })
  one.requested[0]!.give(answered('of a'))
  await new Promise(resolve => setImmediate(resolve))
  expect(one.$state.get()).toMatchObject({ value: 'of b' })
})

test('a full refetch right after a new key sends one request, and ends with its answer', async () => {
  const one = open()
  one.look()
  await one.isRequested(1)
  one.requested[0]!.give(answered('of a'))
  await one.shows({ value: 'of a' })
  one.$key.set('b')
  const done = one.reload()
  await one.isRequested(2)
  one.requested[1]!.give(answered('of b'))
  await done
  expect(one.$state.get()).toMatchObject({ value: 'of b' })
  expect(one.requested.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('a set value stays while it is fetched again, however long that takes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const one = open()
  one.look()
  await one.isRequested(1)
  one.requested[0]!.give(answered('asked'))
  await one.shows({ value: 'asked' })
  one.put('told')
  vi.setSystemTime(Date.now() + 3_600_000)
  const done = one.refresh()
  await one.isRequested(2)
  expect(one.$state.get()).toEqual({ status: 'ready', value: 'told', isFetching: true })
  one.requested[1]!.give(answered('anew'))
  await done
  vi.useRealTimers()
})

test('a failure is not fresh: the same key is requested again later', async () => {
  const one = open({ freshMs: 3_600_000 })
  one.look()
  await one.isRequested(1)
  one.requested[0]!.give(lost)
  await one.shows({ status: 'error' })
  one.$key.set('b')
  await one.isRequested(2)
  one.$key.set('a')
  await one.isRequested(3)
  one.requested[2]!.give(answered('of a'))
  await one.shows({ value: 'of a' })
})

test('a dropped value is not shown when its key returns', async () => {
  const one = open()
  one.look()
  await one.isRequested(1)
  one.requested[0]!.give(answered('of a'))
  await one.shows({ value: 'of a' })
  one.$key.set('b')
  await one.isRequested(2)
  one.requested[1]!.give(answered('of b'))
  await one.shows({ value: 'of b' })
  one.forget()
  one.$key.set('a')
  await one.isRequested(3)
  expect(one.$state.get()).toEqual({ status: 'loading', isFetching: true })
})

test('a final answer is not fetched again, except by a full refetch', async () => {
  const one = open({ isFinal: ({ value }) => value === 'paid' })
  one.look()
  await one.isRequested(1)
  one.requested[0]!.give(answered('paid'))
  await one.shows({ status: 'ready' })
  await one.refresh()
  expect(one.requested).toHaveLength(1)
  const done = one.reload()
  await one.isRequested(2)
  await one.shows({ status: 'loading' })
  one.requested[1]!.give(answered('refunded'))
  await done
  await one.shows({ value: 'refunded' })
})

test('data known otherwise is shown without a request, and dropped with its person', async () => {
  const one = open()
  one.look()
  await one.isRequested(1)
  one.requested[0]!.give(answered('asked'))
  await one.shows({ value: 'asked' })
  one.put('told')
  await one.shows({ status: 'ready', value: 'told' })
  expect(one.requested).toHaveLength(1)
  forgetAnswers()
  await one.isRequested(2)
  expect(one.$state.get()).toEqual({ status: 'loading', isFetching: true })
})

test('[core-236] an exception around a request is logged and shown as an error of ours', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const thrown = new TypeError('answer is undefined')
  const { $state } = defineQuery(`test ${Math.random()} `, atom('a'), () => Promise.reject(thrown))
  $state.subscribe(() => {})
  await vi.waitFor(() =>
    expect($state.get()).toMatchObject({ status: 'error', error: { code: 'our_fault' } })
  )
  expect(logged).toHaveBeenCalledWith(thrown)
})

test('[core-270] an answer does not replace a value that was set meanwhile: it is requested again', async () => {
  const one = open()
  one.look()
  await one.isRequested(1)
  one.requested[0]!.give(answered('first page'))
  await one.shows({ value: 'first page', isFetching: false })
  const refreshed = one.refresh()
  await one.isRequested(2)
  one.put('two pages')
  one.requested[1]!.give(answered('first page'))
  await one.isRequested(3)
  await one.shows({ value: 'two pages' })
  one.requested[2]!.give(answered('both pages anew'))
  await refreshed
  await one.shows({ value: 'both pages anew', isFetching: false })
  expect(one.requested).toHaveLength(3)
})

test('[core-270] a request is sent three times at most, however often values are set', async () => {
  const one = open()
  one.look()
  for (const times of [1, 2, 3]) {
    await one.isRequested(times)
    one.put(`value ${times}`)
    one.requested[times - 1]!.give(answered(`answer ${times}`))
  }
  await one.shows({ value: 'answer 3', isFetching: false })
  expect(one.requested).toHaveLength(3)
})
