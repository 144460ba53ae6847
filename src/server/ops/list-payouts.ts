import { type SQL, sql } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import type { PayoutDirection } from '#lib/ops/payout-direction.ts'
import type { listPayoutBalances, listPayouts } from '#lib/ops/payout-contract.ts'
import { accountName } from '#lib/withdrawal/account-name.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { wholeWindow } from '#server/core/db/paging.ts'

/** What each shop is owed, or owes; shops that are even are left out. */
const shopBalances = sql`(
  select shop_id, sum(amount) as balance from ledger_entries
  where account = 'seller_payable' and shop_id is not null group by shop_id having sum(amount) <> 0
)`

/** Shops that had transfers and are even now. */
const evenShops = sql`(
  select shop_id, sum(amount) as balance from ledger_entries
  where account = 'seller_payable' and shop_id in (select shop_id from shop_payouts)
  group by shop_id having sum(amount) = 0
)`

/** The account of a shop that is paid unless another one is named. */
export const firstAccount = sql`(
  select distinct on (shop_id) shop_id, bank_name, account_number, account_holder from shop_bank_accounts
  order by shop_id, id
)`

type BalanceRow = {
  total: string
  id: string
  name: string
  closed_at: string | null
  balance: string
  bank_name: string | null
  account_number: string | null
  payout_id: string | null
  payout_amount: string | null
  payout_direction: PayoutDirection | null
  payout_at: string | null
  return_of: string | null
}

/** Which shops: by a part of the name, who owes whom, and the shops themselves. */
type BalanceFilter = {
  keyword?: string | undefined
  state?: 'owed' | 'owes' | 'even' | undefined
  shops?: readonly number[] | undefined
}

/** The shops with a balance that a filter leaves. */
export const shopsWithBalance = (filter: BalanceFilter): SQL => sql`(
  select s.id, s.name, s.closed_at, b.balance
  from ${filter.state === 'even' ? evenShops : shopBalances} b join shops s on s.id = b.shop_id
  where ${conditionOf(filter)}
)`

/** One page of the shops with a balance that the filter leaves, and their number. */
export async function readBalances(db: Db, filter: InputOf<typeof listPayoutBalances>) {
  const { limit, offset } = wholeWindow(filter)
  // The sums are made once, for the page and for the total, which a page beyond the end has too.
  const page = await rows<BalanceRow | (Record<keyof BalanceRow, null> & { total: string })>(
    db,
    sql`with found as materialized ${shopsWithBalance(filter)}
      select t.total, o.*, a.bank_name, a.account_number, p.id as payout_id, p.amount as payout_amount,
        p.direction as payout_direction, p.created_at as payout_at, p.return_of
      from (select count(*) as total from found) t
      left join (select * from found o order by ${orderOf(filter)} limit ${limit} offset ${offset}) o on true
      left join ${firstAccount} a on a.shop_id = o.id
      left join lateral (
        select id, amount, direction, created_at, return_of from shop_payouts where shop_id = o.id
        order by id desc limit 1
      ) p on true
      order by ${orderOf(filter)}`
  )
  return {
    items: page.filter((row): row is BalanceRow => row.id !== null).map(toBalance),
    total: Number(page[0]?.total ?? 0)
  }
}

const conditionOf = ({ keyword, state, shops }: BalanceFilter): SQL =>
  sql.join(
    [
      keyword ? sql`s.name ilike ${containing(keyword)}` : sql`true`,
      state === 'owed' ? sql`b.balance > 0` : state === 'owes' ? sql`b.balance < 0` : sql`true`,
      shops ? sql`s.id = any(${sql.param(shops)}::bigint[])` : sql`true`
    ],
    sql` and `
  )

function orderOf({ sort, order }: InputOf<typeof listPayoutBalances>): SQL {
  const way = sql.raw((order ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 'asc' : 'desc')
  return sql`${sort === 'name' ? sql`lower(o.name)` : sql`o.balance`} ${way}, o.id`
}

const toBalance = (row: BalanceRow) => ({
  id: Number(row.id),
  name: row.name,
  closed_at: row.closed_at && new Date(row.closed_at).toISOString(),
  balance: Number(row.balance),
  account: maskedOf(row),
  last_payout: row.payout_id === null ? null : toPayout({ ...row, id: row.payout_id })
})

const maskedOf = ({ bank_name: bankName, account_number: accountNumber }: Partial<BalanceRow>) =>
  bankName && accountNumber ? accountName({ bankName, accountNumber }) : null

const idOf = (id: string | null) => (id === null ? null : Number(id))

const toPayout = (
  row: Pick<BalanceRow, 'id' | 'payout_amount' | 'payout_direction' | 'payout_at' | 'return_of'>
) => ({
  id: Number(row.id),
  amount: Number(row.payout_amount),
  direction: row.payout_direction ?? ('out' as const),
  date: new Date(row.payout_at ?? 0).toISOString(),
  return_of: idOf(row.return_of)
})

type PayoutRow = Omit<BalanceRow, 'total' | 'closed_at' | 'balance'> & {
  shop_id: string
  return_id: string | null
  account_holder: string | null
  file_id: string | null
  reference: string
  remark: string
  by: string
}

/** One page of the transfers that the filter leaves, the last first; `next` is where the next page begins. */
export async function readPayouts(db: Db, filter: InputOf<typeof listPayouts>) {
  const { shop, from, to, before, per_page: limit } = filter
  const where = [
    shop === undefined ? undefined : sql`p.shop_id = ${shop}`,
    from === undefined ? undefined : sql`p.created_at >= ${dayStart(from).toISOString()}::timestamptz`,
    to === undefined ? undefined : sql`p.created_at < ${dayEnd(to).toISOString()}::timestamptz`,
    sql`p.id < ${before ?? Number.MAX_SAFE_INTEGER}`
  ].filter(one => one !== undefined)
  const found = await rows<PayoutRow>(
    db,
    sql`select p.id, p.shop_id, s.name, p.amount as payout_amount, p.direction as payout_direction,
        p.created_at as payout_at, p.bank_name, p.account_number, p.account_holder, p.reference, p.remark, p.by, p.file_id,
        p.return_of, r.id as return_id
      from shop_payouts p join shops s on s.id = p.shop_id left join shop_payouts r on r.return_of = p.id
      where ${sql.join(where, sql` and `)} order by p.id desc limit ${limit + 1}`
  )
  const payouts = found.slice(0, limit).map(row => ({
    ...toPayout(row),
    return_id: idOf(row.return_id),
    shop: { id: Number(row.shop_id), name: row.name },
    account: maskedOf(row),
    account_holder: row.account_holder,
    file_id: idOf(row.file_id),
    reference: row.reference,
    remark: row.remark,
    by: row.by
  }))
  return { payouts, next: found.length > limit ? payouts.at(-1)!.id : null }
}
