import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { shortName } from '#lib/withdrawal/account-name.ts'
import { statusLabels } from '#lib/withdrawal/status.ts'

import type { Column } from './table/column.ts'
import { NameCell } from './table/NameCell.tsx'
import type { FileColumn } from './table/table-csv.ts'
import { claimerOf, type OpsWithdrawal } from './withdrawal-store.ts'

const outcomeOf = ({ reference, reason }: OpsWithdrawal) => reference ?? reason ?? ''

const accountOf = (one: OpsWithdrawal) => `${one.bank_name} ${one.account_number}`

/** What the table of withdrawals shows. */
export const withdrawalColumns: readonly Column<OpsWithdrawal>[] = [
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
    cell: one => (
      <span className="flex flex-wrap gap-1">
        <span className="badge h-auto py-0.5">{statusLabels[one.status]}</span>
        {one.locked_until !== null && <span className="badge badge-outline text-xs">dikunci</span>}
      </span>
    ),
    text: ({ status }) => statusLabels[status]
  },
  {
    id: 'total',
    title: 'Jumlah transfer',
    isTitleLong: true,
    isFigure: true,
    cell: ({ total }) => rupiah(total),
    text: ({ total }) => total
  },
  {
    id: 'nominal',
    title: 'Nominal',
    isFigure: true,
    needs: 'much',
    sort: { by: 'nominal', first: 'desc', both: true },
    cell: ({ nominal }) => rupiah(nominal),
    text: ({ nominal }) => nominal
  },
  {
    id: 'account',
    title: 'Bank dan rekening',
    isTitleLong: true,
    needs: 'some',
    cell: one => (
      <span className="tabular">
        {shortName(one.bank_name)} {one.account_number}
      </span>
    ),
    text: accountOf
  },
  {
    id: 'holder',
    title: 'Atas nama',
    needs: 'much',
    cell: one => <NameCell name={one.account_holder} />,
    text: one => one.account_holder
  },
  {
    id: 'buyer',
    title: 'Pembeli',
    needs: 'most',
    cell: ({ user }) => <NameCell name={user.name} />,
    text: ({ user }) => user.name
  },
  {
    id: 'date',
    title: 'Diajukan',
    needs: 'some',
    sort: { by: 'date', first: 'desc', both: true },
    cell: ({ date }) => dateTime(date),
    text: ({ date }) => sortableTime(date)
  },
  {
    id: 'claimer',
    title: 'Diambil oleh',
    needs: 'most',
    cell: one => <NameCell name={claimerOf(one)} />,
    text: claimerOf
  },
  {
    id: 'outcome',
    title: 'Referensi atau alasan',
    isTitleLong: true,
    needs: 'much',
    cell: one => <span className="line-clamp-2 max-w-60 wrap-anywhere">{outcomeOf(one)}</span>,
    text: outcomeOf
  }
]

/** What their file has: the same, with the account's number in a cell of its own. */
export const withdrawalFile = withdrawalColumns.flatMap((column): FileColumn<OpsWithdrawal>[] =>
  column.id === 'account'
    ? [
        { title: 'Bank', text: one => one.bank_name },
        { title: 'Rekening', text: one => one.account_number }
      ]
    : [column]
)
