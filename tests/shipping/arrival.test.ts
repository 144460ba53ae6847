import { describe, expect, it } from 'vitest'

import { arrivalDays } from '#lib/shipping/arrival.ts'

/** 00:30 of the 24th in Jakarta. */
const now = new Date('2026-11-23T17:30:00Z')

describe('[shipping-19] the days on which goods may arrive', () => {
  it('range from the fastest to the slowest after a day of packing, as days of Jakarta', () => {
    expect(arrivalDays('2-3 hari', 0, now)).toEqual({ from: '2026-11-26', until: '2026-11-28' })
    expect(arrivalDays('1 hari', 0, now)).toEqual({ from: '2026-11-25', until: '2026-11-26' })
  })
  it('follow the days of a pre-order', () => {
    expect(arrivalDays('1-2 hari', 7, now)).toEqual({ from: '2026-12-02', until: '2026-12-04' })
  })
})
