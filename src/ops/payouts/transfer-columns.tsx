import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { Column } from '../table/column.ts'
import type { TableFile } from '../table/table-csv.ts'
import type { ShopPayout } from './payout-store.ts'

/** Whether a transfer was returned, or is the return of another one. */
export const isOfReturn = ({ return_of: returnOf, return_id: returnId }: ShopPayout): boolean =>
  returnOf !== null || returnId !== null

/** Who paid whom, in words: 'Dibayar ke BCA •••• 7821 a.n. Hendra' */
export function wayOf({
  direction,
  return_of: returnOf,
  account,
  account_holder: holder
}: ShopPayout): string {
  if (returnOf !== null)
    return direction === 'in' ? 'Transfer ke toko dikembalikan' : 'Setoran toko dikembalikan'
  return direction === 'in'
    ? 'Disetor oleh toko'
    : `Dibayar ke ${account ?? 'rekening toko'}${holder ? ` a.n. ${holder}` : ''}`
}

/** What the table of transfers shows. */
export const transferColumns: readonly Column<ShopPayout>[] = [
  {
    id: 'shop',
    title: 'Toko',
    isFixed: true,
    cell: ({ shop }) => <span className="wrap-anywhere">{shop.name}</span>,
    text: ({ shop }) => shop.name
  },
  {
    id: 'amount',
    title: 'Jumlah',
    isFigure: true,
    cell: row => (
      <>
        <span className="whitespace-nowrap">{rupiah(row.amount)}</span>
        {isOfReturn(row) && <span className="block text-sm text-muted">Dikembalikan</span>}
      </>
    ),
    text: ({ amount }) => amount
  },
  {
    id: 'way',
    title: 'Transfer',
    needs: 'some',
    cell: row => <span className="wrap-anywhere">{wayOf(row)}</span>,
    text: wayOf
  },
  {
    id: 'date',
    title: 'Dicatat',
    cell: ({ date, by }) => (
      <>
        {dateTime(date)}
        <span className="block text-sm wrap-anywhere text-muted">{by}</span>
      </>
    ),
    text: ({ date }) => sortableTime(date)
  },
  {
    id: 'reference',
    title: 'Referensi',
    needs: 'much',
    cell: ({ reference, file_id: file }) => (
      <>
        <span className="wrap-anywhere">{reference}</span>
        {file !== null && (
          <span className="block text-sm whitespace-nowrap text-muted">berkas bank {file}</span>
        )}
      </>
    ),
    text: ({ reference }) => reference
  },
  {
    id: 'remark',
    title: 'Keterangan',
    needs: 'most',
    cell: ({ remark }) => <span className="wrap-anywhere">{remark}</span>,
    text: ({ remark }) => remark
  }
]

/** Their file: what shares a cell in the table has one of its own. */
export const transferFile: TableFile<ShopPayout> = {
  name: 'transfer-toko',
  columns: [
    ...transferColumns,
    { title: 'Dicatat oleh', text: ({ by }) => by },
    { title: 'Rekening', text: ({ account }) => account ?? '' },
    { title: 'Atas nama', text: ({ account_holder: holder }) => holder ?? '' },
    { title: 'Berkas bank', text: ({ file_id: file }) => file ?? '' },
    { title: 'Dikembalikan', text: row => (isOfReturn(row) ? 'ya' : '') }
  ]
}
