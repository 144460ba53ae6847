import { expect, test } from 'vitest'

import { dayRange } from '#lib/format/day-range.ts'
import { filterFields, isFiltered, noFilter, readFilter } from '#lib/order/filter.ts'

const today = '2026-03-10'

test('[order-14] a reversed range is turned around', () => {
  expect(dayRange('2026-03-05', '2026-03-01', today)).toEqual({ start: '2026-03-01', end: '2026-03-05' })
})

test('[order-14] future and nonexistent days filter nothing; today does', () => {
  expect(dayRange('2026-03-11', '2026-13-01', today)).toEqual({ start: '', end: '' })
  // Date.parse reads it as 3 March.
  expect(dayRange('2026-02-31', '2026-03-10', today)).toEqual({ start: '', end: '2026-03-10' })
  expect(dayRange('', '2026-03-10', today)).toEqual({ start: '', end: '2026-03-10' })
})

test('[order-14] survives a round trip through the address', () => {
  const filter = {
    keyword: 'semen 50 kg',
    type: 'material',
    shipping: 'baba_expedition',
    start: '2026-03-01',
    end: '2026-03-02'
  } as const
  expect(readFilter(new URLSearchParams(filterFields(filter)), today)).toEqual(filter)
})

test('invalid values in an address filter nothing', () => {
  const query = new URLSearchParams('type=gold&shipping=balloon&start_date=yesterday')
  expect(readFilter(query, today)).toEqual(noFilter)
  expect(isFiltered(noFilter)).toBe(false)
})

test('empty fields and spaces are not sent', () => {
  expect(filterFields({ ...noFilter, keyword: '  ' })).toEqual({})
  expect(filterFields({ ...noFilter, keyword: ' cat ', type: 'material' })).toEqual({
    keyword: 'cat',
    type: 'material'
  })
})
