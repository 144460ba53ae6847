import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'

export type Question = {
  title: string
  text: string
  /** The button that goes ahead; without it the text says what is missing. */
  confirm: string | undefined
  /** The step is no danger, such as a payment that arrived. */
  isSafe?: boolean
  onConfirm: () => Promise<unknown>
}

/** The dialog of a step that asks first; it closes when the step has ended. The console says what became of it. */
export function OpsQuestion({
  title,
  text,
  confirm,
  isSafe = false,
  onConfirm,
  onClose
}: Question & { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {/* Enter triggers the option that changes nothing. */}
        <Button look="ghost" data-autofocus onClick={onClose}>
          Kembali
        </Button>
        {confirm && (
          <Button look={isSafe ? 'primary' : 'danger'} isBusy={isBusy} onClick={() => void act()}>
            {confirm}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
