import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'

import type { Column } from '../table/column.ts'
import type { TableFile } from '../table/table-csv.ts'
import type { PayoutFile } from './payout-file-store.ts'

/** What the table of files for the bank shows. */
export const fileColumns: readonly Column<PayoutFile>[] = [
  {
    id: 'id',
    title: 'Berkas',
    isFixed: true,
    cell: ({ id }) => <span className="whitespace-nowrap">Berkas bank {id}</span>,
    text: ({ id }) => id
  },
  {
    id: 'total',
    title: 'Jumlah',
    isFigure: true,
    cell: ({ total }) => <span className="whitespace-nowrap">{rupiah(total)}</span>,
    text: ({ total }) => total
  },
  {
    id: 'count',
    title: 'Transfer',
    isFigure: true,
    cell: ({ count }) => thousands(count),
    text: ({ count }) => count
  },
  {
    id: 'returned',
    title: 'Dikembalikan',
    isFigure: true,
    cell: ({ returned, returned_total: total }) =>
      returned > 0 && (
        <>
          {thousands(returned)}
          <span className="block text-sm whitespace-nowrap text-muted">{rupiah(total)}</span>
        </>
      ),
    text: ({ returned }) => returned
  },
  {
    id: 'date',
    title: 'Dibuat',
    needs: 'some',
    cell: ({ date, by }) => (
      <>
        {dateTime(date)}
        <span className="block text-sm wrap-anywhere text-muted">{by}</span>
      </>
    ),
    text: ({ date }) => sortableTime(date)
  }
]

/** Their file: what shares a cell in the table has one of its own. */
export const filesFile: TableFile<PayoutFile> = {
  name: 'berkas-bank',
  columns: [
    ...fileColumns,
    { title: 'Jumlah dikembalikan', text: ({ returned_total: total }) => total },
    { title: 'Dibuat oleh', text: ({ by }) => by }
  ]
}
