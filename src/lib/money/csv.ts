import { brand } from '#lib/core/brand.ts'
import { sortableTime } from '#lib/format/dates.ts'
import { protectCell, protectDigits } from '#lib/format/formula-guard.ts'
import type { MovementCode, MovementType } from './movement.ts'
import { movementNames, movementNumbers, movementTypeNames } from './texts.ts'

export type ExportedMovement = {
  code: MovementCode
  type: MovementType
  amount: number
  remark: string
  date: string
  trx_id: string
  ref_id: string
  balance_before: number
  balance_after: number
}

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF'
/** The separator of Indonesian spreadsheets, whose comma is the decimal separator. */
const separator = ';'

const heads = [
  'Tanggal (WIB)',
  movementNumbers.trx.name,
  movementNumbers.ref.name,
  'Kode',
  'Transaksi',
  'Jenis',
  'Keterangan',
  'Jumlah',
  'Saldo sebelum',
  'Saldo sesudah'
]

/** File name of a month's export: '2026-11' // => 'saldo-baba-2026-11.csv' */
export const exportName = (month: string): string =>
  `${brand.saldo.toLowerCase().replaceAll(' ', '-')}-${month}.csv`

/** A Saldo's movements as CSV: one line each, spending negative. */
export function movementsCsv(movements: readonly ExportedMovement[]): string {
  const lines = movements.map(one => [
    cell(sortableTime(one.date)),
    cell(one.trx_id),
    cell(one.ref_id),
    cell(one.code),
    cell(movementNames[one.code]),
    cell(movementTypeNames[one.type]),
    cell(one.remark),
    String(one.type === 'debit' ? -one.amount : one.amount),
    String(one.balance_before),
    String(one.balance_after)
  ])
  return byteOrderMark + [heads.map(cell), ...lines].map(line => `${line.join(separator)}\r\n`).join('')
}

/**
 * A text as a CSV cell. An apostrophe disarms what a spreadsheet would run as a formula.
 *
 * cell('=1+1') // => `"'=1+1"`; cell('12 "Semen"') // => '"12 ""Semen"""'
 */
export const cell = (text: string): string => quoted(protectCell(text))

/** The same for a file that people open in a spreadsheet and no program reads: account numbers and phones stay as they are (ops-376). */
export const spreadsheetCell = (text: string): string => quoted(protectDigits(text))

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
