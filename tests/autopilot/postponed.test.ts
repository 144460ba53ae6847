import { describe, expect, it } from 'vitest'

import { postponed } from '#server/autopilot/postponed.ts'

const start = Date.parse('2026-11-29T03:00:00.000Z')
const minute = (count: number) => new Date(start + count * 60_000)

describe('[autopilot-9] what failed', () => {
  it('waits 1, 2, 4 … minutes, at most an hour, and only its first failure is told', () => {
    const later = postponed()
    expect(later.isWaiting('a', minute(0))).toBe(false)
    const told: boolean[] = []
    let at = 0
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      told.push(later.postpone('a', minute(at)))
      expect(later.isWaiting('a', minute(at + pause - 0.1))).toBe(true)
      at += pause
      expect(later.isWaiting('a', minute(at))).toBe(false)
    }
    expect(told).toEqual([true, false, false, false, false, false, false, false])
    expect(later.isWaiting('b', minute(0))).toBe(false)
  })

  it('is told from what only waits', () => {
    const later = postponed()
    later.waitUntil('a', minute(10))
    expect(later.isWaiting('a', minute(9))).toBe(true)
    expect(later.postpone('a', minute(10))).toBe(true)
    expect(later.isWaiting('a', minute(11.1))).toBe(false)
  })

  it('is forgotten beyond a thousand, the oldest first', () => {
    const later = postponed()
    for (let at = 0; at <= 1_000; at += 1) later.postpone(String(at), minute(0))
    expect(['0', '1', '1000'].map(key => later.isWaiting(key, minute(0.5)))).toEqual([false, true, true])
  })
})
