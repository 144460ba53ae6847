import { type SQL, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import type { listPayoutFiles } from '#lib/ops/payout-file-contract.ts'
import { fileTime } from '#lib/withdrawal/bulk-file.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'

type FileRow = {
  id: string
  created_at: string
  by: string
  count: number
  total: string
  returned: string
  returned_total: string
  csv: string
}

/** Files that a condition leaves, the last first; their bytes only where they are asked for. */
const readFiles = (db: Db, where: SQL, limit: number, csv: SQL) =>
  rows<FileRow>(
    db,
    sql`select f.id, f.created_at, f.by, f.count, f.total, r.n as returned, r.total as returned_total, ${csv} as csv
      from shop_payout_files f left join lateral (
        select count(*) as n, coalesce(sum(p.amount), 0) as total
        from shop_payouts p join shop_payouts b on b.return_of = p.id where p.file_id = f.id
      ) r on true
      where ${where} order by f.id desc limit ${limit}`
  )

const toFile = (row: FileRow) => ({
  id: Number(row.id),
  date: new Date(row.created_at).toISOString(),
  by: row.by,
  count: row.count,
  total: Number(row.total),
  returned: Number(row.returned),
  returned_total: Number(row.returned_total)
})

/** One page of the files for the bank, the last first; `next` is where the next page begins. */
export async function listFiles(db: Db, { before, per_page: limit }: InputOf<typeof listPayoutFiles>) {
  const found = await readFiles(
    db,
    sql`f.id < ${before ?? Number.MAX_SAFE_INTEGER}`,
    limit + 1,
    sql.raw(`''`)
  )
  const files = found.slice(0, limit).map(toFile)
  return { files, next: found.length > limit ? files.at(-1)!.id : null }
}

/** A file with its bytes, as it was made; undefined if there is none. */
export async function readFile(db: Db, id: number) {
  const [row] = await readFiles(db, sql`f.id = ${id}`, 1, sql`f.csv`)
  if (!row) return undefined
  const file = toFile(row)
  return { ...file, file_name: `bayar-toko-${id}-${fileTime(new Date(file.date))}.csv`, csv: row.csv }
}

/** A file once more, byte by byte (ops-212). */
export async function showFile(db: Db, id: number) {
  const file = await readFile(db, id)
  return file ? answer(file) : fail(opsErrors.payout_file_not_found)
}
