import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { OrderLinks } from './OrderLinks.tsx'
import { outcomeLabels } from './outcome-labels.ts'
import type { OpsReport } from './report-store.ts'
import type { Column } from './table/column.ts'
import type { TableFile } from './table/table-csv.ts'

const eventOf = ({ gateway, event_id: event }: OpsReport) => `${gateway} ${event}`

/** What the table of the gateway's reports shows. */
export const reportColumns: readonly Column<OpsReport>[] = [
  {
    id: 'number',
    title: 'Nomor rekening',
    isFixed: true,
    cell: ({ number }) => <span className="tabular">{number}</span>,
    text: ({ number }) => number
  },
  {
    id: 'amount',
    title: 'Jumlah',
    isFigure: true,
    cell: ({ amount, expected }) => (
      <span className="whitespace-nowrap">
        {rupiah(amount)}
        {expected !== null && expected !== amount && (
          <span className="block text-sm text-error">tagihan {rupiah(expected)}</span>
        )}
      </span>
    ),
    text: ({ amount }) => amount
  },
  {
    id: 'outcome',
    title: 'Hasil',
    cell: ({ outcome }) => <span className="badge h-auto py-0.5">{outcomeLabels[outcome]}</span>,
    text: ({ outcome }) => outcomeLabels[outcome]
  },
  {
    id: 'orders',
    title: 'Pesanan',
    needs: 'some',
    cell: ({ orders }) =>
      orders.length === 0 ? <span className="text-muted">tanpa pesanan</span> : <OrderLinks codes={orders} />,
    text: ({ orders }) => orders.join(', ')
  },
  {
    id: 'event',
    title: 'Laporan',
    needs: 'much',
    cell: one => <span className="wrap-anywhere">{eventOf(one)}</span>,
    text: eventOf
  },
  {
    id: 'date',
    title: 'Diterima',
    needs: 'some',
    cell: ({ date }) => dateTime(date),
    text: ({ date }) => sortableTime(date)
  }
]

/** Their file: the same, with what the account asked for. */
export const reportFile: TableFile<OpsReport> = {
  name: 'laporan-gateway',
  columns: [...reportColumns, { title: 'Tagihan', text: ({ expected }) => expected ?? '' }]
}
