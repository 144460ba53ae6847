import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { gathered } from '#server/core/messages/gathered.ts'

const publish = vi.fn<(text: string) => Promise<unknown>>()
const trips = () => publish.mock.calls.map(([text]) => text.split('\n').slice(1).join(' '))
const lose = () => publish.mockImplementation(async () => Promise.reject(new Error('too late')))
const take = () => publish.mockImplementation(async () => 1)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  publish.mockReset()
  vi.useRealTimers()
})
const start = () => gathered('me', publish, pino({ level: 'silent' }))

test('[core-268] messages of the same moment are sent together', async () => {
  take()
  const { gather } = start()
  gather('a')
  gather('b')
  await wait(10)
  gather('c')
  await wait(10)
  expect(publish.mock.calls).toEqual([['me\na\nb'], ['me\nc']])
})

test('[core-268] while sending fails the gap is reported at growing intervals, at most once a minute', async () => {
  lose()
  start().gather('a')
  await wait(10)
  const marks = async (ms: number) => {
    publish.mockClear()
    await wait(ms)
    return trips().length
  }
  expect(await marks(1_100)).toBe(1)
  expect(await marks(2_100)).toBe(1)
  expect(await marks(30_000)).toBe(3)
  await wait(120_000)
  expect(await marks(600_000)).toBe(10)
})

test('[core-268] the gap is reported as soon as sending works, and once', async () => {
  lose()
  const { gather } = start()
  gather('a')
  await wait(40_000)
  take()
  publish.mockClear()
  gather('b')
  await wait(20)
  expect(trips()).toEqual(['b', '!'])
  await wait(120_000)
  expect(trips()).toEqual(['b', '!'])
})

test('[core-268] after closing, a failed batch is not followed by a mark', async () => {
  lose()
  const { gather, close } = start()
  gather('a')
  close()
  await wait(120_000)
  expect(trips()).toEqual(['a'])
})
