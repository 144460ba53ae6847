import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { ledgerEntries } from '#server/money/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const token = 'token-of-sari-the-clerk-0123'
const world = useWorld({ OPS_TOKENS: `sari:owner:${token}` })
const sari = () => new Person(world().app, world().services.config.signatureKey, token)
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})
const db = () => world().services.db

describe('[ops-317] what a call of the counter changes', () => {
  it('is taken back where its act cannot be written, though the call does not name it', async () => {
    const buyer = await market.buyer()
    const topUp = (key: string) =>
      sari().call('POST /ops/balance/topup', { user: buyer.id, amount: 5_000, remark: 'Uji' }, { key })
    value(await topUp('first'))
    const before = [await db().$count(ledgerEntries), await db().$count(acts)]
    await db().execute(sql`create function no_acts() returns trigger language plpgsql as
      $$ begin raise exception 'no acts'; end $$`)
    await db().execute(sql`create trigger no_acts before insert on acts execute function no_acts()`)
    expect((await topUp('second')).ok).toBe(false)
    await db().execute(sql`drop trigger no_acts on acts`)
    expect([await db().$count(ledgerEntries), await db().$count(acts)]).toEqual(before)
    // The same key, once acts can be written again: it was not used up.
    value(await topUp('second'))
    expect(await db().$count(acts)).toBe(before[1]! + 1)
  })
})
