import { type ReactNode, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { ButtonLook, ButtonSize } from '#components/ui/button-class.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'

type Props = {
  label: ReactNode
  size?: ButtonSize
  /** The button's name for screen readers, where many have one label. */
  name?: string
  look?: ButtonLook
  title: string
  text: string
  /** The button that goes ahead; without it the text says what is missing. */
  confirm: string | undefined
  onConfirm: () => Promise<unknown>
}

/** A step that asks before it takes something away, such as an order or its money. The console says what became of it. */
export function OpsAsk({
  label,
  name,
  size = 'normal',
  look = 'danger-outline',
  title,
  text,
  confirm,
  onConfirm
}: Props) {
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
      <Button look={look} size={size} aria-label={name} onClick={() => setAsking(true)}>
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
              <Button look={look === 'primary' ? look : 'danger'} isBusy={isBusy} onClick={() => void act()}>
                {confirm}
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
