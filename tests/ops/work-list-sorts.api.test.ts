import { addDays } from 'date-fns/addDays'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { complaints } from '#server/complaint/schema.ts'

import { advance } from '../support/clock.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { negotiate } from '../support/negotiating.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

describe('[ops-300] complaints', () => {
  const sorted = async (input: Sent<'GET /ops/complain'>) =>
    value(await world().ops.call('GET /ops/complain', input)).map(({ id }) => id)

  it('are sorted by deadline, date and nominal both ways, closed ones by date alone', async () => {
    const { db } = world().services
    const ids: number[] = []
    // The second one asks for other goods: it has no nominal.
    for (const nominal of [20_000, null, 30_000]) {
      const buyer = await market.buyer()
      const { id } = await complain(
        buyer,
        await deliveredTo(world(), buyer, await market.product({ price: 50_000 }))
      )
      await db.update(complaints).set({ nominal }).where(eq(complaints.id, id))
      ids.push(id)
      await advance(world(), 60)
    }
    const [a, b, c] = ids as [number, number, number]
    const at = (await db.select().from(complaints).where(eq(complaints.id, a)))[0]!.deadlineAt!
    await db
      .update(complaints)
      .set({ deadlineAt: addDays(at, 1) })
      .where(eq(complaints.id, b))
    expect(await sorted({})).toEqual([a, c, b])
    expect(await sorted({ sort: 'deadline' })).toEqual([a, c, b])
    expect(await sorted({ sort: 'deadline', order: 'desc' })).toEqual([b, c, a])
    expect(await sorted({ sort: 'date' })).toEqual([c, b, a])
    expect(await sorted({ sort: 'date', order: 'asc' })).toEqual([a, b, c])
    expect(await sorted({ sort: 'nominal' })).toEqual([c, a, b])
    expect(await sorted({ sort: 'nominal', order: 'asc' })).toEqual([a, c, b])
    expect(await sorted({ sort: 'nominal', per_page: 1, page: 2 })).toEqual([a])
    await db
      .update(complaints)
      .set({ stage: 'closed', outcome: 'rejected', closedAt: world().services.clock.now() })
      .where(inArray(complaints.id, ids))
    for (const input of [
      {},
      { sort: 'nominal', order: 'asc' },
      { sort: 'deadline' },
      { sort: 'date' }
    ] as const)
      expect(await sorted({ ...input, open: false }), JSON.stringify(input)).toEqual([c, b, a])
    expect(await sorted({ open: false, sort: 'date', order: 'asc' })).toEqual([a, b, c])
  })
})

describe('[ops-301] negotiations', () => {
  const sorted = async (input: Sent<'GET /ops/nego'>) =>
    value(await world().ops.call('GET /ops/nego', input)).map(({ id }) => id)

  it('are sorted by deadline, date and total both ways', async () => {
    const ids: number[] = []
    for (const price of [20_000, 10_000, 30_000]) {
      const { id } = await negotiate(world(), await market.buyer(), await market.product({ price }), {})
      ids.push(id)
      await advance(world(), 60)
    }
    const [a, b, c] = ids as [number, number, number]
    value(await world().ops.call('POST /ops/nego/{id}/decline', { id: String(a), reason: 'Truk penuh' }))
    // What waits for its shop comes first; the answer gave the first one another day.
    expect(await sorted({})).toEqual([b, c, a])
    expect(await sorted({ sort: 'deadline' })).toEqual([b, c, a])
    expect(await sorted({ sort: 'deadline', order: 'desc' })).toEqual([a, c, b])
    expect(await sorted({ sort: 'date' })).toEqual([c, b, a])
    expect(await sorted({ sort: 'date', order: 'asc' })).toEqual([a, b, c])
    expect(await sorted({ sort: 'total' })).toEqual([c, a, b])
    expect(await sorted({ sort: 'total', order: 'asc' })).toEqual([b, a, c])
    expect(await sorted({ sort: 'total', is_waiting: true })).toEqual([c, b])
  })
})
