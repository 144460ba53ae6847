import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'

type Props = {
  label: string
  title: string
  text: string
  /** The button that goes ahead; without it the text says what is missing. */
  confirm: string | undefined
  onConfirm: () => Promise<unknown>
}

/** A step that asks before it cancels an order. The console says what became of it. */
export function OpsAsk({ label, title, text, confirm, onConfirm }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const close = () => setAsking(false)
  const act = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    close()
  }
  return (
    <>
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={title} onClose={close}>
          <p>{text}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            {/* Enter triggers the option that changes nothing. */}
            <Button look="ghost" data-autofocus onClick={close}>
              Kembali
            </Button>
            {confirm && (
              <Button look="danger" isBusy={isBusy} onClick={() => void act()}>
                {confirm}
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
