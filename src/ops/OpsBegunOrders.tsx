import { useStore } from '@nanostores/react'

import type { Overview } from '#lib/ops/overview-contract.ts'

import { $place, showPart } from './console-place.ts'
import { overviewCard } from './OpsOverviewLists.tsx'
import { periodOf } from './period.ts'

/** Orders that were begun in the period by the status they have now, beside the period before, each with the way to its list (ops-360). */
export function OpsBegunOrders({ orders }: { orders: Overview['begun_orders'] }) {
  const period = periodOf(useStore($place).query)
  return (
    <section className={overviewCard} aria-labelledby="pesanan-dibuat">
      <h2 id="pesanan-dibuat" className="font-bold">
        Pesanan dibuat
      </h2>
      {orders.length === 0 ? (
        <p className="text-muted">Tidak ada pesanan dalam periode ini dan sebelumnya.</p>
      ) : (
        <table className="table table-sm" aria-labelledby="pesanan-dibuat">
          <thead>
            <tr className="whitespace-normal">
              <th scope="col">Status sekarang</th>
              <th scope="col" className="text-right">
                Periode ini
              </th>
              <th scope="col" className="text-right">
                Sebelumnya
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ status, label, count, before }) => (
              <tr key={status}>
                <th scope="row" className="font-normal">
                  <button
                    type="button"
                    className="min-h-11 min-w-11 link text-start"
                    onClick={() => showPart('orders', { status, ...period })}
                  >
                    {label}
                  </button>
                </th>
                <td className="text-right font-bold tabular">{count.toLocaleString('id-ID')}</td>
                <td className="text-right tabular">{before.toLocaleString('id-ID')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
