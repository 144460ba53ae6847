import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import type { OrderCard } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'
import { statuses } from '#lib/order/status.ts'
import { $orderBusy } from '#lib/order/store/busy.ts'
import { buyAgain } from '#lib/order/store/order-actions.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'
import { reviewActionLabels } from '#lib/review/texts.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { orderActionLabels } from '#lib/order/texts.ts'

import { DeadlineNote } from './DeadlineNote.tsx'
import { CardFrame } from './CardFrame.tsx'

/** An order in any state other than unpaid. */
export function StandardCard({ order }: { order: OrderCard }) {
  const isOver = statuses[order.status].end !== null
  return (
    <CardFrame order={order} due={<DeadlineNote deadline={order.deadline} />}>
      <Button
        href={paths.order(order.id)}
        look={isOver ? 'ghost' : 'secondary'}
        className={`grow sm:grow-0 ${isOver ? 'text-primary' : ''}`}
      >
        Lihat Detail Transaksi
      </Button>
      {order.review_action && (
        <Button
          look="secondary"
          className="grow sm:grow-0"
          onClick={() => $orderDialog.set({ kind: 'review', order })}
        >
          {reviewActionLabels[order.review_action]}
        </Button>
      )}
      {order.may_complain && (
        <Button href={paths.complain(order.id)} look="outline" className="grow sm:grow-0">
          {complaintTexts.make}
        </Button>
      )}
      {isOver && <BuyAgain id={order.id} />}
    </CardFrame>
  )
}

function BuyAgain({ id }: { id: number }) {
  const busy = useStore($orderBusy)
  return (
    <Button
      look="primary"
      className="grow sm:grow-0"
      isBusy={busy === `buy_again:${id}`}
      onClick={() => void buyAgain(id)}
    >
      {orderActionLabels.buyAgain}
    </Button>
  )
}
