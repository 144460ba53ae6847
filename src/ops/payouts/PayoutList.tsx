import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { ShopPayout } from './payout-store.ts'

/** Transfers to and from shops; each names its shop where they are of several. */
export function PayoutList({
  payouts,
  hasShops = false
}: {
  payouts: readonly ShopPayout[]
  hasShops?: boolean
}) {
  if (payouts.length === 0) return <p className="text-muted">Belum ada transfer.</p>
  return (
    <ul className="grid gap-2">
      {payouts.map(one => (
        <li key={one.id} className="grid gap-1 border-b border-base-300 pb-2 text-sm wrap-anywhere">
          {hasShops && <b>{one.shop.name}</b>}
          <p className="flex flex-wrap justify-between gap-2">
            <span className="text-muted">{dateTime(one.date)}</span>
            <b className="tabular">{rupiah(one.amount)}</b>
          </p>
          <p>
            {one.direction === 'out'
              ? `Dibayar ke ${one.account ?? 'rekening toko'}${one.account_holder ? ` a.n. ${one.account_holder}` : ''}`
              : 'Disetor oleh toko'}
          </p>
          <p className="text-muted">
            Referensi {one.reference}, dicatat {one.by}
          </p>
          {one.remark !== '' && <p>{one.remark}</p>}
        </li>
      ))}
    </ul>
  )
}
