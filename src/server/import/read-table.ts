import type { ProductDraft } from '#lib/import/draft.ts'
import { sameHeading } from '#lib/import/headings.ts'
import type { ShopDraft } from '#lib/import/shop-draft.ts'

import { draftProducts } from './draft-products.ts'
import { draftShops } from './draft-shops.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx, type Sheet } from './read-xlsx.ts'
import { isShopSheet, toShopRows } from './shop-rows.ts'
import { TableProblem } from './table-problem.ts'
import { toTable } from './table-rows.ts'

export type ReadTable = {
  format: 'own' | 'shopify'
  rows: number
  drafts: ProductDraft[]
  shops: ShopDraft[]
}

/** A ZIP begins so, and every XLSX is one. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
/** What old Excel saved, and what it saves behind a password. */
const isOldExcel = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

/**
 * The products of a CSV or XLSX file, by its content and not its name: of the sheet 'Produk', else of the first one; and the shops of
 * its sheet 'Toko', or of a file of their own. Throws TableProblem in a clerk's words. Blocks its thread: see table-reader.ts.
 */
export async function readTable(bytes: Uint8Array, shopBytes?: Uint8Array): Promise<ReadTable> {
  const own = await sheetsOf(bytes)
  const shopSheet = shopBytes ? shopSheetOf(await sheetsOf(shopBytes)) : findShopSheet(own)
  const shops = shopSheet ? draftShops(toShopRows(shopSheet.rows)) : []
  const products = productSheet(own.filter(sheet => shopBytes !== undefined || sheet !== shopSheet))
  if (!products) {
    if (shops.length === 0) throw new TableProblem('Berkas ini kosong.')
    return { format: 'own', rows: 0, drafts: [], shops }
  }
  const { format, rows } = toTable(products.rows)
  return { format, rows: rows.length, drafts: draftProducts(rows), shops }
}

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  if (isOldExcel(bytes)) {
    throw new TableProblem(
      'Berkas XLS lama atau yang terkunci kata sandi tidak dapat dibaca. Simpan sebagai XLSX.'
    )
  }
  return isZip(bytes) ? readXlsx(bytes) : [{ name: '', rows: readCsv(bytes) }]
}

const named = (sheets: readonly Sheet[], name: string) =>
  sheets.find(sheet => sameHeading(sheet.name, name) && !isEmpty(sheet))
const isEmpty = ({ rows }: Sheet) => rows.every(row => row.every(cell => cell === null || cell === ''))

const productSheet = (sheets: readonly Sheet[]) => named(sheets, 'Produk') ?? sheets[0]

/** The sheet 'Toko' beside others; a single table where its headings are those of shops. */
function findShopSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const sheet = sheets.length > 1 ? named(sheets, 'Toko') : sheets[0]
  return sheet && (sheets.length > 1 || (!isEmpty(sheet) && isShopSheet(sheet.rows))) ? sheet : undefined
}

/** A file of shops: its sheet 'Toko', else its first one. */
function shopSheetOf(sheets: readonly Sheet[]): Sheet {
  const sheet = named(sheets, 'Toko') ?? sheets[0]
  if (!sheet || isEmpty(sheet)) throw new TableProblem('Berkas toko ini kosong.')
  return sheet
}
