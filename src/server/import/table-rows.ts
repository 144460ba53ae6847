import { type Cell, type ColumnKey, columnOf, headingOf, type Row } from '#lib/import/columns.ts'

import { bounds } from './bounds.ts'
import { isShopify, shopifyRows } from './shopify.ts'
import { readCell } from './read-cell.ts'
import { TableProblem } from './table-problem.ts'

export type Table = { format: 'own' | 'shopify'; rows: Row[] }

/** Lines above the headings that a table may have: its title, a note. */
const maxPreface = 5

/**
 * A table's rows by column, from the headings that it has. Throws TableProblem where its headings are not ours, one is there twice, or
 * there are too many rows.
 */
export function toTable(sheet: readonly Cell[][]): Table {
  const { at, header, body } = headAndBody(sheet)
  if (isShopify(header)) return { format: 'shopify', rows: bounded(shopifyRows(header, body, at + 2)) }
  const keys = header.map(columnOf)
  checkHeadings(keys)
  return { format: 'own', rows: bounded(rowsOf(keys, body, at + 2)) }
}

/** The first row of a sheet that says something, above which a title may stand, and the rows below it. Throws TableProblem. */
export function headAndBody(sheet: readonly Cell[][]) {
  const at = sheet.slice(0, maxPreface + 1).findIndex(row => row.some(cell => cell !== null && cell !== ''))
  if (at < 0) throw new TableProblem('Berkas ini kosong.')
  const header = (sheet[at] ?? []).slice(0, bounds.columns).map(cell => String(cell ?? ''))
  const body = sheet.slice(at + 1)
  if (body.length > bounds.rows) {
    throw new TableProblem('Berkas ini memiliki lebih dari 50.000 baris. Bagi menjadi beberapa berkas.')
  }
  return { at, header, body }
}

/** Rows by column, without those that say nothing; the first one is that of `firstRow`. */
export function rowsOf<K extends string>(
  keys: readonly (K | undefined)[],
  body: readonly Cell[][],
  firstRow: number
): { row: number; cells: Partial<Record<K, string | number>> }[] {
  return body.flatMap((line, index) => {
    const cells: Partial<Record<K, string | number>> = {}
    for (const [place, key] of keys.entries()) {
      const value = readCell(line[place])
      if (key !== undefined && value !== undefined) cells[key] = value
    }
    return Object.keys(cells).length > 0 ? [{ row: firstRow + index, cells }] : []
  })
}

/** The same rows. Throws TableProblem where they say too much together: each cell is stored, however often one text stands in the file. */
export function bounded<R extends { cells: Readonly<Record<string, string | number>> }>(rows: R[]): R[] {
  let characters = 0
  for (const { cells } of rows)
    for (const cell of Object.values(cells)) if (typeof cell === 'string') characters += cell.length
  if (characters > bounds.characters) {
    throw new TableProblem(
      'Isi berkas ini terlalu panjang: paling banyak 50 juta huruf. Bagi menjadi beberapa berkas.'
    )
  }
  return rows
}

/** Rejects a heading that is there twice. */
export function checkOnce<K extends string>(
  keys: readonly (K | undefined)[],
  nameOf: (key: string) => string
): void {
  const twice = keys.find((key, place) => key !== undefined && keys.indexOf(key) !== place)
  if (twice) throw new TableProblem(`Kolom '${nameOf(twice)}' ada dua kali. Hapus salah satunya.`)
}

function checkHeadings(keys: readonly (ColumnKey | undefined)[]): void {
  checkOnce(keys, headingOf)
  if (!keys.some(key => key === 'sku' || key === 'name' || key === 'code')) {
    throw new TableProblem(
      "Judul kolom tidak dikenali: baris pertama harus memuat paling sedikit 'Nama' atau 'SKU'. Unduh contoh tabelnya untuk melihat semua kolom."
    )
  }
}
