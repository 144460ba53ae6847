import type { OrderCard } from '#lib/order/order-shapes.ts'
import { paths } from '#lib/core/paths.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'

import { CopyAccount } from './CopyCode.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { CardFrame } from './CardFrame.tsx'

/** An order that waits for its payment: until when, to which number, and how to leave it. */
export function PendingCard({ order }: { order: OrderCard }) {
  const at = order.payment.expired ?? order.deadline?.at
  const deadline = at ? { label: 'Bayar Sebelum', at } : null
  return (
    <CardFrame
      order={order}
      due={<DeadlineNote deadline={deadline} isUrgent />}
      payment={<Account order={order} />}
    >
      <button
        type="button"
        className="btn h-11 grow btn-outline btn-error sm:grow-0"
        onClick={() => $orderDialog.set({ kind: 'cancel', order })}
      >
        Batalkan Transaksi
      </button>
      <a href={paths.payment(order.token)} className="btn h-11 grow btn-primary sm:grow-0">
        Bayar Sekarang
      </a>
    </CardFrame>
  )
}

function Account({ order: { payment } }: { order: OrderCard }) {
  if (!payment.bank) return null
  return (
    <div className="mb-2">
      <p className="text-muted">{payment.bank}</p>
      {payment.number && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-base font-bold tabular">{payment.number}</span>
          <CopyAccount number={payment.number} />
        </p>
      )}
    </div>
  )
}
