import { describe, expect, it } from 'vitest'

import { findDue } from '#server/autopilot/find-due.ts'

const orders = Array.from({ length: 1_350 }, (_, at) => ({ id: 1_350 - at }))

describe('[autopilot-7] turn by turn', () => {
  it('reads all open orders, also those deeper than a list counts', async () => {
    const seen = new Set<number>()
    const call = async (endpoint: string, { beyond }: { beyond?: number }) => {
      if (endpoint !== 'GET /ops/transaction') return { ok: true, value: [], meta: { total_pages: 0 } }
      const page = orders.filter(({ id }) => beyond === undefined || id < beyond).slice(0, 20)
      for (const { id } of page) seen.add(id)
      const value = page.map(({ id }) => ({
        id,
        date: '2026-11-29T03:00:00.000Z',
        history: [],
        steps: [],
        shipments: []
      }))
      return { ok: true, value, meta: { total_pages: 60 } }
    }
    const cursor = { turn: 0, beyond: undefined }
    const place = { call: call as never, now: new Date('2026-11-29T03:00:00.000Z'), cursor }
    for (let turn = 0; turn < 67; turn += 1) expect(await findDue(place)).toEqual([])
    expect(seen.size).toBe(1_350)
    // At the end the next turn begins again.
    expect(cursor).toEqual({ turn: 67, beyond: undefined })
  })
})
