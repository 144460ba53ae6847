import { useStore } from '@nanostores/react'

import { hasShipment } from '#lib/order/progress.ts'
import type { OrderStatus } from '#lib/order/status.ts'
import { $tracking, retryTracking } from '#lib/order/store/order-detail.ts'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { TraceList } from './TraceList.tsx'

/** The courier's reports, newest first; other changes are in the order's history. */
export function TrackingPanel({ status }: { status: OrderStatus }) {
  const { status: load, value } = useStore($tracking)
  if (!hasShipment(status)) return null
  return (
    <Section title="Lacak Pengiriman">
      {load === 'error' && <TrackingError />}
      {value && <TraceList entries={value.trace} empty="Informasi tracking belum tersedia" />}
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
