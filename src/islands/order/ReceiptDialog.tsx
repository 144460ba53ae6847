import { Button } from '#components/ui/Button.tsx'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { confirmReceipt } from '#lib/order/store/order-actions.ts'
import type { OrderDialog } from '#lib/order/store/order-dialog.ts'
import { orderActionLabels } from '#lib/order/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** Confirms receipt before an order is finished: nothing can be returned afterwards. */
export function ReceiptDialog({ order, onClose }: { order: OrderDialog['order']; onClose: () => void }) {
  const { isBusy, error, submit } = useSubmission()
  const confirm = async () => {
    await submit(async () => {
      const done = await confirmReceipt(order.id)
      if (done?.ok) onClose()
      return done?.ok === false ? done.error : undefined
    })
  }
  return (
    <Dialog title="Pesanan Akan Diselesaikan" onClose={onClose}>
      <p>
        Pastikan barang sudah Anda terima lengkap dan sesuai. Setelah pesanan diselesaikan, pengembalian
        barang atau dana tidak dapat dilakukan lagi.
      </p>
      {order.payment.type === 'baba_cod' && (
        <p className="mt-3 alert alert-soft alert-warning text-base-content">{complaintTexts.noneForCash}</p>
      )}
      <ErrorText error={error} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="ghost" data-autofocus onClick={onClose}>
          Kembali
        </Button>
        <Button look="primary" isBusy={isBusy} onClick={() => void confirm()}>
          {orderActionLabels.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
