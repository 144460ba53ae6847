import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { paymentStatusLabels } from '#lib/payment/statuses.ts'

import { OrderLinks } from './OrderLinks.tsx'
import type { OpsPayment } from './payment-store.ts'
import type { Column } from './table/column.ts'
import type { TableFile } from './table/table-csv.ts'

/** What the table of payments shows. */
export const paymentColumns: readonly Column<OpsPayment>[] = [
  {
    id: 'orders',
    title: 'Pesanan',
    isFixed: true,
    cell: ({ orders }) => <OrderLinks codes={orders} />,
    text: ({ orders }) => orders.join(', ')
  },
  {
    id: 'amount',
    title: 'Jumlah',
    isFigure: true,
    cell: ({ amount, fee }) => (
      <span className="whitespace-nowrap">
        {rupiah(amount)}
        {fee > 0 && <span className="block text-sm text-muted">biaya {rupiah(fee)}</span>}
      </span>
    ),
    text: ({ amount }) => amount
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status, paid_at: paidAt }) => (
      <>
        <span className="badge h-auto py-0.5">{paymentStatusLabels[status]}</span>
        {paidAt !== null && <span className="block text-sm text-muted">{noBreak(dateTime(paidAt))}</span>}
      </>
    ),
    text: ({ status }) => paymentStatusLabels[status]
  },
  {
    id: 'method',
    title: 'Metode',
    needs: 'some',
    cell: ({ name, number }) => (
      <>
        {name}
        {number !== null && <span className="block text-sm text-muted tabular">{number}</span>}
      </>
    ),
    text: ({ name }) => name
  },
  {
    id: 'buyer',
    title: 'Pembeli',
    needs: 'much',
    cell: ({ buyer }) => <span className="wrap-anywhere">{buyer}</span>,
    text: ({ buyer }) => buyer
  },
  {
    id: 'date',
    title: 'Dimulai',
    needs: 'some',
    sort: { by: 'date', first: 'desc', both: true },
    cell: ({ created_at: date }) => dateTime(date),
    text: ({ created_at: date }) => sortableTime(date)
  }
]

const sortableOr = (date: string | null): string => (date === null ? '' : sortableTime(date))

/** Their file: each figure and time in a cell of its own. */
export const paymentFile: TableFile<OpsPayment> = {
  name: 'pembayaran',
  columns: [
    ...paymentColumns,
    { title: 'Biaya', text: ({ fee }) => fee },
    { title: 'Nomor rekening', text: ({ number }) => number ?? '' },
    { title: 'Dibayar pada', text: ({ paid_at: date }) => sortableOr(date) },
    { title: 'Berlaku sampai', text: ({ expires_at: date }) => sortableOr(date) }
  ]
}

/** What is known of an open payment. */
export const paymentFacts = [
  ...paymentColumns,
  {
    id: 'expires',
    title: 'Berlaku sampai',
    cell: ({ expires_at: date }: OpsPayment) => (date === null ? '' : noBreak(dateTime(date)))
  }
]
