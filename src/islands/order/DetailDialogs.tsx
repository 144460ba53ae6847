import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $orderBusy } from '#lib/order/store/busy.ts'
import { $order } from '#lib/order/store/order-detail.ts'
import { $orderDialog, closeOrderDialog, isDialogPossible } from '#lib/order/store/order-dialog.ts'

import { ReviewDialog } from '#islands/review/ReviewDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'

/** The dialogs of an order, one at a time; one that is about a step of the buyer closes once that is not possible any more. */
export function DetailDialogs() {
  const dialog = useStore($orderDialog)
  useEffect(
    () =>
      // What changed is told by the page; an own step closes its dialog itself.
      $order.listen(({ value }) => {
        const open = $orderDialog.get()
        if (open && value?.id === open.order.id && !$orderBusy.get() && !isDialogPossible(open.kind, value)) {
          closeOrderDialog()
        }
      }),
    []
  )
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
