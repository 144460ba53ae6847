import { useStore } from '@nanostores/react'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'
import { $orderBusy, buyAgain } from '#lib/order/store/order-actions.ts'
import { $orderDialog, type OrderDialog } from '#lib/order/store/order-dialog.ts'
import { reviewActionLabels } from '#lib/review/texts.ts'

/** What the buyer may do now: at the thumb on phones, beside the total on wide screens. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { actions, review_action } = order
  const isBusy = useStore($orderBusy) !== undefined
  const open = (kind: OrderDialog['kind']) => () => $orderDialog.set({ kind, order })
  const hasAny = actions.pay || actions.cancel || actions.confirm || actions.buy_again || review_action
  if (!hasAny) return null
  return (
    <div className="sticky bottom-0 z-20 -mx-3 flex flex-row-reverse flex-wrap gap-2 border-t border-base-300 bg-base-100 p-3 sm:-mx-4 sm:px-4 lg:static lg:mx-0 lg:grid lg:border-0 lg:bg-transparent lg:p-0">
      {actions.pay && (
        <a href={paths.payment(order.token)} className="btn h-12 grow btn-primary">
          Bayar Sekarang
        </a>
      )}
      {actions.confirm && (
        <button type="button" className="btn h-12 grow btn-primary" onClick={open('confirm')}>
          Pesanan Diterima
        </button>
      )}
      {actions.buy_again && (
        <button
          type="button"
          className="btn h-12 grow btn-primary"
          disabled={isBusy}
          onClick={() => void buyAgain(order.id)}
        >
          Beli Lagi
        </button>
      )}
      {review_action && (
        <button type="button" className="btn h-12 grow btn-outline btn-primary" onClick={open('review')}>
          {reviewActionLabels[review_action]}
        </button>
      )}
      {actions.cancel && (
        <button type="button" className="btn h-12 grow btn-outline btn-error" onClick={open('cancel')}>
          Batalkan Pesanan
        </button>
      )}
    </div>
  )
}
