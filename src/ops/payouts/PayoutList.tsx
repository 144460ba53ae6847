import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { ShopPayout } from './payout-store.ts'
import { ReturnPayout } from './ReturnPayout.tsx'
import { isOfReturn, wayOf } from './transfer-columns.tsx'

/** Transfers to and from the shop that is open. */
export function PayoutList({
  payouts,
  onReturned
}: {
  payouts: readonly ShopPayout[]
  /** A transfer was returned, or may have been by another operator. */
  onReturned: () => Promise<void>
}) {
  if (payouts.length === 0) return <p className="text-muted">Belum ada transfer.</p>
  return (
    <ul className="grid gap-2">
      {payouts.map(one => (
        <li key={one.id} className="grid gap-1 border-b border-base-300 pb-2 text-sm wrap-anywhere">
          <p className="flex flex-wrap justify-between gap-2">
            <span className="text-muted">{dateTime(one.date)}</span>
            <b className="tabular">{rupiah(one.amount)}</b>
          </p>
          <p>{wayOf(one)}</p>
          {isOfReturn(one) && (
            <p>
              <span className="badge">Dikembalikan</span>
            </p>
          )}
          <p className="text-muted">
            Referensi {one.reference},{one.file_id !== null && ` berkas bank ${one.file_id},`} dicatat{' '}
            {one.by}
          </p>
          {one.remark !== '' && <p>{one.remark}</p>}
          <ReturnPayout payout={one} onDone={onReturned} />
        </li>
      ))}
    </ul>
  )
}
