import { beforeEach, describe, expect, test, vi } from 'vitest'

import { Looks } from '#server/search/looks.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  return () => void vi.useRealTimers()
})

/** Looks of which each ends when it is told to. */
function held() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const looks = new Looks(() => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })))
  return { looks, ends }
}

/** How a promise stands once all that could end it by now has run. */
async function standOf(promise: Promise<void>): Promise<string> {
  const stand = Promise.race([
    promise.then(
      () => 'done',
      (error: Error) => error.message
    ),
    new Promise<string>(resolve => void setImmediate(() => resolve('waits')))
  ])
  return stand
}

describe('[search-20] the looks at the log of changes', () => {
  test('are one at a time, and at most half a second old for a search', async () => {
    const { looks, ends } = held()
    const [one, other] = [looks.recent(), looks.now()]
    expect(ends).toHaveLength(1)
    ends[0]!.resolve()
    expect(await Promise.all([standOf(one), standOf(other)])).toEqual(['done', 'done'])
    vi.advanceTimersByTime(500)
    looks.soon()
    expect(await standOf(looks.recent())).toBe('done')
    expect(ends).toHaveLength(1)
    vi.advanceTimersByTime(1)
    looks.soon()
    expect(ends).toHaveLength(2)
    ends[1]!.resolve()
    await standOf(looks.now())
    looks.noteOld()
    void looks.recent()
    expect(ends).toHaveLength(3)
    ends[2]!.resolve()
    await new Promise(setImmediate)
    vi.advanceTimersByTime(501)
    looks.noteFresh()
    looks.soon()
    expect(ends).toHaveLength(3)
  })

  test('[search-35] are waited for two seconds, and no longer by later searches', async () => {
    const { looks, ends } = held()
    const first = looks.recent()
    vi.advanceTimersByTime(1_999)
    expect(await standOf(first)).toBe('waits')
    const second = looks.recent()
    expect(await standOf(second)).toBe('waits')
    vi.advanceTimersByTime(1)
    expect(await Promise.all([standOf(first), standOf(second)])).toEqual(['done', 'done'])
    expect(await standOf(looks.recent())).toBe('done')
    expect(await standOf(looks.now())).toBe('waits')
    expect(ends).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
    // Nobody waits any more for what fails now.
    ends[0]!.reject(new Error('gone'))
    await new Promise(setImmediate)
    void looks.recent()
    expect(ends).toHaveLength(2)
  })

  test('fail for the searches that wait for them, and begin again', async () => {
    const { looks, ends } = held()
    const search = looks.recent()
    ends[0]!.reject(new Error('gone'))
    expect(await standOf(search)).toBe('gone')
    expect(vi.getTimerCount()).toBe(0)
    const next = looks.now()
    expect(ends).toHaveLength(2)
    ends[1]!.resolve()
    expect(await standOf(next)).toBe('done')
    vi.advanceTimersByTime(501)
    looks.soon()
    ends[2]!.reject(new Error('gone'))
    await new Promise(setImmediate)
  })
})
