import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { Column } from '../table/column.ts'
import type { OpsVoucher } from './voucher-store.ts'

export const stateLabels = { coming: 'Akan datang', running: 'Berjalan', over: 'Berakhir' } as const
export const typeLabels = { discount: 'Diskon', cashback: 'Cashback' } as const

/** { type: 'discount', percentage: 10, max_amount: 5_000 } // => 'Diskon 10%, paling banyak Rp5.000' */
function worthOf({ type, percentage, amount, max_amount: max }: OpsVoucher): string {
  if (percentage === 0) return `${typeLabels[type]} ${rupiah(amount)}`
  return `${typeLabels[type]} ${percentage}%${max > 0 ? `, paling banyak ${rupiah(max)}` : ''}`
}

const bearerOf = ({ shop }: OpsVoucher) => shop?.name ?? 'Marketplace'

/** What the table of vouchers shows, and its file has. */
export const voucherColumns: readonly Column<OpsVoucher>[] = [
  {
    id: 'code',
    title: 'Kode',
    isFixed: true,
    cell: ({ code }) => <span className="inline-block min-w-20 wrap-anywhere">{code}</span>,
    text: ({ code }) => code
  },
  { id: 'name', title: 'Nama', needs: 'much', cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'state',
    title: 'Keadaan',
    cell: ({ state }) => (
      <span className={`badge h-auto py-0.5 ${state === 'running' ? '' : 'badge-outline'}`}>
        {stateLabels[state]}
      </span>
    ),
    text: ({ state }) => stateLabels[state]
  },
  { id: 'bearer', title: 'Penanggung', needs: 'some', cell: bearerOf, text: bearerOf },
  { id: 'worth', title: 'Nilai', needs: 'some', cell: worthOf, text: worthOf },
  {
    id: 'until',
    title: 'Sampai',
    needs: 'much',
    sort: { by: 'ends', first: 'desc', both: true },
    cell: ({ valid_until: until }) => noBreak(dateTime(until)),
    text: ({ valid_until: until }) => sortableTime(until)
  },
  {
    id: 'used',
    title: 'Dipakai',
    isFigure: true,
    needs: 'much',
    cell: ({ used_count: used, usage_limit: limit }) =>
      `${used.toLocaleString('id-ID')} dari ${limit.toLocaleString('id-ID')}`,
    text: ({ used_count: used }) => used
  },
  {
    id: 'number',
    title: 'Nomor',
    isFigure: true,
    needs: 'much',
    sort: { by: 'newest', first: 'desc', both: true },
    cell: ({ id }) => id,
    text: ({ id }) => id
  }
]
