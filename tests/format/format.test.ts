import { tz } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { id } from 'date-fns/locale/id'
import { describe, expect, test } from 'vitest'

import { date, dateMonth, dateTime, jakartaDay, shortDay, shortSpan } from '#lib/format/dates.ts'
import { shortCity } from '#lib/format/place.ts'
import { presence, relativeTime } from '#lib/format/relative.ts'
import { boundedTotal, cappedTotal, soldCount } from '#lib/format/counts.ts'
import { rupiah } from '#lib/format/rupiah.ts'

test('[core-22] rupiah have dots for thousands and no decimals', () => {
  expect(rupiah(0)).toBe('Rp0')
  expect(rupiah(1_500_000)).toBe('Rp1.500.000')
  expect(rupiah(-2_500)).toBe('−Rp2.500')
})

test('[catalogue-7, core-22] large counts are abbreviated', () => {
  expect([soldCount(950), soldCount(12_400), soldCount(2_300_000)]).toEqual(['950', '12 rb+', '2 jt+'])
  expect([cappedTotal(1_199), cappedTotal(1_200)]).toEqual(['1.199', '1.200+'])
})

test('[core-302] a total is exact up to 1,200, and above it says that there are more', () => {
  expect([boundedTotal(1_200), boundedTotal(1_201), boundedTotal(7_536)]).toEqual([
    '1.200',
    '1.200+',
    '1.200+'
  ])
})

describe('[core-23] dates', () => {
  test('are shown in Jakarta', () => {
    expect(dateTime('2026-08-17T03:05:00Z')).toBe('17 Agustus 2026 10:05')
    expect(dateTime('2026-12-31T17:00:00Z')).toBe('01 Januari 2027 00:00')
    expect(date('2026-08-16T20:00:00Z')).toBe('17 Agustus 2026')
  })

  test.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9))))(
    'name months like the library: %s',
    moment => {
      const written = (pattern: string) => format(moment, pattern, { in: tz('Asia/Jakarta'), locale: id })
      const day = jakartaDay(moment)
      expect(date(moment)).toBe(written('dd MMMM yyyy'))
      expect(dateMonth(moment)).toBe(written('MMMM yyyy'))
      expect(shortDay(day)).toBe(written('d MMM yyyy'))
      expect(shortSpan(day, day)).toBe(written('d MMM'))
    }
  )

  test('change at midnight in Jakarta', () => {
    expect(jakartaDay('2026-08-16T16:59:59Z')).toBe('2026-08-16')
    expect(jakartaDay('2026-08-16T17:00:00Z')).toBe('2026-08-17')
  })
})

describe('relative times', () => {
  const now = new Date('2026-06-30T12:00:00Z')
  const ago = (ms: number) => relativeTime(new Date(now.getTime() - ms), now)
  const minute = 60_000
  const day = 24 * 60 * minute

  test('[core-24] range from a moment to years', () => {
    expect(ago(59_999)).toBe('Baru saja')
    expect(ago(minute)).toBe('1 menit lalu')
    expect(ago(61 * minute)).toBe('1 jam lalu')
    expect(ago(29 * day)).toBe('29 hari lalu')
    expect(ago(30 * day)).toBe('1 bulan lalu')
    expect(ago(365 * day)).toBe('12 bulan lalu')
    expect(ago(366 * day)).toBe('Lebih dari 1 tahun lalu')
  })

  test('[shop-3] show whether a shop is online', () => {
    expect(presence(true, null, now)).toBe('Online')
    expect(presence(true, '2026-06-30T11:59:01Z', now)).toBe('Online baru saja')
    expect(presence(true, '2026-06-30T11:59:00Z', now)).toBe('Online 1 menit lalu')
    expect(presence(false, '2026-06-30T09:00:00Z', now)).toBe('Online 3 jam lalu')
    expect(presence(false, '2026-06-28T11:00:00Z', now)).toBe('Online 2 hari lalu')
    expect(presence(false, null, now)).toBe('Offline')
  })
})

test('[core-25] cities have their colloquial names', () => {
  expect(shortCity('Kota Administrasi Jakarta Selatan')).toBe('Jakarta Selatan')
  expect(shortCity('Kabupaten Bekasi')).toBe('Kab. Bekasi')
  expect(shortCity('Kota Surabaya')).toBe('Surabaya')
})
