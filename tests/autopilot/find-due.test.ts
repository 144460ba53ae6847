import { describe, expect, it } from 'vitest'

import { findDue } from '#server/autopilot/find-due.ts'

const orders = Array.from({ length: 1_350 }, (_, at) => ({ id: 1_350 - at }))

describe('[autopilot-7] turn by turn', () => {
  it('reads all open orders, also those deeper than a list counts', async () => {
    const seen = new Set<number>()
    const call = async (endpoint: string, { beyond }: { beyond?: number }) => {
      if (endpoint === 'GET /ops/review') return { ok: true, value: { reviews: [], next: null } }
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

describe('[autopilot-12] reviews turn by turn', () => {
  const now = new Date('2026-11-29T03:00:00.000Z')
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
  /** The newest first, half of them from orders; those from number 60 on are older than a day. */
  const listed = Array.from({ length: 400 }, (_, at) => ({
    id: 400 - at,
    rating: 5,
    date: minutesAgo(at < 60 ? 20 + at : 2_000 + at),
    updated_at: minutesAgo(at < 60 ? 20 + at : 2_000 + at),
    reply: null,
    order_code: at % 2 === 0 ? `BB${at}` : null,
    product: { name: 'Paku' }
  }))

  it('reads all of the last day with an order, and none of those before over and over', async () => {
    let deepest = Infinity
    const call = async (endpoint: string, { beyond }: { beyond?: number }) => {
      if (endpoint !== 'GET /ops/review') return { ok: true, value: [], meta: { total_pages: 0 } }
      const rest = listed.filter(({ id }) => beyond === undefined || id < beyond)
      const reviews = rest.slice(0, 20)
      deepest = Math.min(deepest, reviews.at(-1)!.id)
      return { ok: true, value: { reviews, next: rest.length > 20 ? reviews.at(-1)!.id : null } }
    }
    const place = { call: call as never, now, cursor: { turn: 0, beyond: undefined } }
    const due = new Set<number>()
    for (let turn = 0; turn < 6; turn += 1)
      for (const { kind, id } of await findDue(place)) if (kind === 'review') due.add(id)
    expect([...due].toSorted((a, b) => b - a)).toEqual(
      listed.flatMap(({ id }, at) => (at < 60 && at % 2 === 0 ? [id] : []))
    )
    // The fourth page is too old, so that the next turn begins again.
    expect(deepest).toBe(321)
  })
})
