import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'

import { complaintsPerOrder } from '#lib/complaint/limits.ts'
import { $orderComplaints } from '#lib/complaint/store/list.ts'
import { isComplainable } from '#lib/order/complainable.ts'
import { $orderDialog, closeOrderDialog } from '#lib/order/store/order-dialog.ts'

import { ReviewDialog } from '#islands/review/ReviewDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'

/** The dialogs of an order, one at a time. */
export function DetailDialogs() {
  const dialog = useStore($orderDialog)
  if (!dialog) return null
  const shared = { order: dialog.order, onClose: closeOrderDialog }
  switch (dialog.kind) {
    case 'cancel':
      return <CancelDialog {...shared} title="Apakah Anda Yakin Membatalkan Pesanan?" needsReason />
    case 'confirm':
      return <Receipt {...shared} />
    case 'review':
      return <ReviewDialog {...shared} />
    case 'invoice':
      return <InvoiceDialog {...shared} />
  }
}

/** The receipt. Whether the goods may be counted is a hint: their page asks the server. */
function Receipt({ order, onClose }: Pick<ComponentProps<typeof CancelDialog>, 'order' | 'onClose'>) {
  const { value: complaints = [] } = useStore($orderComplaints)
  const paymentType = order.payment.type
  return (
    <ReceiptDialog
      orderId={order.id}
      isCash={paymentType === 'baba_cod'}
      mayCount={
        isComplainable({ status: order.status, paymentType }) && complaints.length < complaintsPerOrder
      }
      onClose={onClose}
    />
  )
}
