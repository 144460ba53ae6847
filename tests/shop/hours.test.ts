import { describe, expect, it } from 'vitest'

import { hoursToday, timeZoneOf } from '#lib/shop/hours.ts'

const week = [
  { opens: 480, closes: 1020 },
  ...Array.from({ length: 5 }, () => ({ opens: 540, closes: 900 })),
  null
]

describe('[goods-44] opening hours', () => {
  it('are those of the weekday in the time of the shop', () => {
    const sundayNight = new Date('2026-01-04T16:30:00Z')
    expect(hoursToday(week, 'WIB', sundayNight)).toBe('Hari ini tutup')
    expect(hoursToday(week, 'WITA', sundayNight)).toBe('Buka hari ini 08.00–17.00 WITA')
    expect(hoursToday(week, 'WIB', new Date('2026-01-05T17:00:00Z'))).toBe('Buka hari ini 09.00–15.00 WIB')
    expect(hoursToday(null, 'WIB', sundayNight)).toBeUndefined()
  })

  it('are in the time of the province', () => {
    expect([31, 11, 21, 61, 62].map(timeZoneOf)).toEqual(Array(5).fill('WIB'))
    expect([51, 53, 63, 64, 65, 73, 76].map(timeZoneOf)).toEqual(Array(7).fill('WITA'))
    expect([81, 82, 91, 94, 97].map(timeZoneOf)).toEqual(Array(5).fill('WIT'))
  })
})
