import { useStore } from '@nanostores/react'

import { $orderDialog, closeOrderDialog } from '#lib/order/store/order-dialog.ts'

import { CancelDialog } from './CancelDialog.tsx'
import { ReviewDialog } from '#islands/review/ReviewDialog.tsx'

/** The dialogs of the list, one at a time. */
export function OrderDialogs() {
  const dialog = useStore($orderDialog)
  if (dialog?.kind === 'cancel') {
    return (
      <CancelDialog order={dialog.order} title="Yakin ingin batalkan transaksi?" onClose={closeOrderDialog} />
    )
  }
  if (dialog?.kind === 'review') return <ReviewDialog order={dialog.order} onClose={closeOrderDialog} />
  return null
}
