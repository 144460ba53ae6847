import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { OpsComplaint } from './complaint-store.ts'
import { isOverdue } from './is-overdue.ts'
import { LateBadge } from './LateBadge.tsx'
import type { Column } from './table/column.ts'
import type { TableFile } from './table/table-csv.ts'

/** What the table of complaints shows. */
export const complaintColumns: readonly Column<OpsComplaint>[] = [
  {
    id: 'code',
    title: 'Kode',
    isFixed: true,
    cell: ({ code }) => <span className="whitespace-nowrap">{code}</span>,
    text: ({ code }) => code
  },
  {
    id: 'stage',
    title: 'Tahap',
    cell: one => (
      <span className="flex flex-wrap items-center gap-1">
        <span className="badge h-auto py-0.5">{one.stage_label}</span>
        {isOverdue(one) && <LateBadge />}
      </span>
    ),
    text: ({ stage_label: stage }) => stage
  },
  {
    id: 'deadline',
    title: 'Batas waktu',
    needs: 'some',
    sort: { by: 'deadline', first: 'asc', both: true },
    cell: ({ deadline }) => deadline && noBreak(dateTime(deadline.at)),
    text: ({ deadline }) => (deadline ? sortableTime(deadline.at) : '')
  },
  {
    id: 'buyer',
    title: 'Pembeli',
    needs: 'some',
    cell: ({ buyer }) => buyer.name,
    text: ({ buyer }) => buyer.name
  },
  { id: 'shop', title: 'Toko', needs: 'much', cell: ({ shop }) => shop.name, text: ({ shop }) => shop.name },
  {
    id: 'kind',
    title: 'Masalah',
    needs: 'much',
    cell: ({ kind_label: kind }) => kind,
    text: ({ kind_label: kind }) => kind
  },
  {
    id: 'wish',
    title: 'Permintaan',
    needs: 'most',
    cell: ({ wish }) => wish.label,
    text: ({ wish }) => wish.label
  },
  {
    id: 'nominal',
    title: 'Nominal',
    isFigure: true,
    sort: { by: 'nominal', first: 'desc', both: true },
    cell: ({ wish }) => wish.nominal !== null && rupiah(wish.nominal),
    text: ({ wish }) => wish.nominal ?? ''
  },
  {
    id: 'date',
    title: 'Dibuka',
    needs: 'much',
    sort: { by: 'date', first: 'desc', both: true },
    cell: ({ date }) => noBreak(dateTime(date)),
    text: ({ date }) => sortableTime(date)
  }
]

/** The same of closed complaints, which are sorted by date alone. */
export const closedColumns: readonly Column<OpsComplaint>[] = complaintColumns.map(({ sort, ...column }) =>
  sort?.by === 'date' ? { ...column, sort } : column
)

/** Their file. */
export const complaintFile: TableFile<OpsComplaint> = { name: 'komplain', columns: complaintColumns }
