import { Button } from '#components/ui/Button.tsx'
import { inFours } from '#lib/format/in-fours.ts'
import type { OrderCard } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'
import { paidTogetherText } from '#lib/order/together-text.ts'
import { orderActionLabels, orderTexts } from '#lib/order/texts.ts'

import { CopyAccount } from './CopyCode.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { CardFrame } from './CardFrame.tsx'

/** An order awaiting payment: deadline, account number, and a cancel button. */
export function PendingCard({ order }: { order: OrderCard }) {
  const at = order.payment.expired ?? order.deadline?.at
  const deadline = at ? { label: orderTexts.payBefore, at } : null
  return (
    <CardFrame
      order={order}
      due={<DeadlineNote deadline={deadline} isUrgent />}
      payment={<Account order={order} />}
    >
      <Button
        look="danger-outline"
        className="grow sm:grow-0"
        onClick={() => $orderDialog.set({ kind: 'cancel', order })}
      >
        Batalkan Transaksi
      </Button>
      <Button href={paths.payment(order.token)} look="primary" className="grow sm:grow-0">
        {orderActionLabels.pay}
      </Button>
    </CardFrame>
  )
}

function Account({ order }: { order: OrderCard }) {
  const { payment } = order
  const together = paidTogetherText(order)
  if (!payment.bank) return null
  return (
    <div className="mb-2">
      <p className="text-muted">{payment.bank}</p>
      {payment.number && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-base font-bold tabular">{inFours(payment.number)}</span>
          <CopyAccount number={payment.number} />
        </p>
      )}
      {together && <p className="text-muted">{together}</p>}
    </div>
  )
}
