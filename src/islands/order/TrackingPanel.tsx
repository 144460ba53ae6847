import { useStore } from '@nanostores/react'

import { hasShipment } from '#lib/order/progress.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { shipmentNames } from '#lib/order/shipment-kinds.ts'
import { $tracking, retryTracking } from '#lib/order/store/order-detail.ts'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { ShipmentList } from './ShipmentList.tsx'
import { TraceList } from './TraceList.tsx'

/** The shipments of an order in parts, and the courier's reports, newest first; the order's history has other changes. */
export function TrackingPanel({ order }: { order: OrderDetail }) {
  const { status: load, value } = useStore($tracking)
  if (!hasShipment(order.status)) return null
  return (
    <Section title="Lacak Pengiriman">
      <ShipmentList order={order} />
      {load === 'error' && <TrackingError />}
      {value && (
        <TraceList
          entries={value.trace}
          empty="Informasi tracking belum tersedia"
          shipments={shipmentNames(order.shipments, 'Anda')}
        />
      )}
      {load === 'loading' && (
        <div className="h-16 skeleton" role="status" aria-busy="true" aria-label="Memuat lacak pengiriman" />
      )}
    </Section>
  )
}

function TrackingError() {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p>Lacak pengiriman gagal dimuat.</p>
      <RetryButton look="outline" onRetry={() => void retryTracking()} />
    </div>
  )
}
