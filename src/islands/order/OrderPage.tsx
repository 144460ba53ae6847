import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'
import { $order, requestOrder, retryOrder, watchOrder } from '#lib/order/store/order-detail.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { isInComplaint, statuses } from '#lib/order/status.ts'
import { orderTexts } from '#lib/order/texts.ts'
import { historyBeside } from '#lib/order/tracking.ts'

import { AccountOffer } from '#islands/identity/AccountOffer.tsx'
import { Guarded } from '#islands/identity/Guarded.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { useRestoredScroll } from '#islands/ui/use-restored-scroll.ts'
import { BoughtAgainDialog } from './BoughtAgainDialog.tsx'
import { CancelNote } from './CancelNote.tsx'
import { CashNote } from './CashNote.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { DetailDialogs } from './DetailDialogs.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderProducts } from './OrderProducts.tsx'
import { OrderShipping } from './OrderShipping.tsx'
import { OrderSite } from './OrderSite.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderTransfer } from './OrderTransfer.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { ProgressStrip } from './ProgressStrip.tsx'
import { TracePhotoDialog } from './TracePhotoDialog.tsx'
import { TrackingPanel } from './TrackingPanel.tsx'

// Loaded on demand, because few orders are negotiated.
const NegotiationPanel = lazy(() =>
  import('#islands/negotiation/NegotiationPanel.tsx').then(module => ({ default: module.NegotiationPanel }))
)
const OrderComplaints = lazy(() =>
  import('#islands/complaint/OrderComplaints.tsx').then(module => ({ default: module.OrderComplaints }))
)
const NegotiationActions = lazy(() =>
  import('#islands/negotiation/NegotiationActions.tsx').then(module => ({
    default: module.NegotiationActions
  }))
)

/** One order with all its details and the buyer's current actions. */
export function OrderPage({ id }: { id: string }) {
  const early = useCallback(() => requestOrder(id), [id])
  return (
    <Guarded skeleton={<OrderSkeleton />} early={early}>
      <Order id={id} />
    </Guarded>
  )
}

function Order({ id }: { id: string }) {
  const { status, value: order, error } = useStore($order)
  useEffect(() => watchOrder(id), [id])
  useRestoredScroll(order !== undefined)
  if (status === 'missing') return <NoOrder />
  if (status === 'error') {
    return (
      <>
        <h1 className="sr-only">{orderTexts.detail}</h1>
        <LoadError message={error?.message ?? ''} onRetry={() => void retryOrder()} />
      </>
    )
  }
  if (!order) return <OrderSkeleton />
  return (
    // Switches from skeleton to order in one step: a negotiation panel that loaded later would move the content.
    <Suspense fallback={<OrderSkeleton />}>
      <div className="grid grid-cols-1 gap-4">
        <OrderHead order={order} />
        <StaleNote message={error?.message} />
        <Blocks order={order} />
        <DetailDialogs />
        <BoughtAgainDialog />
        <TracePhotoDialog />
      </div>
    </Suspense>
  )
}

function Blocks({ order }: { order: OrderDetail }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <CancelNote order={order} />
        {isInComplaint(order) && <Complaints order={order} />}
        {order.deadline && (
          <div className="rounded-box border border-base-300 bg-base-100 p-2">
            <DeadlineNote
              deadline={order.deadline}
              isUrgent={statuses[order.status].money === 'awaited' || order.nego?.may_pay === true}
            />
          </div>
        )}
        {order.nego && <NegotiationPanel order={order} negotiation={order.nego} />}
        <ProgressStrip status={order.goods_status} />
        <CashNote order={order} />
        <OrderTransfer order={order} />
        <OrderProducts order={order} />
        <OrderShipping order={order} />
        <OrderSite site={order.site} />
        <TrackingPanel order={order} />
        {!isInComplaint(order) && <Complaints order={order} />}
        <OrderTimeline steps={order.timeline} />
        <OrderHistory entries={historyBeside(order.history, order.status)} />
      </div>
      <div className="contents lg:sticky lg:top-20 lg:grid lg:gap-4">
        <OrderPayment order={order} />
        {/* Above the bottom bar on phones; below the actions on wide screens. */}
        <div className="empty:hidden lg:order-last">
          <AccountOffer />
        </div>
        {order.nego ? (
          <Suspense>
            <NegotiationActions order={order} negotiation={order.nego} />
          </Suspense>
        ) : (
          <OrderActions order={order} />
        )}
      </div>
    </div>
  )
}

/** Complaints are possible once an order was sent. */
function Complaints({ order }: { order: OrderDetail }) {
  const wasSent = order.timeline.some(({ step, is_done }) => step === 'shipped' && is_done)
  if (!wasSent && !isInComplaint(order)) return null
  return (
    <Suspense fallback={isInComplaint(order) ? <div className="h-40 skeleton" /> : null}>
      <OrderComplaints orderId={order.id} isOpen={isInComplaint(order)} />
    </Suspense>
  )
}

function NoOrder() {
  return (
    <EmptyNote icon={SearchX} title={orderErrors.order_not_found.message} isPage>
      <Button href={paths.orders} look="primary">
        {orderTexts.list}
      </Button>
    </EmptyNote>
  )
}
