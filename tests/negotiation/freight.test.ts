import { expect, it } from 'vitest'

import { freightDigits, freightProblem } from '#lib/negotiation/freight.ts'

it('[negotiation-25] a freight field accepts digits only, up to the maximum', () => {
  expect(['Rp 0150.000', '12a3', '', '000', '99999999999999'].map(freightDigits)).toEqual([
    '150000',
    '123',
    '',
    '0',
    '9999999999'
  ])
})

it('[negotiation-25] an amount out of bounds is reported before it is sent', () => {
  const problems = ['', '1', '1000000000', '1000000001', '0'].map(digits => freightProblem(digits, 'offer'))
  const said = 'Tawaran antara Rp1 dan Rp1.000.000.000'
  expect(problems).toEqual([undefined, undefined, undefined, said, said])
  // A freight may be free.
  expect(freightProblem('0', 'cost')).toBeUndefined()
  expect(freightProblem('1000000001', 'cost')).toBe('Biaya antara Rp0 dan Rp1.000.000.000')
})

it('[negotiation-25] cents are kept as typed and rejected, so that they do not multiply the amount by a hundred', () => {
  let box = ''
  for (const letter of '1.500.000,505') box = freightDigits(box + letter)
  expect(box).toBe('1500000,50')
  expect(freightDigits('Rp1.500.000,50')).toBe('1500000,50')
  expect(freightDigits('1,2,3')).toBe('1,23')
  expect([box, '1,', ','].map(figure => freightProblem(figure, 'offer'))).toEqual(
    Array(3).fill('Tulis rupiah bulat, tanpa koma.')
  )
})
