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
    sql`select coalesce(sum(${taxIn(sql`m.fees`, steps)}), 0)::bigint as tax
      from (
        select f.id, f.code, f.created_at, sum(e.amount) as fees
        from ledger_movements f join ledger_entries e on e.movement_id = f.id and e.account = 'fee_income'
        where f.created_at >= ${dayStart(from).toISOString()}::timestamptz
          and f.created_at < ${dayEnd(to).toISOString()}::timestamptz
        group by f.id) m`
  )
  return Number(found?.tax ?? 0)
}
