import { date, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { Column } from '../table/column.ts'
import type { ShopBalance } from './payout-store.ts'

/** Who owes whom, in words, so that it does not rest on a sign. */
export const owedWords = (balance: number): string =>
  balance > 0 ? 'kita berutang' : balance < 0 ? 'toko berutang' : 'impas'

const lastWord = ({ direction, return_of: returnOf }: NonNullable<ShopBalance['last_payout']>) =>
  returnOf !== null ? 'dikembalikan' : direction === 'out' ? 'kita bayar' : 'toko setor'

/** What the table of balances shows, and its file has. */
export const payoutColumns: readonly Column<ShopBalance>[] = [
  {
    id: 'name',
    title: 'Toko',
    isFixed: true,
    sort: { by: 'name', first: 'asc', both: true },
    cell: ({ name, closed_at: closedAt }) => (
      <span className="wrap-anywhere">
        {name}
        {closedAt !== null && <span className="text-muted"> (tutup)</span>}
      </span>
    ),
    text: ({ name }) => name
  },
  {
    id: 'balance',
    title: 'Saldo',
    isFigure: true,
    sort: { by: 'balance', first: 'desc', both: true },
    cell: ({ balance }) => (
      <>
        <span className="whitespace-nowrap">{rupiah(balance)}</span>
        <span className={`block text-sm ${balance < 0 ? 'text-error' : 'text-muted'}`}>
          {owedWords(balance)}
        </span>
      </>
    ),
    text: ({ balance }) => balance
  },
  {
    id: 'account',
    title: 'Rekening',
    needs: 'some',
    cell: ({ account }) => account ?? <span className="text-muted">Belum ada</span>,
    text: ({ account }) => account ?? ''
  },
  {
    id: 'last',
    title: 'Transfer terakhir',
    needs: 'much',
    cell: ({ last_payout: last }) =>
      last && (
        <>
          {noBreak(date(last.date))}
          <span className="block text-sm text-muted">
            {lastWord(last)} {rupiah(last.amount)}
          </span>
        </>
      ),
    text: ({ last_payout: last }) => (last ? sortableTime(last.date) : '')
  }
]
