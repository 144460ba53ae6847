import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'

/** Maximum number of lines of a result file. */
const maxLines = 500
const maxTextLength = 200

/** What the bank says of one transfer. `amount` is optional; where it is given it must be the transfer's. */
export type BankResult = {
  line: number
  code: string
  outcome: 'paid' | 'failed' | undefined
  amount: number | undefined
  reference: string
  reason: string
}

const row = z.record(z.string(), z.string())

/** Words for the outcome, as banks write them. */
const outcomes: Record<string, 'paid' | 'failed'> = {
  paid: 'paid',
  success: 'paid',
  sukses: 'paid',
  berhasil: 'paid',
  failed: 'failed',
  gagal: 'failed'
}

/**
 * Reads a bank's result file: a head with the columns id and status, and where there are any amount, reference and
 * reason, separated by semicolons or commas. Lines are numbered from 2, as a spreadsheet shows them.
 */
export function readResults(csv: string): Result<BankResult[]> {
  const unreadable = fail(withdrawalErrors.results_unreadable)
  let found: unknown
  try {
    found = parse(csv, {
      bom: true,
      columns: (head: string[]) => head.map(name => name.trim().toLowerCase()),
      delimiter: [';', ','],
      trim: true,
      skip_empty_lines: true,
      relax_column_count_less: true,
      to: maxLines + 1
    })
  } catch {
    return unreadable
  }
  const rows = z.array(row).safeParse(found)
  const [first] = rows.data ?? []
  if (!rows.success || !first || !('id' in first) || !('status' in first)) return unreadable
  if (rows.data.length > maxLines) {
    return fail(withdrawalErrors.results_unreadable, {
      message: `Paling banyak ${maxLines} baris per berkas.`
    })
  }
  return ok(rows.data.map((one, index) => resultOf(one, index + 2)))
}

function resultOf(one: Record<string, string>, line: number): BankResult {
  const amount = one['amount']?.replaceAll(/[.\s]|Rp/gi, '') ?? ''
  return {
    line,
    code: (one['id'] ?? '').toUpperCase(),
    outcome: outcomes[(one['status'] ?? '').toLowerCase()],
    amount: amount === '' ? undefined : /^\d{1,15}$/.test(amount) ? Number(amount) : Number.NaN,
    reference: plain(one['reference']),
    reason: plain(one['reason'])
  }
}

const plain = (text = ''): string =>
  text
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, maxTextLength)
