import { afterEach, expect, it, vi } from 'vitest'

import { resumes } from '#lib/identity/resumes.ts'

afterEach(() => void vi.restoreAllMocks())

const arriveBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming])

it('[identity-14] a reload goes on with the contact of this tab, whatever the address named to begin with', () => {
  for (const way of ['reload', 'back_forward']) {
    arriveBy(way)
    expect(resumes('081366000001', 'demo@bababangunan.example')).toBe(true)
  }
})

it('[identity-14] a link goes on where it names the same contact in whatever spelling, and begins anew with another one', () => {
  arriveBy('navigate')
  expect(resumes('081366000001', '')).toBe(true)
  expect(resumes('081366000001', '0813-6600-0001')).toBe(true)
  expect(resumes('081366000001', '081366000002')).toBe(false)
  expect(resumes('081366000001', 'nonsense')).toBe(false)
})
