import { afterEach, expect, it, vi } from 'vitest'

import { resumes } from '#lib/identity/resumes.ts'

afterEach(() => void vi.restoreAllMocks())

const arriveBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming])

it('[identity-14] a reload resumes with the contact of this tab, whatever the address named at first', () => {
  for (const way of ['reload', 'back_forward']) {
    arriveBy(way)
    expect(resumes('081366000001', 'demo@bababangunan.example')).toBe(true)
  }
})

it('[identity-14] a link resumes if it names the same contact in any spelling, and starts over with another one', () => {
  arriveBy('navigate')
  expect(resumes('081366000001', '')).toBe(true)
  expect(resumes('081366000001', '0813-6600-0001')).toBe(true)
  expect(resumes('081366000001', '081366000002')).toBe(false)
  expect(resumes('081366000001', 'nonsense')).toBe(false)
})
