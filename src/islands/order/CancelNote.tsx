import { CircleX } from 'lucide-react'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { actorLabels } from '#lib/order/actor.ts'
import { statuses } from '#lib/order/status.ts'
import { orderTexts } from '#lib/order/texts.ts'

/** Who cancelled the order, and why. */
export function CancelNote({ order: { status, cancel_by, reason, payment } }: { order: OrderDetail }) {
  if (statuses[status].end !== 'cancelled') return null
  return (
    <section className="flex items-start gap-3 rounded-box border border-error/50 bg-base-100 p-4">
      <CircleX className="size-6 shrink-0 text-error" aria-hidden="true" />
      <div className="min-w-0">
        <h2 className="font-bold text-error">Dibatalkan</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
          <dt className="text-muted">Dibatalkan oleh</dt>
          <dd className="font-semibold">{cancel_by ? actorLabels[cancel_by] : '-'}</dd>
          <dt className="text-muted">Alasan</dt>
          <dd>{reason || '-'}</dd>
          {payment.type === 'baba_cod' && (
            <>
              <dt className="text-muted">Tagihan</dt>
              <dd>{orderTexts.nothingToPay}</dd>
            </>
          )}
        </dl>
      </div>
    </section>
  )
}
