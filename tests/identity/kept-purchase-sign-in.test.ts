import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepSheet, keptSheet } from '#lib/identity/store/kept-purchase-sign-in.ts'

const sent = { otpId: 'a', auth: '6281300000001', kind: 'phone', resendAt: 0 } as const
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[identity-166] an expired code leads back to the number, whatever was typed meanwhile', () => {
  keepSheet({ step: 'code', auth: '081300000001', name: '', sent, isOpen: true })
  minutes(4)
  keepSheet({ step: 'code', auth: '081300000001', name: '', sent, isOpen: false })
  expect(keptSheet()).toMatchObject({ step: 'code', sent })
  minutes(1)
  expect(keptSheet()).toMatchObject({ step: 'phone', auth: '081300000001', sent: undefined })
})

it('[identity-166] after half an hour none of it is shown to the next person', () => {
  keepSheet({ step: 'name', auth: '081300000001', name: 'Dewi', isOpen: true })
  minutes(9)
  expect(keptSheet()).toMatchObject({ step: 'name', name: 'Dewi' })
  minutes(1)
  expect(keptSheet()?.step).toBe('phone')
  minutes(20)
  expect(keptSheet()).toBeUndefined()
})
