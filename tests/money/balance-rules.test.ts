import { expect, it } from 'vitest'

import { rangeText } from '#lib/format/day-range.ts'
import { balanceFields, isNarrowed, readBalanceFilter } from '#lib/money/balance-filter.ts'
import { byDay } from '#lib/money/by-day.ts'
import { movementCodes } from '#lib/money/movement.ts'
import { recentMonths } from '#lib/money/recent-months.ts'
import { movementNames } from '#lib/money/texts.ts'

const today = '2026-03-10'
const read = (query: string) => readBalanceFilter(new URLSearchParams(query), today)

it('[money-10] a filter survives a round trip through its address', () => {
  const filter = { type: 'debit', start: '2026-03-01', end: '2026-03-05' } as const
  expect(read(new URLSearchParams(balanceFields(filter)).toString())).toEqual(filter)
  expect(balanceFields({ type: '', start: '', end: '' })).toEqual({})
})

it('[money-10] invalid values in an address filter nothing', () => {
  expect(isNarrowed(read('type=all&start_date=2026-03-11&end_date=kemarin'))).toBe(false)
  expect(read('start_date=2026-03-05&end_date=2026-03-01')).toMatchObject({
    start: '2026-03-01',
    end: '2026-03-05'
  })
  expect(isNarrowed(read('type=credit'))).toBe(true)
})

it('[money-13] a day begins at 17:00 UTC, and keeps the order of its movements', () => {
  const at = (date: string) => ({ date })
  const [a, b, c] = [at('2026-03-01T17:00:00Z'), at('2026-03-01T16:59:59Z'), at('2026-02-28T17:00:00Z')]
  expect(byDay([a, b, c])).toEqual([
    { day: '2026-03-02', entries: [a] },
    { day: '2026-03-01', entries: [b, c] }
  ])
  expect(byDay([])).toEqual([])
})

it('[money-13] each code has a name of its own', () => {
  expect(new Set(movementCodes.map(code => movementNames[code])).size).toBe(7)
})

it('[money-15] offers the months of two years, across a change of year', () => {
  const months = recentMonths('2026-02-28')
  expect(months).toHaveLength(24)
  expect(months.slice(0, 3)).toEqual([
    { month: '2026-02', name: 'Februari 2026' },
    { month: '2026-01', name: 'Januari 2026' },
    { month: '2025-12', name: 'Desember 2025' }
  ])
  expect(months.at(-1)?.month).toBe('2024-03')
})

it('[money-17] prints a range in a readable form', () => {
  const told = (start: string, end: string) => rangeText({ start, end })
  expect([
    told('2026-11-01', '2026-11-05'),
    told('2026-11-01', '2026-11-01'),
    told('2026-11-01', ''),
    told('', '2026-11-05'),
    told('', '')
  ]).toEqual([
    '1 Nov 2026 – 5 Nov 2026',
    '1 Nov 2026',
    'Sejak 1 Nov 2026',
    'Sampai 5 Nov 2026',
    'Semua tanggal'
  ])
})
