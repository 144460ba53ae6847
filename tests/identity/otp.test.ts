import { describe, expect, it } from 'vitest'

import { checkOtp } from '#lib/identity/contract.ts'
import { secondsToQuota, secondsToResend } from '#lib/identity/otp.ts'

const now = new Date('2026-01-01T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('the time of the next code', () => {
  it('is now for the first', () => {
    expect(secondsToResend([], now)).toBe(0)
  })

  it('[identity-9] is 30 seconds after each of the first three', () => {
    expect(secondsToResend([ago(0)], now)).toBe(30)
    expect(secondsToResend([ago(10), ago(45), ago(90)], now)).toBe(20)
    expect(secondsToResend([ago(30)], now)).toBe(0)
  })

  it('[identity-9] is 60 seconds after three resends', () => {
    expect(secondsToResend([ago(10), ago(60), ago(120), ago(180)], now)).toBe(50)
  })
})

describe('a quota of the last hour', () => {
  const ten = Array.from({ length: 10 }, (_, i) => ago(100 + i * 100))

  it('waits until the one that fills it is an hour old', () => {
    expect(secondsToQuota(ten, 10, 3600, now)).toBe(3600 - 1000)
    expect(secondsToQuota(ten, 5, 3600, now)).toBe(3600 - 500)
  })

  it('is open while fewer were sent, and when they are an hour old', () => {
    expect(secondsToQuota(ten.slice(1), 10, 3600, now)).toBe(0)
    expect(secondsToQuota([ago(3600)], 1, 3600, now)).toBe(0)
  })
})

it.each([
  ['', 'Kode OTP harus diisi'],
  ['12345', 'Masukkan kode 6 digit'],
  ['12345a', 'Masukkan kode 6 digit'],
  ['1234567', 'Masukkan kode 6 digit']
])('the code %j is rejected with its own text', (otp, message) => {
  const { error } = checkOtp.input.safeParse({ otp_id: 'x', otp })
  expect(error?.issues.map(issue => issue.message)).toEqual([message])
})
