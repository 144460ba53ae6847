import { useStore } from '@nanostores/react'

import { hasShipment } from '#lib/order/progress.ts'
import type { OrderStatus } from '#lib/order/status.ts'
import { $order, $tracking, loadTracking } from '#lib/order/store/order-detail.ts'

import { Section } from '#islands/ui/Section.tsx'
import { TraceList } from './TraceList.tsx'

/** Where the courier says the goods are, newest first. */
export function TrackingPanel({ status }: { status: OrderStatus }) {
  const tracking = useStore($tracking)
  if (!hasShipment(status)) return null
  return (
    <Section title="Lacak Pengiriman">
      {tracking.status === 'error' && <TrackingError />}
      {tracking.status === 'ready' && (
        <TraceList entries={tracking.trace ?? []} empty="Informasi tracking belum tersedia" />
      )}
      {(tracking.status === 'loading' || tracking.status === 'idle') && (
        <div className="h-16 skeleton" aria-busy="true" aria-label="Memuat lacak pengiriman" />
      )}
    </Section>
  )
}

function TrackingError() {
  const { order } = useStore($order)
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p>Lacak pengiriman gagal dimuat.</p>
      <button
        type="button"
        className="btn h-11 btn-outline"
        onClick={() => order && void loadTracking(order.id)}
      >
        Coba lagi
      </button>
    </div>
  )
}
