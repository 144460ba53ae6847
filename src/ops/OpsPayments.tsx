import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime, shortDay } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $outcome, $reportDays, type OpsSettlement, settlements } from './console-lists.ts'
import { setQuery } from './console-place.ts'
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
const options = { '': 'Tidak dibukukan', ...labels }

/** What the gateway told: first what was not booked: another amount, an unknown account, a closed one (payment-10). */
export function OpsPayments() {
  const outcome = useStore($outcome)
  const days = useStore($reportDays)
  return (
    <section className="grid gap-3">
      <label className="flex flex-wrap items-center gap-2 text-sm">
        Laporan gateway
        <select
          aria-label="Laporan gateway"
          className="select-bordered select h-11 w-auto"
          value={outcome ?? ''}
          onChange={event => setQuery({ outcome: event.target.value || undefined }, true)}
        >
          {Object.entries(options).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {days && (
        <p className="flex flex-wrap items-center gap-3">
          Hanya {shortDay(days.from)} sampai {shortDay(days.to)}
          <Button look="plain" onClick={() => setQuery({ from: undefined, to: undefined }, true)}>
            Semua tanggal
          </Button>
        </p>
      )}
      <OpsList of={settlements} empty="Tidak ada laporan.">
        {items => (
          <ul className="grid gap-2">
            {items.map(one => (
              <li key={one.id} className="card border border-base-300 bg-base-100 p-4">
                <p className="flex flex-wrap gap-2">
                  <b className="tabular">{rupiah(one.amount)}</b>
                  {outcome === undefined && (
                    <span className="badge h-auto py-0.5">{labels[one.outcome]}</span>
                  )}
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
