import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { rejectionLimit } from '#lib/order/limits.ts'

import { useDraft } from './use-draft.ts'

type Props = {
  /** Of the reason's draft. */
  draft: string
  label: string
  /** The button's name for screen readers, where several on a page have one label; it begins with the label. */
  name?: string
  title: string
  /** What the reason's field is called, and how long it may be; a reason of an order by default. */
  field?: string
  limit?: number
  text: string
  confirm: string
  /** Returns whether the step was taken: then the reason is dropped. */
  onConfirm: (reason: string) => Promise<boolean>
}

/** A step that takes something back, such as an order: it asks first, with the reason, such as the one that the buyer reads, and is not taken without one. */
export function OpsAskReason({
  draft,
  label,
  name,
  title,
  field = 'Alasan, dibaca pembeli',
  limit = rejectionLimit,
  text,
  confirm,
  onConfirm
}: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { value, set, drop } = useDraft(draft, { reason: '' })
  const { reason } = value
  const close = () => setAsking(false)
  const act = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy || reason.trim() === '') return
    setBusy(true)
    const isDone = await onConfirm(reason.trim())
    setBusy(false)
    if (isDone) drop(value)
    close()
  }
  return (
    <>
      <Button look="danger-outline" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={title} onClose={close}>
          <form className="grid gap-3" onSubmit={event => void act(event)}>
            <p>{text}</p>
            <label className="grid gap-1 font-medium">
              {field}
              <textarea
                className="textarea w-full font-normal"
                rows={2}
                maxLength={limit}
                value={reason}
                onChange={event => set({ reason: event.target.value })}
              />
            </label>
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="ghost" onClick={close}>
                Kembali
              </Button>
              <Button type="submit" look="danger" isBusy={isBusy} disabled={reason.trim() === ''}>
                {confirm}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
