import { sortableTime } from '#lib/format/dates.ts'
import { cell } from '#lib/money/csv.ts'

/** A transfer in a file for the bank. */
type Line = {
  code: string
  bank_code: string
  bank_name: string
  account_number: string
  account_holder: string
  total: number
  /** What the bank's statement is to show; all lines of a file have one, or none. */
  remark?: string
}

/** Columns of the file for the bank, in their order. */
const columns = ['id', 'bank_code', 'bank_name', 'account_number', 'account_holder', 'amount'] as const

/**
 * The file for a bank's bulk transfer: UTF-8, semicolons, a line for each transfer, amounts in whole rupiah. Remarks are a last
 * column, where there are any.
 */
export function bulkFile(lines: readonly Line[]): string {
  const hasRemarks = lines.some(({ remark }) => remark !== undefined)
  return [
    [...columns, ...(hasRemarks ? ['remark'] : [])].map(cell).join(';'),
    ...lines.map(one =>
      [
        cell(one.code),
        cell(one.bank_code),
        cell(one.bank_name),
        cell(one.account_number),
        cell(one.account_holder),
        String(one.total),
        ...(hasRemarks ? [cell(one.remark ?? '')] : [])
      ].join(';')
    )
  ]
    .map(line => `${line}\r\n`)
    .join('')
}

/** The name of such a file: (2026-11-27T02:30:00Z, '4f2a90b1c3d5') // => 'penarikan-20261127-0930-4f2a.csv' */
export const bulkFileName = (at: Date, batch: string): string =>
  `penarikan-${fileTime(at)}-${batch.slice(0, 4)}.csv`

/** A time of Jakarta in the name of a file: 2026-11-27T02:30:00Z // => '20261127-0930' */
export const fileTime = (at: Date): string => sortableTime(at).replaceAll(/[-:]/g, '').replace(' ', '-')
