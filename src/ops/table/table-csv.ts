import { type Called, call } from '#lib/core/api/call.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { spreadsheetCell } from '#lib/money/csv.ts'
import type { CallName, Sent } from '#lib/calls.ts'

import { $notice, signOutOps } from '../console-store.ts'
import type { Column, KeysetRows } from './column.ts'

/** Rows that one file takes at most, where nothing else is said. */
const usualRows = 5_000
const perPage = 100

/** A minus of a number of ours begins no formula: cellOf(12) // => '12' */
const cellOf = (value: string | number): string =>
  typeof value === 'number' ? String(value) : spreadsheetCell(value)

/** What a file needs of a column. */
export type FileColumn<T> = Pick<Column<T>, 'title' | 'text'>

/** What the console says of a file that has not all rows, and how the others are had. */
export const firstOnly = (count: number, others = 'Persempit saringan untuk yang lain.'): string =>
  `Berkas hanya berisi ${count.toLocaleString('id-ID')} baris pertama. ${others}`

/** Rows as CSV, with the separator and the mark that Indonesian spreadsheets expect. */
function toCsv<T>(columns: readonly FileColumn<T>[], rows: readonly T[]): string {
  const lines = [
    columns.map(({ title }) => cellOf(title)),
    ...rows.map(row => columns.map(one => cellOf(one.text(row))))
  ]
  return '\uFEFF' + lines.map(line => `${line.join(';')}\r\n`).join('')
}

/** Some rows of a list for its file, what asks for the next ones (nothing at the end), and how many the list has, where it is counted. */
type Part<T, C> = { rows: readonly T[]; next: C | undefined; total?: number | undefined }

/** All rows of a filtered list, part by part. Returns the error of the first part that failed. */
async function readAll<T, C>(
  read: (from?: C) => Promise<Called<Part<T, C>>>,
  maxRows: number
): Promise<{ ok: true; value: T[]; isWhole: boolean } | { ok: false; error: ApiError }> {
  const rows: T[] = []
  let from: C | undefined
  do {
    const answer = await read(from)
    if (!answer.ok) return answer
    const { rows: some, next, total = 0 } = answer.value
    rows.push(...some)
    if (next === undefined) return { ok: true, value: rows, isWhole: rows.length >= total }
    from = next
  } while (rows.length < maxRows)
  return { ok: true, value: rows, isWhole: false }
}

/**
 * A file of a table: its name, the day that it is of (today's, if none is said), and what it has of each row; where a filter cannot
 * narrow it, how many rows it takes and what the console says of the others.
 */
export type TableFile<T> = {
  name: string
  day?: string
  columns: readonly FileColumn<T>[]
  maxRows?: number
  others?: string
  /** Rows that one request asks for, where the call gives more than usual. */
  atOnce?: number
  /** Puts the rows into the order that the table shows, where the server has another one. */
  arrange?: ((rows: readonly T[]) => readonly T[]) | undefined
}

/** Saves rows that are all there are, as those of a table that arrives whole: 'penarikan-harian-2026-11-28.csv'. */
export const saveWhole = <T>(file: TableFile<T>, rows: readonly T[]): void =>
  saveCsv(`${file.name}-${file.day ?? jakartaDay(serverNow())}.csv`, toCsv(file.columns, rows))

/** Saves some rows as they are shown, in a file as that of all rows: 'komplain-pilihan-2026-11-28.csv'. */
export const saveRows = <T>(file: TableFile<T>, rows: readonly T[]): void =>
  saveWhole({ ...file, name: `${file.name}-pilihan` }, rows)

/** Saves all filtered rows as 'pesanan-2026-11-28.csv'; the console says what failed, and where the list has more than a file takes. */
export async function saveTable<T>(
  name: string,
  endpoint: CallName,
  filter: object,
  columns: readonly FileColumn<T>[],
  arrange?: TableFile<T>['arrange']
): Promise<void> {
  const read = async (page = 1) => {
    const answer = await call(endpoint, { ...filter, page, per_page: perPage } as Sent<CallName>)
    if (!answer.ok) return answer
    const { total, total_pages: pages = 1 } = answer.meta ?? {}
    const rows = answer.value as unknown as readonly T[]
    return { ...answer, value: { rows, total, next: page < pages ? page + 1 : undefined } }
  }
  await saveParts({ name, columns, arrange }, read)
}

/** The same of a list that is not counted: `read` asks for its rows, behind an id. */
export const saveKeyset = <T>(
  file: TableFile<T>,
  read: (from: { before?: number }) => Promise<Called<KeysetRows<T>>>
): Promise<void> =>
  saveParts(file, async (before?: number) => {
    const answer = await read(before === undefined ? {} : { before })
    if (!answer.ok) return answer
    const { items: rows, next } = answer.value
    return { ...answer, value: { rows, next: next ?? undefined } }
  })

/**
 * The same of a counted list, read behind the last row of each part and not by pages: what comes or leaves meanwhile repeats no row and
 * skips none.
 */
export const saveBeyond = <T extends { id: number }>(
  file: TableFile<T>,
  endpoint: CallName,
  filter: object
): Promise<void> =>
  saveParts(file, async (beyond?: number) => {
    const atOnce = file.atOnce ?? perPage
    const from = { ...filter, ...(beyond !== undefined && { beyond }), per_page: atOnce }
    const answer = await call(endpoint, from as Sent<CallName>)
    if (!answer.ok) return answer
    const rows = answer.value as unknown as readonly T[]
    return { ...answer, value: { rows, next: rows.length < atOnce ? undefined : rows.at(-1)!.id } }
  })

async function saveParts<T, C>(
  file: TableFile<T>,
  read: (from?: C) => Promise<Called<Part<T, C>>>
): Promise<void> {
  const answer = await readAll(read, file.maxRows ?? usualRows)
  if (answer.ok) {
    const { value, isWhole } = answer
    saveWhole(file, file.arrange?.(value) ?? value)
    if (!isWhole) $notice.set({ text: firstOnly(value.length, file.others), isError: true })
    return
  }
  if (answer.error.status === 401) signOutOps()
  $notice.set({ text: answer.error.message, isError: true })
}
