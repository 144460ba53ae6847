import { sql } from 'drizzle-orm'

import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import { ledgerAccountNames } from '#lib/money/ledger-accounts.ts'
import type { FeeMovement } from '#lib/ops/fees-csv.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { FeeTaxStep } from '#server/core/platform/config/fee-tax.ts'
import { taxIn } from './fee-tax.ts'

/** Movements of one file. */
const fileLimit = 5_000

type Row = {
  id: string
  trx_id: string
  ref_id: string
  remark: string
  created_at: string
  shop: string | null
  fee: string | null
  fee_seller: string | null
  fee_payment: string | null
  tax: string
  amounts: Record<string, number>
}

/**
 * Movements that touched the marketplace's fees or promotions on some Jakarta days, each with what every account got or gave, so that
 * the columns of a period are the ledger's sums of these movements, and the tax inside the fees; and where the next file begins.
 */
export async function readFeeMovements(
  db: Db,
  { from, to, after }: { from: string; to: string; after?: number | undefined },
  taxSteps: readonly FeeTaxStep[]
): Promise<{ movements: FeeMovement[]; next: number | null }> {
  const found = await rows<Row>(
    db,
    sql`select m.id, m.trx_id, m.ref_id, m.remark, m.created_at, s.name as shop,
        case when m.trx_id = 'ST-' || t.code then t.fee end as fee,
        case when m.trx_id = 'ST-' || t.code then t.fee_seller end as fee_seller,
        case when m.trx_id = 'ST-' || t.code then t.fee_payment end as fee_payment,
        ${taxIn(sql`coalesce(f.fees, 0)`, taxSteps)} as tax,
        (select json_object_agg(a.account, a.amount) from (
          select e.account, sum(e.amount) as amount from ledger_entries e where e.movement_id = m.id group by e.account
        ) a) as amounts
      from ledger_movements m
      left join transactions t on t.id = m.transaction_id
      left join shops s on s.id = t.shop_id
      join lateral (
        select sum(e.amount) filter (where e.account = 'fee_income') as fees, count(*) as touched
        from ledger_entries e where e.movement_id = m.id and e.account in ('fee_income', 'promo_expense')
      ) f on f.touched > 0
      where m.created_at >= ${dayStart(from).toISOString()}::timestamptz
        and m.created_at < ${dayEnd(to).toISOString()}::timestamptz and m.id > ${after ?? 0}
      order by m.id limit ${fileLimit + 1}`
  )
  const isTaxed = taxSteps.length > 0
  const movements = found.slice(0, fileLimit).map(row => toMovement(row, isTaxed))
  return { movements, next: found.length > fileLimit ? movements.at(-1)!.id : null }
}

const amountOf = (text: string | null) => (text === null ? null : Number(text))

const toMovement = (row: Row, isTaxed: boolean): FeeMovement => ({
  id: Number(row.id),
  at: new Date(row.created_at),
  trxId: row.trx_id,
  refId: row.ref_id,
  remark: row.remark,
  shop: row.shop ?? '',
  fee: amountOf(row.fee),
  feeSeller: amountOf(row.fee_seller),
  feePayment: amountOf(row.fee_payment),
  tax: isTaxed ? Number(row.tax) : null,
  amounts: ledgerAccountNames.map(account => Number(row.amounts[account] ?? 0))
})
