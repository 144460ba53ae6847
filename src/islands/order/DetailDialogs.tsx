import { useStore } from '@nanostores/react'

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
    case 'confirm': {
      const { id, payment, may_count: mayCount } = dialog.order
      return (
        <ReceiptDialog
          orderId={id}
          isCash={payment.type === 'baba_cod'}
          mayCount={mayCount}
          onClose={closeOrderDialog}
        />
      )
    }
    case 'review':
      return <ReviewDialog {...shared} />
    case 'invoice':
      return <InvoiceDialog {...shared} />
  }
}
