import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepChoice, leftChoice } from '#lib/product/kept-choice.ts'

const choice = { product_id: 7, product_detail_id: 71, qty: 3 }
const arriveBy = (type: NavigationTimingType) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as PerformanceNavigationTiming as never])

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['back_forward', 'reload'] as const)('[product-27] %s restores the choice', type => {
  keepChoice(choice)
  arriveBy(type)
  expect(leftChoice(7)).toEqual(choice)
  expect(leftChoice(8)).toBeUndefined()
})

test('[product-27] another visit starts fresh', () => {
  keepChoice(choice)
  arriveBy('navigate')
  expect(leftChoice(7)).toBeUndefined()
})

test('[product-27] an invalid choice is ignored', () => {
  arriveBy('reload')
  for (const kept of ['[1]', '{"product_id":7,"qty":"3"}', 'null', '{']) {
    sessionStorage.setItem('chosen', kept)
    expect(leftChoice(7)).toBeUndefined()
  }
})
