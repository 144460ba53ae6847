import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { billedText } from '#lib/order/part-texts.ts'

import { isOverdue } from './is-overdue.ts'
import type { OpsOrder } from './order-store.ts'
import type { Column } from './table/column.ts'
import { NameCell } from './table/NameCell.tsx'

const goodsOf = ({ products }: OpsOrder) => products.map(one => `${billedText(one)} × ${one.name}`).join(', ')

/** What the table of orders shows, and its file has. */
export const orderColumns: readonly Column<OpsOrder>[] = [
  {
    id: 'code',
    title: 'Kode',
    isFixed: true,
    cell: ({ code }) => <span className="whitespace-nowrap">{code}</span>,
    text: ({ code }) => code
  },
  {
    id: 'status',
    title: 'Status',
    cell: order => (
      <span className="flex flex-wrap gap-1">
        <span className="badge h-auto py-0.5">{order.status_label}</span>
        {order.is_accepted && (
          <span className="badge badge-outline text-xs whitespace-nowrap">diterima penjual</span>
        )}
      </span>
    ),
    text: ({ status_label }) => status_label
  },
  {
    id: 'deadline',
    title: 'Batas waktu',
    sort: { by: 'deadline', first: 'asc' },
    needs: 'some',
    cell: order =>
      order.deadline && (
        <span className={isOverdue(order) ? 'text-error' : ''}>
          {order.deadline.label} {noBreak(dateTime(order.deadline.at))}
          {isOverdue(order) && ' (terlambat)'}
        </span>
      ),
    text: ({ deadline }) => (deadline ? sortableTime(deadline.at) : '')
  },
  {
    id: 'buyer',
    title: 'Pembeli',
    needs: 'much',
    cell: ({ buyer }) => <NameCell name={buyer.name} />,
    text: ({ buyer }) => buyer.name
  },
  {
    id: 'shop',
    title: 'Toko',
    needs: 'much',
    cell: ({ shop }) => <NameCell name={shop.name} />,
    text: ({ shop }) => shop.name
  },
  {
    id: 'goods',
    title: 'Barang',
    needs: 'much',
    cell: order => <span className="line-clamp-2 max-w-80 min-w-32">{noBreak(goodsOf(order))}</span>,
    text: goodsOf
  },
  {
    id: 'courier',
    title: 'Kurir',
    needs: 'most',
    cell: ({ shipping: { courier, service } }) => `${courier} ${service}`,
    text: ({ shipping: { courier, service } }) => `${courier} ${service}`
  },
  {
    id: 'date',
    title: 'Dibuat',
    needs: 'most',
    cell: ({ date }) => noBreak(dateTime(date)),
    text: ({ date }) => sortableTime(date)
  },
  {
    id: 'total',
    title: 'Total',
    isFigure: true,
    cell: order => rupiah(order.grand_total),
    text: order => order.grand_total
  }
]
