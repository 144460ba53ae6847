import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { thousands } from '#lib/format/rupiah.ts'
import type { ImportShown } from '#lib/import/shapes.ts'

import type { Column } from '../table/column.ts'
import type { FileColumn } from '../table/table-csv.ts'
import { stateWords } from './import-words.ts'

const nameOf = ({ file_name: name, id }: ImportShown) => name || `Impor ${id}`

/** Products that are rejected: by the check, and once it was run by what it did. */
const rejectedOf = ({ verdicts, results }: ImportShown) => Math.max(verdicts.reject, results.rejected)

const shopsOf = ({ shops: { verdicts } }: ImportShown) =>
  Object.values(verdicts).reduce((total, count) => total + count, 0)

/** What the table of imports shows. */
export const importColumns: readonly Column<ImportShown>[] = [
  {
    id: 'file',
    title: 'Berkas',
    isFixed: true,
    cell: one => <span className="wrap-anywhere">{nameOf(one)}</span>,
    text: nameOf
  },
  {
    id: 'state',
    title: 'Keadaan',
    cell: ({ state }) => (
      <span className={`badge h-auto py-0.5 ${state === 'failed' ? 'badge-error' : ''}`}>
        {stateWords[state]}
      </span>
    ),
    text: ({ state }) => stateWords[state]
  },
  {
    id: 'products',
    title: 'Produk',
    isFigure: true,
    cell: ({ products }) => thousands(products),
    text: ({ products }) => products
  },
  {
    id: 'rejected',
    title: 'Ditolak',
    isFigure: true,
    needs: 'some',
    cell: one => (
      <span className={rejectedOf(one) > 0 ? 'text-error' : ''}>{thousands(rejectedOf(one))}</span>
    ),
    text: rejectedOf
  },
  {
    id: 'shops',
    title: 'Toko',
    isFigure: true,
    needs: 'much',
    cell: one => thousands(shopsOf(one)),
    text: shopsOf
  },
  {
    id: 'date',
    title: 'Dikirim',
    needs: 'some',
    cell: one => noBreak(dateTime(one.created_at)),
    text: one => sortableTime(one.created_at)
  },
  {
    id: 'name',
    title: 'Oleh',
    needs: 'much',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    text: ({ name }) => name
  }
]

/** What their file has: the same, with what running and undoing made of the products. */
export const importFileColumns: readonly FileColumn<ImportShown>[] = [
  ...importColumns,
  { title: 'Ditambahkan', text: ({ results }) => results.created },
  { title: 'Diubah', text: ({ results }) => results.changed },
  { title: 'Sama', text: ({ results }) => results.same },
  { title: 'Selesai', text: ({ finished_at: at }) => (at === null ? '' : sortableTime(at)) },
  { title: 'Diurungkan', text: ({ undone_at: at }) => (at === null ? '' : sortableTime(at)) },
  { title: 'Masalah', text: ({ problem }) => problem ?? '' }
]
