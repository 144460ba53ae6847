import type { OrderDetail } from '#lib/order/order-shapes.ts'

import { TraceList } from './TraceList.tsx'

/** Every change of the order with its author, collapsed because the status above is enough for most buyers. */
export function OrderHistory({ entries }: { entries: OrderDetail['history'] }) {
  if (entries.length === 0) return null
  return (
    <details className="collapse-arrow collapse border border-base-300 bg-base-100">
      <summary className="collapse-title text-base font-bold">Riwayat Pesanan</summary>
      <div className="collapse-content">
        <TraceList entries={entries} empty="" />
      </div>
    </details>
  )
}
