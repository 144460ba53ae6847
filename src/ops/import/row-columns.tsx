import { thousands } from '#lib/format/rupiah.ts'

import type { Column } from '../table/column.ts'
import type { FileColumn } from '../table/table-csv.ts'
import type { ImportRow } from './import-store.ts'
import { isWrong, wordOf } from './import-words.ts'

/** 'baris 2–4', 'baris 2, 5' */
export function rowsText({ rows }: Pick<ImportRow, 'rows'>): string {
  const [first = 0, ...others] = rows
  const last = rows.at(-1) ?? first
  const isRange = last - first === others.length
  if (others.length === 0) return `baris ${first}`
  return isRange ? `baris ${first}–${last}` : `baris ${rows.slice(0, 10).join(', ')}`
}

/** Why it is rejected or kept, else what changes: 'Harga (Putih): Rp10 menjadi Rp12; 2 isian lain' */
function summary({ reason, changes, verdict }: ImportRow): string {
  if (reason) return reason
  const [first, ...others] = changes
  if (!first || verdict === 'create') return ''
  const more = others.length > 0 ? `; ${thousands(others.length)} isian lain` : ''
  return `${first.field}: ${first.before || '(kosong)'} menjadi ${first.after || '(kosong)'}${more}`
}

/** What the table of an import's products shows. */
export const rowColumns: readonly Column<ImportRow>[] = [
  {
    id: 'row',
    title: 'Baris',
    isFigure: true,
    needs: 'some',
    cell: ({ row }) => thousands(row),
    text: ({ row }) => row
  },
  {
    id: 'name',
    title: 'Produk',
    isFixed: true,
    cell: ({ name }) => <span className="line-clamp-2 wrap-anywhere">{name || 'Tanpa nama'}</span>,
    text: ({ name }) => name
  },
  { id: 'shop', title: 'Toko', needs: 'much', cell: ({ shop }) => shop, text: ({ shop }) => shop },
  {
    id: 'word',
    title: 'Hasil',
    cell: row => (
      <span className={`badge h-auto py-0.5 ${isWrong(row) ? 'badge-error' : ''}`}>{wordOf(row)}</span>
    ),
    text: wordOf
  },
  {
    id: 'summary',
    title: 'Keterangan',
    needs: 'some',
    cell: row => <span className="line-clamp-3 max-w-120">{summary(row)}</span>,
    text: summary
  }
]

/** What their file has: the same, with all rows of a product, where the table names the first. */
export const rowFileColumns: readonly FileColumn<ImportRow>[] = [
  ...rowColumns,
  { title: 'Semua baris', text: ({ rows }) => rows.join(', ') }
]
