import type { Cell } from '#lib/import/columns.ts'
import { shopColumnOf, type ShopColumnKey, shopHeadingOf } from '#lib/import/shop-columns.ts'

import { bounds } from './bounds.ts'
import { TableProblem } from './table-problem.ts'
import { bounded, checkOnce, headAndBody, rowsOf } from './table-rows.ts'

export type ShopRow = { row: number; cells: Partial<Record<ShopColumnKey, string | number>> }

const readKeys = (sheet: readonly Cell[][]) => {
  const { at, header, body } = headAndBody(sheet)
  return { at, keys: header.map(shopColumnOf), body }
}

/** Whether a sheet's headings are those of a table of shops: what only shops have, beside the name. */
export function isShopSheet(sheet: readonly Cell[][]): boolean {
  const { keys } = readKeys(sheet)
  return keys.includes('seller') || keys.includes('contact')
}

/** The rows of a table of shops by column. Throws TableProblem where its headings are not ours, or it has too many rows. */
export function toShopRows(sheet: readonly Cell[][]): ShopRow[] {
  const { at, keys, body } = readKeys(sheet)
  checkOnce(keys, shopHeadingOf)
  if (!keys.includes('name') || !isShopSheet(sheet)) {
    throw new TableProblem(
      "Judul kolom toko tidak dikenali: baris pertama harus memuat paling sedikit 'Nama', 'Penjual', dan 'Kontak'. Unduh contoh tabelnya untuk melihat semua kolom."
    )
  }
  const rows = bounded(rowsOf(keys, body, at + 2))
  if (rows.length > bounds.shops) {
    throw new TableProblem('Tabel toko memiliki lebih dari 1.000 baris. Bagi menjadi beberapa berkas.')
  }
  return rows
}
