import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { OneMaker } from '#server/core/platform/one-maker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Something that is made by hand: each asking waits until it is given or fails. */
function workshop() {
  const makings: { give: (text: string) => void; fail: (error: Error) => void }[] = []
  const make = () => new Promise<string>((resolve, reject) => makings.push({ give: resolve, fail: reject }))
  return { makings, make }
}

it('[core-229] of two hundred who ask at once one makes it, and all get it', async () => {
  const maker = new OneMaker()
  const { makings, make } = workshop()
  let kept: string | undefined
  const asked = Array.from({ length: 200 }, () => maker.run('page', () => kept, make))
  expect(makings).toHaveLength(1)
  kept = 'made once'
  makings[0]!.give('made once')
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['made once']))
  expect(makings).toHaveLength(1)
  expect(maker.size).toBe(0)
})

it('[core-229] what was begun before a change is nobody’s who asks after it', async () => {
  const maker = new OneMaker()
  const { makings, make } = workshop()
  let kept: string | undefined
  const before = maker.run('page', () => kept, make)
  // It changes: what is being made is not kept. Somebody asks after that.
  const after = maker.run('page', () => kept, make)
  makings[0]!.give('old')
  expect(await before).toBe('old')
  await vi.waitFor(() => expect(makings).toHaveLength(2))
  kept = 'new'
  makings[1]!.give('new')
  expect(await after).toBe('new')
})

it('[core-229] one that fails stops nobody: the next makes it, for those who wait', async () => {
  const maker = new OneMaker()
  const { makings, make } = workshop()
  let kept: string | undefined
  const [first, second, third] = [1, 2, 3].map(() => maker.run('page', () => kept, make))
  makings[0]!.fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await vi.waitFor(() => expect(makings).toHaveLength(2))
  kept = 'made'
  makings[1]!.give('made')
  expect(await Promise.all([second, third])).toEqual(['made', 'made'])
  expect(makings).toHaveLength(2)
})

it('[core-229] one that hangs is waited for twice at most, and other things never', async () => {
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
