import { type SyntheticEvent, useId, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { OrderDialog } from '#lib/order/store/order-dialog.ts'
import { cancelStep } from '#lib/order/cancel-step.ts'
import { refundPromise } from '#lib/order/refund-promise.ts'
import { endsTogetherText } from '#lib/order/together-text.ts'
import { storeTyped, readTyped } from '#lib/identity/store/typed.ts'
import { cancelOrder } from '#lib/order/store/order-actions.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

type Props = {
  order: OrderDialog['order']
  title: string
  /** Asks for a reason: on the order's page, but not in the list. */
  needsReason?: boolean
  onClose: () => void
}

/** Confirms the cancellation of an order, and says what is lost. */
export function CancelDialog({ order, title, needsReason = false, onClose }: Props) {
  const id = useId()
  const form = `cancel:${order.id}` as const
  const [reason, setReason] = useState(() => String(readTyped(form) ?? ''))
  const { isBusy, error, submit: send } = useSubmission()
  const alsoEnds = endsTogetherText(order)
  const isMissing = needsReason && reason.trim() === ''
  const { together, label } = cancelStep(error)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isMissing) return
    await send(async () => {
      const done = await cancelOrder(order.id, reason.trim(), together)
      if (done?.ok) {
        storeTyped(form, undefined)
        onClose()
      }
      return done?.ok === false ? done.error : undefined
    })
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={event => void submit(event)}>
        <p>
          Pesanan <b>{order.code}</b> akan dibatalkan untuk seterusnya. {refundPromise(order)}
        </p>
        {alsoEnds && <p className="alert alert-warning">{alsoEnds}</p>}
        <div className="grid gap-1">
          <label htmlFor={id} className="font-medium">
            Alasan pembatalan {!needsReason && <span className="text-muted">(opsional)</span>}
          </label>
          <textarea
            id={id}
            className="textarea w-full"
            rows={3}
            maxLength={500}
            required={needsReason}
            value={reason}
            onChange={event => {
              setReason(event.target.value)
              storeTyped(form, event.target.value || undefined)
            }}
          />
        </div>
        <ErrorText error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" look="danger" isBusy={isBusy} disabled={isMissing}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
