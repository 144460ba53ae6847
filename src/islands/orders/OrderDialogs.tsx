import { useStore } from '@nanostores/react'

import { $orderDialog, closeOrderDialog } from '#lib/stores/order-dialog.ts'

import { CancelDialog } from '../order/CancelDialog.tsx'
import { ReviewDialog } from '../review/ReviewDialog.tsx'

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
