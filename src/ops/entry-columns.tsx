import { clockTime, sortableTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { PlaceQuery } from './console-place.ts'
import type { OpsEntry } from './finance-store.ts'
import { OpsSeeOrder } from './OpsSeeOrder.tsx'
import type { Column } from './table/column.ts'
import type { FileColumn, TableFile } from './table/table-csv.ts'

/** What the table of a day's entries shows: narrow enough to stand beside the ledger. */
export const entryColumns: readonly Column<OpsEntry>[] = [
  {
    id: 'time',
    title: 'Waktu',
    isFixed: true,
    sort: { by: 'date', first: 'desc', both: true },
    cell: ({ date }) => clockTime(date),
    text: ({ date }) => sortableTime(date)
  },
  {
    id: 'remark',
    title: 'Keterangan',
    cell: ({ remark, trx_id: trxId, order_code: code }) => (
      <span className="wrap-anywhere">
        {remark}
        <span className="block text-sm text-muted">{trxId}</span>
        {code !== null && <OpsSeeOrder code={code} look="link inline-flex min-h-11 items-center" />}
      </span>
    ),
    text: ({ remark }) => remark
  },
  {
    id: 'amount',
    title: 'Jumlah',
    isFigure: true,
    cell: ({ amount }) => (
      <b className={`font-medium whitespace-nowrap ${amount < 0 ? 'text-error' : ''}`}>{rupiah(amount)}</b>
    ),
    text: ({ amount }) => amount
  }
]

/** What their file has: the same, with each number in a cell of its own. */
const entryFileColumns: readonly FileColumn<OpsEntry>[] = [
  ...entryColumns,
  { title: 'ID transaksi', text: ({ trx_id: trxId }) => trxId },
  { title: 'Rujukan', text: ({ ref_id: refId }) => refId },
  { title: 'Pesanan', text: ({ order_code: code }) => code ?? '' },
  { title: 'Penarikan', text: ({ withdrawal_id: id }) => id ?? '' }
]

/** All entries of a day, which no filter narrows. Those of a day that has more than the bound are had from its other end. */
export const entryFile = ({ order }: PlaceQuery): Omit<TableFile<OpsEntry>, 'name' | 'day'> => ({
  columns: entryFileColumns,
  maxRows: 100_000,
  others: `Urutkan dari yang ${order === 'asc' ? 'terbaru' : 'terlama'} untuk yang lain.`
})
