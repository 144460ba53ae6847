import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { complaintTexts } from '#lib/complaint/texts.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'
import { $orderBusy } from '#lib/order/store/busy.ts'
import { buyAgain } from '#lib/order/store/order-actions.ts'
import { $orderDialog, type OrderDialog } from '#lib/order/store/order-dialog.ts'
import { reviewActionLabels } from '#lib/review/texts.ts'
import { orderActionLabels } from '#lib/order/texts.ts'

import { CountLink } from './CountLink.tsx'

/**
 * The buyer's current actions. Those that continue the order are at the bottom on phones and next to the total on wide
 * screens; cancellation and invoice are at the end of the page.
 */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { actions, review_action } = order
  const isBusy = useStore($orderBusy) !== undefined
  const open = (kind: OrderDialog['kind']) => () => $orderDialog.set({ kind, order })
  return (
    <>
      {(actions.pay || actions.confirm || actions.complain || actions.buy_again || review_action) && (
        <div
          data-bar
          className="sticky bottom-0 z-20 order-last -mx-3 flex flex-row-reverse flex-wrap gap-2 border-t border-base-300 bg-base-100 p-3 sm:-mx-4 sm:px-4 lg:static lg:order-none lg:mx-0 lg:grid lg:border-0 lg:bg-transparent lg:p-0"
        >
          {actions.pay && (
            <Button href={paths.payment(order.token)} look="primary" size="large" className="grow">
              {orderActionLabels.pay}
            </Button>
          )}
          {actions.confirm && (
            <Button look="primary" size="large" className="grow" onClick={open('confirm')}>
              {orderActionLabels.confirm}
            </Button>
          )}
          {actions.complain && (
            <Button href={paths.complain(order.id)} look="outline" size="large" className="grow">
              {complaintTexts.make}
            </Button>
          )}
          <CountLink order={order} className="h-12 max-lg:hidden" />
          {actions.buy_again && (
            <Button
              look="primary"
              size="large"
              className="grow"
              isBusy={isBusy}
              onClick={() => void buyAgain(order.id)}
            >
              {orderActionLabels.buyAgain}
            </Button>
          )}
          {review_action && (
            <Button look="secondary" size="large" className="grow" onClick={open('review')}>
              {reviewActionLabels[review_action]}
            </Button>
          )}
        </div>
      )}
      {(actions.invoice || actions.cancel) && (
        <div className="not-printed grid gap-2">
          {actions.invoice && (
            <Button look="outline" size="large" className="sm:hidden" onClick={open('invoice')}>
              {orderActionLabels.invoice}
            </Button>
          )}
          {actions.cancel && (
            <Button look="danger-outline" size="large" onClick={open('cancel')}>
              Batalkan Pesanan
            </Button>
          )}
        </div>
      )}
    </>
  )
}
