import { Button } from '#components/ui/Button.tsx'
import { forgetReceived } from '#lib/complaint/store/photos.ts'
import { complaintTexts, countTexts } from '#lib/complaint/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { confirmReceipt } from '#lib/order/store/order-actions.ts'
import { orderActionLabels } from '#lib/order/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

type Props = {
  orderId: number
  isCash?: boolean
  /** The goods may be counted first (complaint-21). */
  mayCount?: boolean
  onClose: () => void
}

/** Confirms receipt before an order is finished: nothing can be returned afterwards. */
export function ReceiptDialog({ orderId, isCash = false, mayCount = false, onClose }: Props) {
  const { isBusy, error, submit } = useSubmission()
  const confirm = async () => {
    await submit(async () => {
      const done = await confirmReceipt(orderId)
      if (done?.ok) {
        forgetReceived(orderId)
        onClose()
      }
      return done?.ok === false ? done.error : undefined
    })
  }
  return (
    <Dialog title="Pesanan Akan Diselesaikan" onClose={onClose}>
      <p>
        Pastikan barang sudah Anda terima lengkap dan sesuai. Setelah pesanan diselesaikan, pengembalian
        barang atau dana tidak dapat dilakukan lagi.
      </p>
      {isCash && (
        <p className="mt-3 alert alert-soft alert-warning text-base-content">
          {complaintTexts.noneForPaidCash}
        </p>
      )}
      {mayCount && <p className="mt-3 text-muted">{countTexts.offer}</p>}
      <ErrorText error={error} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="ghost" data-autofocus onClick={onClose}>
          Kembali
        </Button>
        {mayCount && (
          <Button look="outline" href={paths.count(orderId)}>
            {countTexts.title}
          </Button>
        )}
        <Button look="primary" isBusy={isBusy} onClick={() => void confirm()}>
          {orderActionLabels.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
