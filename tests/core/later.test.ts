import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { laterWork } from '#lib/core/browser/later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Work that ends on demand, and a list of started work. */
function workshop() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>(resolve => ends.push(resolve))
  }
  return { begun, ends, work }
}

it('[cart-26] requests of one queue stay in order: the next waits for the answer to the previous one', async () => {
  const later = laterWork()
  const { begun, ends, work } = workshop()
  later.set('line', 300, work('first'))
  await vi.advanceTimersByTimeAsync(300)
  later.set('line', 300, work('second'))
  later.set('other', 300, work('other'))
  await vi.advanceTimersByTimeAsync(300)
  expect(begun).toEqual(['first', 'other'])
  ends[0]!()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['first', 'other', 'second'])
})

it('[cart-26] a page that is being left waits for nothing', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const later = laterWork()
  later.flushOnLeaving()
  const { begun, work } = workshop()
  later.set('line', 300, work('first'))
  await vi.advanceTimersByTimeAsync(300)
  later.set('line', 300, work('second'))
  page.dispatchEvent(new Event('pagehide'))
  expect(begun).toEqual(['first', 'second'])
})
