import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { storeSheet, storedSheet } from '#lib/identity/store/stored-purchase-sign-in.ts'

const sent = { otpId: 'a', auth: '6281300000001', kind: 'phone', resendAt: 0 } as const
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

beforeEach(() => {
  vi.useFakeTimers()
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[identity-166] an expired code leads back to the number, whatever was typed meanwhile', () => {
  storeSheet({ step: 'code', auth: '081300000001', name: '', sent, isOpen: true })
  minutes(4)
  storeSheet({ step: 'code', auth: '081300000001', name: '', sent, isOpen: false })
  expect(storedSheet()).toMatchObject({ step: 'code', sent })
  minutes(1)
  expect(storedSheet()).toMatchObject({ step: 'phone', auth: '081300000001', sent: undefined })
})

it('[identity-166] after half an hour none of it is shown to the next person', () => {
  storeSheet({ step: 'name', auth: '081300000001', name: 'Dewi', isOpen: true })
  minutes(9)
  expect(storedSheet()).toMatchObject({ step: 'name', name: 'Dewi' })
  minutes(1)
  expect(storedSheet()?.step).toBe('phone')
  minutes(20)
  expect(storedSheet()).toBeUndefined()
})
