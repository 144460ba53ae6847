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
  const at = sheet.slice(0, maxPreface + 1).findIndex(row => row.some(cell => cell !== null && cell !== ''))
  const header = (sheet[at] ?? []).slice(0, bounds.columns).map(cell => String(cell ?? ''))
  if (at < 0) throw new TableProblem('Berkas ini kosong.')
  const body = sheet.slice(at + 1)
  if (body.length > bounds.rows) {
    throw new TableProblem('Berkas ini memiliki lebih dari 50.000 baris. Bagi menjadi beberapa berkas.')
  }
  if (isShopify(header)) return { format: 'shopify', rows: shopifyRows(header, body, at + 2) }
  const keys = header.map(columnOf)
  checkHeadings(keys)
  const rows: Row[] = []
  body.forEach((line, index) => {
    const cells: Row['cells'] = {}
    for (const [place, key] of keys.entries()) {
      const value = readCell(line[place])
      if (key !== undefined && value !== undefined) cells[key] = value
    }
    if (Object.keys(cells).length > 0) rows.push({ row: at + 2 + index, cells })
  })
  return { format: 'own', rows }
}

function checkHeadings(keys: readonly (ColumnKey | undefined)[]): void {
  const twice = keys.find((key, place) => key !== undefined && keys.indexOf(key) !== place)
  if (twice) throw new TableProblem(`Kolom '${headingOf(twice)}' ada dua kali. Hapus salah satunya.`)
  if (!keys.some(key => key === 'sku' || key === 'name' || key === 'code')) {
    throw new TableProblem(
      "Judul kolom tidak dikenali: baris pertama harus memuat paling sedikit 'Nama' atau 'SKU'. Unduh contoh tabelnya untuk melihat semua kolom."
    )
  }
}
