import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storeChoice, leftChoice } from '#lib/product/stored-choice.ts'

const choice = { product_id: 7, product_detail_id: 71, qty: 3 }
const arriveBy = (type: NavigationTimingType) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as PerformanceNavigationTiming as never])

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['back_forward', 'reload'] as const)('[product-27] %s restores the choice', type => {
  storeChoice(choice)
  arriveBy(type)
  expect(leftChoice(7)).toEqual(choice)
  expect(leftChoice(8)).toBeUndefined()
})

test('[product-27] another visit starts fresh', () => {
  storeChoice(choice)
  arriveBy('navigate')
  expect(leftChoice(7)).toBeUndefined()
})

test('[product-27] an invalid choice is ignored', () => {
  arriveBy('reload')
  for (const stored of ['[1]', '{"product_id":7,"qty":"3"}', 'null', '{']) {
    sessionStorage.setItem('chosen', stored)
    expect(leftChoice(7)).toBeUndefined()
  }
})
