import { sql } from 'drizzle-orm'

import { payoutFileLimit } from '#lib/ops/limits.ts'
import { bulkFile, fileTime } from '#lib/withdrawal/bulk-file.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { firstAccount, shopBalances } from './list-payouts.ts'

type Row = {
  id: string
  balance: string
  bank_code: string | null
  bank_name: string
  account_number: string
  account_holder: string
}

/**
 * What the bank is to transfer to shops with a balance and an account, by shop; `next` is where the next file begins. It records
 * nothing: each transfer is recorded once the bank has made it. Each file tells how many shops are owed and have no account (ops-208).
 */
export async function payoutFile(
  db: Db,
  { after = 0, now, limit = payoutFileLimit }: { after?: number | undefined; now: Date; limit?: number }
) {
  const found = await rows<Row>(
    db,
    sql`select s.id, b.balance, k.code as bank_code, a.bank_name, a.account_number, a.account_holder
      from ${shopBalances} b join shops s on s.id = b.shop_id
      join ${firstAccount} a on a.shop_id = s.id
      left join lateral (
        select code from banks where lower(name) = lower(a.bank_name) or code = lower(a.bank_name) order by sort limit 1
      ) k on true
      where b.balance > 0 and s.id > ${after} order by s.id limit ${limit + 1}`
  )
  const lines = found.slice(0, limit).map(row => ({
    code: `TOKO-${row.id}`,
    bank_code: row.bank_code ?? '',
    bank_name: row.bank_name,
    account_number: row.account_number,
    account_holder: row.account_holder,
    total: Number(row.balance)
  }))
  const [left] = await rows<{ count: string; total: string }>(
    db,
    sql`select count(*) as count, coalesce(sum(b.balance), 0) as total from ${shopBalances} b
      where b.balance > 0 and not exists (select from shop_bank_accounts a where a.shop_id = b.shop_id)`
  )
  return {
    without_account: { count: Number(left?.count ?? 0), total: Number(left?.total ?? 0) },
    count: lines.length,
    total: lines.reduce((sum, one) => sum + one.total, 0),
    file_name: `bayar-toko-${fileTime(now)}.csv`,
    csv: bulkFile(lines),
    next: found.length > limit ? Number(found[limit - 1]!.id) : null
  }
}
