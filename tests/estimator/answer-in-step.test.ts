import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { answerInStep } from '#islands/estimator/answer-in-step.ts'

/** A form whose answers the test gives. */
function form() {
  const requested: {
    address: string
    signal: AbortSignal
    give: (isAnswer?: boolean) => void
    lose: () => void
  }[] = []
  const state = { typed: 'a', shown: 'a', failures: 0 }
  const step = answerInStep('a', {
    typed: () => state.typed,
    request: (address, signal) =>
      new Promise((resolve, reject) => {
        const give = (isAnswer = true) =>
          resolve(() => {
            state.shown = address
            return isAnswer
          })
        requested.push({ address, signal, give, lose: () => reject(new Error('offline')) })
      }),
    failed: () => void (state.failures += 1)
  })
  const type = (text: string) => {
    state.typed = text
    step.soon()
  }
  return { state, requested, step, type }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('[estimator-20] the purchase from a form', () => {
  test('is the answer to the latest input: it is requested at once, and awaited', async () => {
    const { requested, state, step, type } = form()
    type('b')
    const settled = step.settled()
    expect(requested.map(({ address }) => address)).toEqual(['b'])
    requested[0]?.give()
    expect([await settled, state.shown]).toEqual([true, 'b'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(requested).toHaveLength(1)
  })

  test('waits for a slow answer, without requesting it twice', async () => {
    const { requested, step, type } = form()
    type('b')
    await vi.advanceTimersByTimeAsync(500)
    const settled = step.settled()
    expect(requested).toHaveLength(1)
    requested[0]?.give()
    expect(await settled).toBe(true)
  })

  test('is empty if the answer fails; the next press requests again', async () => {
    const { requested, state, step, type } = form()
    type('b')
    await vi.advanceTimersByTimeAsync(500)
    requested[0]?.lose()
    await vi.advanceTimersByTimeAsync(0)
    expect(state).toMatchObject({ shown: 'a', failures: 1 })
    const again = step.settled()
    requested[1]?.lose()
    expect([await again, state.failures]).toEqual([false, 2])
    const third = step.settled()
    requested[2]?.give()
    expect(await third).toBe(true)
  })

  test('is empty if the form changes while its answer is awaited', async () => {
    const { requested, step, type } = form()
    type('b')
    const settled = step.settled()
    type('c')
    requested[0]?.give()
    expect(await settled).toBe(false)
  })

  test('[estimator-27] is empty if the answer says that the form is invalid', async () => {
    const { requested, step, type } = form()
    type('b')
    const settled = step.settled()
    expect(step.isSettled()).toBe(false)
    requested[0]?.give(false)
    expect([await settled, step.isSettled()]).toEqual([false, false])
    type('a')
    expect([await step.settled(), step.isSettled(), requested.length]).toEqual([true, true, 1])
  })

  test('is there at once if nothing was typed', async () => {
    const { requested, step } = form()
    expect([await step.settled(), requested.length]).toEqual([true, 0])
  })
})

test('[estimator-14] a stale answer is dropped, and shows nothing', async () => {
  const { requested, state, type } = form()
  type('b')
  await vi.advanceTimersByTimeAsync(500)
  type('c')
  await vi.advanceTimersByTimeAsync(500)
  expect(requested[0]?.signal.aborted).toBe(true)
  requested[1]?.give()
  requested[0]?.give()
  await vi.advanceTimersByTimeAsync(0)
  expect(state).toEqual({ typed: 'c', shown: 'c', failures: 0 })
})
