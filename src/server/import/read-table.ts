import { sameHeading } from '#lib/import/columns.ts'
import type { ProductDraft } from '#lib/import/draft.ts'

import { draftProducts } from './draft-products.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { TableProblem } from './table-problem.ts'
import { toTable } from './table-rows.ts'

export type ReadTable = { format: 'own' | 'shopify'; rows: number; drafts: ProductDraft[] }

/** A ZIP begins so, and every XLSX is one. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
/** What old Excel saved, and what it saves behind a password. */
const isOldExcel = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

/**
 * The products of a CSV or XLSX file, by its content and not its name: of the sheet 'Produk', else of the first one. Throws
 * TableProblem in a clerk's words. Blocks its thread: see table-reader.ts.
 */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  if (isOldExcel(bytes)) {
    throw new TableProblem(
      'Berkas XLS lama atau yang terkunci kata sandi tidak dapat dibaca. Simpan sebagai XLSX.'
    )
  }
  const { format, rows } = toTable(isZip(bytes) ? await productSheet(bytes) : readCsv(bytes))
  return { format, rows: rows.length, drafts: draftProducts(rows) }
}

async function productSheet(bytes: Uint8Array) {
  const sheets = await readXlsx(bytes)
  const sheet = sheets.find(({ name }) => sameHeading(name, 'Produk')) ?? sheets[0]
  if (!sheet) throw new TableProblem('Berkas ini kosong.')
  return sheet.rows
}
