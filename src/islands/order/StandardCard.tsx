import { useStore } from '@nanostores/react'

import type { OrderCard } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'
import { statuses } from '#lib/order/status.ts'
import { $orderBusy, buyAgain } from '#lib/order/store/order-actions.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'
import { reviewActionLabels } from '#lib/review/texts.ts'

import { DeadlineNote } from './DeadlineNote.tsx'
import { CardFrame } from './CardFrame.tsx'

/** An order in any other state than unpaid. */
export function StandardCard({ order }: { order: OrderCard }) {
  const isOver = statuses[order.status].isOver
  return (
    <CardFrame order={order} due={<DeadlineNote deadline={order.deadline} />}>
      <a
        href={paths.order(order.id)}
        className={`btn h-11 grow sm:grow-0 ${isOver ? 'btn-ghost text-primary' : 'btn-outline btn-primary'}`}
      >
        Lihat Detail Transaksi
      </a>
      {order.review_action && (
        <button
          type="button"
          className="btn h-11 grow btn-outline btn-primary sm:grow-0"
          onClick={() => $orderDialog.set({ kind: 'review', order })}
        >
          {reviewActionLabels[order.review_action]}
        </button>
      )}
      {isOver && <BuyAgain id={order.id} />}
    </CardFrame>
  )
}

function BuyAgain({ id }: { id: number }) {
  const busy = useStore($orderBusy)
  return (
    <button
      type="button"
      className="btn h-11 grow btn-primary sm:grow-0"
      disabled={busy !== undefined}
      onClick={() => void buyAgain(id)}
    >
      {busy === `buy_again:${id}` && (
        <span className="loading loading-sm loading-spinner" aria-hidden="true" />
      )}
      Beli Lagi
    </button>
  )
}
