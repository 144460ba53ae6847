import { sql } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { payoutFileLimit } from '#lib/ops/limits.ts'
import type { readDuePayouts } from '#lib/ops/payout-file-contract.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { firstAccount, shopsWithBalance } from './list-payouts.ts'

/** Whose balances a file pays: all shops, or some of them. */
export type Which = InputOf<typeof readDuePayouts>

/** Shops without an account that are named. */
const namedLimit = 20

/** Shops that are owed, those with an account and those without counted apart, by their id. */
const owedShops = (which: Which) => sql`(
  select o.id, o.name, o.balance, a.shop_id is not null as has_account,
    row_number() over (partition by a.shop_id is not null order by o.id) as place
  from ${shopsWithBalance({ ...which, state: 'owed' })} o left join ${firstAccount} a on a.shop_id = o.id
)`

type Sums = Record<'count' | 'total' | 'more_count' | 'more_total' | 'left_count' | 'left_total', string> & {
  named: { id: number; name: string; balance: number }[]
}

/** What a file would pay now, and what it would leave: shops beyond its bound, and shops without an account (ops-211). */
export async function readDue(db: Db, which: Which, limit = payoutFileLimit) {
  const [sums] = await rows<Sums>(
    db,
    sql`with owed as materialized ${owedShops(which)}
      select count(*) filter (where has_account and place <= ${limit}) as count,
        coalesce(sum(balance) filter (where has_account and place <= ${limit}), 0) as total,
        count(*) filter (where has_account and place > ${limit}) as more_count,
        coalesce(sum(balance) filter (where has_account and place > ${limit}), 0) as more_total,
        count(*) filter (where not has_account) as left_count,
        coalesce(sum(balance) filter (where not has_account), 0) as left_total,
        (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'balance', n.balance)), '[]')
          from (select * from owed where not has_account order by lower(name), id limit ${namedLimit}) n) as named
      from owed`
  )
  const { count, total, more_count, more_total, left_count, left_total, named } = sums!
  return {
    count: Number(count),
    total: Number(total),
    more: { count: Number(more_count), total: Number(more_total) },
    without_account: { count: Number(left_count), total: Number(left_total), shops: named }
  }
}

/** The shops that a file would pay now, by their id. */
export async function findDue(db: Db, which: Which, limit: number): Promise<number[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from ${owedShops(which)} d where has_account and place <= ${limit} order by id`
  )
  return found.map(({ id }) => Number(id))
}

/** How many shops are owed, and how much: those of the list of the same state. */
export async function sumOwed(db: Db): Promise<{ count: number; total: number }> {
  const [sums] = await rows<{ count: string; total: string }>(
    db,
    sql`select count(*) as count, coalesce(sum(balance), 0) as total from ${shopsWithBalance({ state: 'owed' })} o`
  )
  return { count: Number(sums?.count ?? 0), total: Number(sums?.total ?? 0) }
}
