import { call } from '#lib/core/api/call.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { cell } from '#lib/money/csv.ts'
import type { CallName, Sent } from '#lib/calls.ts'

import { $notice, signOutOps } from '../console-store.ts'
import type { Column } from './column.ts'

/** Pages of 100 rows that one file takes at most. */
const maxPages = 50
const perPage = 100

/** A minus of a number of ours begins no formula: cellOf(12) // => '12' */
const cellOf = (value: string | number): string => (typeof value === 'number' ? String(value) : cell(value))

/** What a file needs of a column. */
export type FileColumn<T> = Pick<Column<T>, 'title' | 'text'>

/** Rows as CSV, with the separator and the mark that Indonesian spreadsheets expect. */
function toCsv<T>(columns: readonly FileColumn<T>[], rows: readonly T[]): string {
  const lines = [
    columns.map(({ title }) => cellOf(title)),
    ...rows.map(row => columns.map(one => cellOf(one.text(row))))
  ]
  return '\uFEFF' + lines.map(line => `${line.join(';')}\r\n`).join('')
}

/** All rows of a filtered list, page by page. Returns the error of the first page that failed. */
async function readAll<T>(
  endpoint: CallName,
  input: object
): Promise<{ ok: true; value: T[]; isWhole: boolean } | { ok: false; error: ApiError }> {
  const rows: T[] = []
  let total = 0
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await call(endpoint, { ...input, page, per_page: perPage } as Sent<CallName>)
    if (!answer.ok) return answer
    rows.push(...(answer.value as unknown as T[]))
    total = answer.meta?.total ?? rows.length
    if (page >= (answer.meta?.total_pages ?? 1)) break
  }
  return { ok: true, value: rows, isWhole: rows.length >= total }
}

const saveFile = <T>(name: string, columns: readonly FileColumn<T>[], rows: readonly T[]): void =>
  saveCsv(`${name}-${jakartaDay(serverNow())}.csv`, toCsv(columns, rows))

/** A file of a table: its name, and what it has of each row. */
export type TableFile<T> = { name: string; columns: readonly FileColumn<T>[] }

/** Saves some rows as they are shown, in a file as that of all rows: 'komplain-pilihan-2026-11-28.csv'. */
export const saveRows = <T>({ name, columns }: TableFile<T>, rows: readonly T[]): void =>
  saveFile(`${name}-pilihan`, columns, rows)

/** Saves all filtered rows as 'pesanan-2026-11-28.csv'; the console says what failed, and where the list has more than a file takes. */
export async function saveTable<T>(
  name: string,
  endpoint: CallName,
  filter: object,
  columns: readonly FileColumn<T>[]
): Promise<void> {
  const answer = await readAll<T>(endpoint, filter)
  if (answer.ok) {
    const { value, isWhole } = answer
    saveFile(name, columns, value)
    const count = value.length.toLocaleString('id-ID')
    const text = `Berkas hanya berisi ${count} baris pertama. Persempit saringan untuk yang lain.`
    if (!isWhole) $notice.set({ text, isError: true })
    return
  }
  if (answer.error.status === 401) signOutOps()
  $notice.set({ text: answer.error.message, isError: true })
}
