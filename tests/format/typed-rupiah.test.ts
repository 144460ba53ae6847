import { expect, it } from 'vitest'

import { rupiahDigits, typedRupiah } from '#lib/format/typed-rupiah.ts'

it.each([
  ['', 0],
  ['Rp', 0],
  ['150000', 150_000],
  ['Rp 150.000', 150_000],
  ['150.000,00', 150_000],
  ['150.000,5 ', 150_000],
  ['0150.000', 150_000],
  ['12345678901234567', 1_234_567_890_123]
])('%j is %i rupiah', (typed, amount) => {
  expect(typedRupiah(typed)).toBe(amount)
})

it('[ops-269] keeps the digits of a field, an empty one and a zero apart', () => {
  expect(['', 'Rp', '0', '150.000,00'].map(rupiahDigits)).toEqual(['', '', '0', '150000'])
})
