import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { OneMaker } from '#server/core/concurrency/one-maker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Something that is made by hand: each request waits until it is given or fails. */
function workshop() {
  const makings: { give: (text: string) => void; fail: (error: Error) => void }[] = []
  const make = () => new Promise<string>((resolve, reject) => makings.push({ give: resolve, fail: reject }))
  return { makings, make }
}

it('[core-229] two hundred concurrent requests make it once, and all get it', async () => {
  const maker = new OneMaker()
  const { makings, make } = workshop()
  let stored: string | undefined
  const results = Array.from({ length: 200 }, () => maker.run('page', () => stored, make))
  expect(makings).toHaveLength(1)
  stored = 'made once'
  makings[0]!.give('made once')
  expect(new Set(await Promise.all(results))).toEqual(new Set(['made once']))
  expect(makings).toHaveLength(1)
  expect(maker.size).toBe(0)
})

it('[core-229] a value begun before a change is not given to requests after it', async () => {
  const maker = new OneMaker()
  const { makings, make } = workshop()
  let stored: string | undefined
  const before = maker.run('page', () => stored, make)
  // A change: the value in progress is not cached. A request follows.
  const after = maker.run('page', () => stored, make)
  makings[0]!.give('old')
  expect(await before).toBe('old')
  await vi.waitFor(() => expect(makings).toHaveLength(2))
  stored = 'new'
  makings[1]!.give('new')
  expect(await after).toBe('new')
})

it('[core-229] a failure stops nobody: the next request makes it for those who wait', async () => {
  const maker = new OneMaker()
  const { makings, make } = workshop()
  let stored: string | undefined
  const [first, second, third] = [1, 2, 3].map(() => maker.run('page', () => stored, make))
  makings[0]!.fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await vi.waitFor(() => expect(makings).toHaveLength(2))
  stored = 'made'
  makings[1]!.give('made')
  expect(await Promise.all([second, third])).toEqual(['made', 'made'])
  expect(makings).toHaveLength(2)
})

it('[core-229] a hanging one is waited for twice at most, and other keys never', async () => {
  const maker = new OneMaker()
  const { makings, make } = workshop()
  void maker.run('page', () => undefined, make)
  const waiting = maker.run('page', () => undefined, make)
  const other = maker.run('another page', () => undefined, make)
  makings[1]!.give('another')
  expect(await other).toBe('another')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(makings).toHaveLength(3)
  makings[2]!.give('own')
  expect(await waiting).toBe('own')
})

it('[core-229] nobody waits for an uncacheable value', async () => {
  const maker = new OneMaker()
  const { makings, make } = workshop()
  for (let turn = 0; turn < 2; turn += 1) {
    const results = maker.run('own page', () => undefined, make)
    makings.at(-1)!.give('mine')
    await results
  }
  const both = [1, 2].map(() => maker.run('own page', () => undefined, make))
  expect(makings).toHaveLength(4)
  for (const making of makings.slice(2)) making.give('mine')
  await Promise.all(both)
  // Once something is cached again, they wait again.
  let stored: string | undefined
  const first = maker.run('own page', () => stored, make)
  stored = 'everybody’s'
  makings.at(-1)!.give('everybody’s')
  await first
  stored = undefined
  const waiting = [1, 2].map(() => maker.run('own page', () => stored, make))
  expect(makings).toHaveLength(6)
  stored = 'again'
  makings.at(-1)!.give('again')
  expect(await Promise.all(waiting)).toEqual(['again', 'again'])
})
