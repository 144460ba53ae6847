import { expect, test } from 'vitest'

import { shortSpan } from '#lib/format/dates.ts'
import { kilograms } from '#lib/format/weight.ts'

test('kilograms have two decimals below ten, and none above', () => {
  expect([0.25, 9.999, 80, 1250.4].map(kilograms)).toEqual(['0,25 kg', '10 kg', '80 kg', '1.250 kg'])
})

test('a range of days names a common month once', () => {
  expect(shortSpan('2026-11-25', '2026-11-27')).toBe('25–27 Nov')
  expect(shortSpan('2026-11-29', '2026-12-02')).toBe('29 Nov – 2 Des')
  expect(shortSpan('2026-11-25', '2026-11-25')).toBe('25 Nov')
})
