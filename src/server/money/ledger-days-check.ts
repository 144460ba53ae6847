import { subDays } from 'date-fns/subDays'
import { sql } from 'drizzle-orm'

import { jakartaDay } from '#lib/format/dates.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import type { LedgerAccount } from '#lib/money/ledger-accounts.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { readSummed, sumsOf } from './ledger-days.ts'

/** Days that are compared one by one: as many as the console shows at once. */
const comparedDays = 92

/** An account whose written sums are not those of its entries: on one day, or on all days up to one (`from` is null). */
type DaysDiffering = { account: LedgerAccount; from: string | null; to: string }

/**
 * Compares the written sums of days with the entries (ops-247), which differ where an entry was written later with an older date. The
 * last days are compared one by one, through the index by time; what accounts held before them by account. At most 100 of both.
 */
export async function checkLedgerDays(db: Db): Promise<DaysDiffering[]> {
  const last = await readSummed(db)
  if (last === '') return []
  const first = jakartaDay(subDays(dayStart(last), comparedDays - 1))
  const days = await rows<{ day: string; account: LedgerAccount }>(
    db,
    sql`select day, account from (
        select day::text, account, incoming, outgoing, entries from ledger_days where day between ${first} and ${last}
      ) written
      full join (${sumsOf(dayStart(first), dayEnd(last))}) read using (day, account)
      where (written.incoming, written.outgoing, written.entries) is distinct from (read.incoming, read.outgoing, read.entries)
      order by day, account limit 100`
  )
  // Of the older days no entry is read by itself: an account's balance less what it moved since is what it held.
  const older = await rows<{ account: LedgerAccount }>(
    db,
    sql`select account from (select account, sum(amount) as balance from ledger_entries group by account) held
      full join (
        select account, sum(amount) as moved from ledger_movements m join ledger_entries e on e.movement_id = m.id
        where m.created_at >= ${dayStart(first).toISOString()}::timestamptz group by account
      ) since using (account)
      full join (
        select account, sum(incoming - outgoing) as summed from ledger_days where day < ${first} group by account
      ) before using (account)
      where coalesce(balance, 0) - coalesce(moved, 0) <> coalesce(summed, 0) order by account`
  )
  const to = jakartaDay(subDays(dayStart(first), 1))
  return [
    ...older.map(({ account }) => ({ account, from: null, to })),
    ...days.map(({ account, day }) => ({ account, from: day, to: day }))
  ]
}
