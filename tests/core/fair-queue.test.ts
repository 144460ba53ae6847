import { expect, it } from 'vitest'

import { fairQueue } from '#server/core/concurrency/fair-queue.ts'
import { ApiException } from '#server/core/api-exception.ts'

/** A line, the names of what began in it, and how to end what is in work. */
function openLine(bounds: { maxWaiting: number; maxOfOne: number }) {
  const inLine = fairQueue({ ...bounds, retrySeconds: 5 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (who: string, name: string, fail = false) =>
    inLine(who, async () => {
      begun.push(name)
      await new Promise<void>(end => ends.push(end))
      if (fail) throw new Error('unreadable')
      return name
    })
  return { ask, begun, endOne: () => ends.shift()!() }
}

it('[core-100] who has one in work waits behind the others, and then in turns', async () => {
  const { ask, begun, endOne } = openLine({ maxWaiting: 6, maxOfOne: 2 })
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('b', 'b2'), ask('c', 'c1')]
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    expect(begun.at(-1)).toBe(name)
    endOne()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
})

it('[core-100] one person fills no more than their own places: others are still taken', async () => {
  const { ask, begun, endOne } = openLine({ maxWaiting: 3, maxOfOne: 1 })
  const taken = [ask('a', 'a1'), ask('a', 'a2')]
  const rejected = ask('a', 'a3')
  await expect(rejected).rejects.toThrow(ApiException)
  await expect(rejected).rejects.toMatchObject({ error: { code: 'busy', details: { retry_after: 5 } } })
  taken.push(ask('b', 'b1'), ask('c', 'c1'))
  await expect(ask('d', 'd1')).rejects.toThrow(ApiException)
  for (const work of taken.keys()) {
    expect(begun).toHaveLength(work + 1)
    endOne()
    await new Promise(setImmediate)
  }
  expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'b1', 'c1'])
})

it('[core-100] what fails lets the next one in', async () => {
  const { ask, endOne } = openLine({ maxWaiting: 3, maxOfOne: 1 })
  const failing = ask('a', 'a1', true)
  const next = ask('b', 'b1')
  endOne()
  await expect(failing).rejects.toThrow('unreadable')
  endOne()
  expect(await next).toBe('b1')
})

it('[core-100] a line that ran empty lets the next one in at once', async () => {
  const { ask, begun, endOne } = openLine({ maxWaiting: 0, maxOfOne: 0 })
  for (const name of ['a1', 'a2']) {
    const asked = ask('a', name)
    expect(begun.at(-1)).toBe(name)
    endOne()
    expect(await asked).toBe(name)
  }
})
