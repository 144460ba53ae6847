import { useStore } from '@nanostores/react'

import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $outcome, type OpsSettlement, settlements } from './console-lists.ts'
import { OpsList } from './OpsList.tsx'

const labels: Record<OpsSettlement['outcome'], string> = {
  mismatch: 'Jumlah berbeda',
  unknown: 'Rekening tidak dikenal',
  closed: 'Akun pembeli sudah dihapus',
  late: 'Terlambat, masuk Saldo',
  again: 'Berulang, masuk Saldo',
  paid: 'Dibayar',
  ignored: 'Tanpa akibat'
}
const outcomes = Object.keys(labels) as OpsSettlement['outcome'][]

/** What the gateway told: first what nobody could book, another amount and an unknown account (payment-10). */
export function OpsPayments() {
  const outcome = useStore($outcome)
  return (
    <section className="grid gap-3">
      <label className="flex flex-wrap items-center gap-2 text-sm">
        Laporan gateway
        <select
          className="select-bordered select h-11 w-auto"
          value={outcome}
          onChange={event => $outcome.set(event.target.value as OpsSettlement['outcome'])}
        >
          {outcomes.map(name => (
            <option key={name} value={name}>
              {labels[name]}
            </option>
          ))}
        </select>
      </label>
      <OpsList of={settlements} empty="Tidak ada laporan.">
        {items => (
          <ul className="grid gap-2">
            {items.map(one => (
              <li key={one.id} className="card border border-base-300 bg-base-100 p-4">
                <p className="flex flex-wrap gap-2">
                  <b className="tabular">{rupiah(one.amount)}</b>
                  {one.expected !== null && one.expected !== one.amount && (
                    <span className="text-error">tagihan {rupiah(one.expected)}</span>
                  )}
                  <span className="ml-auto text-sm text-muted">{noBreak(dateTime(one.date))}</span>
                </p>
                <p className="text-sm">
                  {one.number} · {one.orders.join(', ') || 'tanpa pesanan'} · {one.gateway} {one.event_id}
                </p>
              </li>
            ))}
          </ul>
        )}
      </OpsList>
    </section>
  )
}
