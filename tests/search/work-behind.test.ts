import { beforeEach, describe, expect, test, vi } from 'vitest'

import { WorkBehind } from '#server/search/work-behind.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => void vi.useRealTimers()
})

/** Work that fails with these errors, one run after another, and then succeeds. */
function failing(errors: Error[] = []) {
  const log = { error: vi.fn(), info: vi.fn() }
  const work = vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
  })
  const behind = new WorkBehind(log, 'search words', work)
  /** Lets time pass, and a search look; returns the number of runs until then. */
  const runsAfter = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    behind.goOn()
    await new Promise(setImmediate)
    return work.mock.calls.length
  }
  return { log, behind, runsAfter }
}

const failure = (code: string, statement = 'select 1') =>
  new Error(`Failed query: ${statement}`, { cause: Object.assign(new Error('The reason'), { code }) })

describe('[search-36] work behind searches', () => {
  test('is begun by nobody who has not asked for it, and once', async () => {
    const { behind, runsAfter } = failing()
    expect(await runsAfter(0)).toBe(0)
    behind.begin()
    behind.begin()
    expect(await runsAfter(0)).toBe(1)
    expect(await runsAfter(1_000_000)).toBe(1)
    behind.begin()
    expect(await runsAfter(0)).toBe(2)
  })

  test('begins again after it failed, later each time, up to a minute', async () => {
    const { behind, runsAfter } = failing(Array.from({ length: 9 }, () => failure('57014')))
    behind.begin()
    expect(await runsAfter(0)).toBe(1)
    for (const [i, ms] of [1, 2, 4, 8, 16, 32, 60, 60].map(seconds => seconds * 1_000).entries()) {
      expect(await runsAfter(ms - 1)).toBe(i + 1)
      behind.begin()
      expect(await runsAfter(0)).toBe(i + 1)
      expect(await runsAfter(1)).toBe(i + 2)
    }
    expect(await runsAfter(60_000)).toBe(10)
    expect(await runsAfter(60_000)).toBe(10)
    // After a success the first wait is short again.
    behind.begin()
    expect(await runsAfter(0)).toBe(11)
  })

  test('is logged once for each kind of failure until it succeeds', async () => {
    const [one, same] = [failure('57014'), failure('57014', 'select 2')]
    const other = new Error('No words')
    const { log, behind, runsAfter } = failing([one, same, other, same, other])
    behind.begin()
    for (let i = 0; i < 5; i += 1) await runsAfter(60_000)
    expect(log.error.mock.calls).toEqual([
      [{ error: one, job: 'search words' }, 'job failed'],
      [{ error: other, job: 'search words' }, 'job failed']
    ])
    expect(log.info).not.toHaveBeenCalled()
    await runsAfter(60_000)
    expect(log.info.mock.calls).toEqual([[{ job: 'search words' }, 'job succeeded again']])
  })

  test('is logged anew where it fails after a success', async () => {
    const errors = [failure('57014')]
    const { log, behind, runsAfter } = failing(errors)
    for (const logged of [1, 2]) {
      behind.begin()
      await runsAfter(0)
      await runsAfter(60_000)
      expect([log.error, log.info].map(({ mock }) => mock.calls.length)).toEqual([logged, logged])
      errors.push(failure('57014'))
    }
  })
})
