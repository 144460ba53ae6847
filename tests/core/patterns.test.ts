import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'

import { patternsOf, patternsOfTheCode } from '../support/patterns.ts'

const patterns = patternsOfTheCode()
/** Without a time limit: its steps are bounded, and results would depend on the machine. */
const isSlow = (source: string, flags: string) =>
  checkSync(source, flags, { timeout: null, randomSeed: 1 }).status !== 'safe'

describe('a regular expression', () => {
  it.each([...new Map(patterns.map(one => [`${one.source}/${one.flags}`, one])).values()])(
    '/$source/$flags takes linear time ($place)',
    ({ source, flags }) => {
      expect(isSlow(source, flags)).toBe(false)
    }
  )

  it('with super-linear time is recognised', () => {
    expect(isSlow('^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', '')).toBe(true)
    expect(isSlow('^(a+)+$', '')).toBe(true)
  })

  it('is found in every kind of script', () => {
    expect(patterns.length).toBeGreaterThan(60)
    expect(patterns.some(({ place }) => place.includes('.astro:'))).toBe(true)
    expect(patternsOf('x.ts', 'const a = b / c / d; f(/x\\/y/gu); new RegExp(`${n}=(\\\\d+)`)')).toEqual([
      { place: 'x.ts:1', source: 'x\\/y', flags: 'gu' },
      { place: 'x.ts:1', source: '7=(\\d+)', flags: '' }
    ])
  })
})
