import { type SQL, sql } from 'drizzle-orm'

import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { FeeTaxStep } from '#server/core/platform/config/fee-tax.ts'

/**
 * The tax inside the fees of a movement (ledger_movements `m`), in whole rupiah: a fee of Rp11.100 at 11 % contains Rp1.100. Half a
 * rupiah is rounded away from zero, by movement, as on the receipt of one order. Saldo that its owner gave up is income, but no fee.
 */
export function taxIn(fees: SQL, steps: readonly FeeTaxStep[]): SQL {
  const cases = steps.toReversed().map(
    ({ from, basisPoints }) => sql`when m.created_at >= ${from.toISOString()}::timestamptz
        then round(${fees} * ${basisPoints}::numeric / ${10_000 + basisPoints}::numeric)`
  )
  return sql`(case when m.code = 'EX' then 0 ${sql.join(cases, sql` `)} else 0 end)::bigint`
}

/** The tax inside the fees that were earned on some Jakarta days, in whole rupiah; the sum of its movements. */
export async function sumFeeTax(
  db: Db,
  { from, to }: { from: string; to: string },
  steps: readonly FeeTaxStep[]
): Promise<number> {
  const [found] = await rows<{ tax: string }>(
    db,
    sql`select coalesce(sum(${taxIn(sql`f.fees`, steps)}), 0)::bigint as tax
      from ledger_movements m join lateral (
        select sum(e.amount) as fees from ledger_entries e where e.movement_id = m.id and e.account = 'fee_income'
      ) f on f.fees is not null
      where m.created_at >= ${dayStart(from).toISOString()}::timestamptz
        and m.created_at < ${dayEnd(to).toISOString()}::timestamptz`
  )
  return Number(found?.tax ?? 0)
}
