import { expect, test } from 'vitest'

import { codeIn, codeProblem, pastedProblem } from '#lib/identity/code-text.ts'

test.each([
  ['123456', '123456'],
  [' 123-456 ', '123456'],
  ['123456 adalah kode verifikasi Anda. Berlaku 5 menit.', '123456'],
  ['Kode: 123 456', '123456'],
  ['12 34 56', '123456'],
  ['1-2-3-4-5-6', '123456'],
  ['Pesan dari 2026-11-26: kode 123456.', '123456'],
  ['12 34 56 78', '123456'],
  ['12', '12'],
  ['1234567', '123456'],
  ['Hubungi 08123456789', ''],
  ['12-34', ''],
  ['kode', ''],
  ['', '']
])('[identity-64] the code in %j is %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test('[identity-64] reports missing input before anything is sent', () => {
  expect(codeProblem('')).toBe('Kode OTP harus diisi')
  expect(codeProblem('12345')).toBe('Mohon masukkan semua digit')
  expect(codeProblem('123456')).toBeUndefined()
  expect(pastedProblem('halo')).toBe('Kode OTP tidak valid')
  expect(pastedProblem('123456')).toBeUndefined()
})
