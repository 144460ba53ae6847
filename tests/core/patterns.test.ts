import { check } from 'recheck'
import { describe, expect, it } from 'vitest'

import { patternsOf, patternsOfTheCode } from '../support/patterns.ts'

const patterns = patternsOfTheCode()
/**
 * Without a time limit: its steps are bounded, and results would depend on the machine. Not `checkSync`: that gives up
 * after seconds of its own on a busy machine.
 */
const untimed = { timeout: null, incubationTimeout: null, attackTimeout: null }
const isSlow = async (source: string, flags: string) =>
  (await check(source, flags, { ...untimed, randomSeed: 1 })).status !== 'safe'

describe('a regular expression', () => {
  it.each([...new Map(patterns.map(one => [`${one.source}/${one.flags}`, one])).values()])(
    '/$source/$flags takes linear time ($place)',
    async ({ source, flags }) => {
      expect(await isSlow(source, flags)).toBe(false)
    }
  )

  it('with super-linear time is recognised', async () => {
    expect(await isSlow('^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', '')).toBe(true)
    expect(await isSlow('^(a+)+$', '')).toBe(true)
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
