import { sql } from 'drizzle-orm'
import { subDays } from 'date-fns/subDays'

import { jakartaDay } from '#lib/format/dates.ts'
import { dayStart } from '#lib/format/jakarta-day.ts'

import { type Db, rows } from '#server/core/db/connect.ts'

/** Days that are summed, today included. */
const days = 31

type Row = {
  day: string
  requested: string
  paid: string
  returned: string
  fees: string
  difference: string
}

/**
 * The withdrawals of each Jakarta day beside what the ledger moved for withdrawals that day, newest first; days without
 * either are left out. `difference` adds up by how much the two differ in what was requested, paid and returned, and in
 * fees.
 */
export async function sumDays(db: Db, now: Date) {
  const since = dayStart(jakartaDay(subDays(now, days - 1))).toISOString()
  const dayOf = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Jakarta', 'YYYY-MM-DD')`)
  const found = await rows<Row>(
    db,
    sql`with told as (
        select ${dayOf('created_at')} as day, nominal as requested, 0 as paid, 0 as returned, 0 as fees
          from withdrawals where created_at >= ${since}::timestamptz
        union all
        select ${dayOf('closed_at')}, 0,
            case when status = 'success' then nominal - fee else 0 end,
            case when status = 'success' then 0 else nominal end,
            case when status = 'success' then fee else 0 end
          from withdrawals where closed_at >= ${since}::timestamptz
      ), told_days as (
        select day, sum(requested) as requested, sum(paid) as paid, sum(returned) as returned, sum(fees) as fees
          from told group by day
      ), booked as (
        select ${dayOf('m.created_at')} as day,
            sum(case when e.account = 'buyer_saldo' and e.amount < 0 then -e.amount else 0 end) as requested,
            sum(case when e.account = 'bank' then e.amount else 0 end) as paid,
            sum(case when e.account = 'buyer_saldo' and e.amount > 0 then e.amount else 0 end) as returned,
            sum(case when e.account = 'fee_income' then e.amount else 0 end) as fees
          from ledger_movements m join ledger_entries e on e.movement_id = m.id
          where m.withdrawal_id is not null and m.created_at >= ${since}::timestamptz
          group by 1
      )
      select day, coalesce(t.requested, 0) as requested, coalesce(t.paid, 0) as paid,
          coalesce(t.returned, 0) as returned, coalesce(t.fees, 0) as fees,
          abs(coalesce(b.requested, 0) - coalesce(t.requested, 0)) + abs(coalesce(b.paid, 0) - coalesce(t.paid, 0))
            + abs(coalesce(b.returned, 0) - coalesce(t.returned, 0)) + abs(coalesce(b.fees, 0) - coalesce(t.fees, 0))
            as difference
        from told_days t full join booked b using (day) order by day desc limit ${days}`
  )
  return found.map(({ day, ...sums }) => ({
    day,
    requested: Number(sums.requested),
    paid: Number(sums.paid),
    returned: Number(sums.returned),
    fees: Number(sums.fees),
    difference: Number(sums.difference)
  }))
}
