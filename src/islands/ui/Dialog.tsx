import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { useModal } from './use-modal.ts'
import { useSecondTap } from './second-tap.ts'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Wide enough for a form in two columns. */
  isWide?: boolean
  /** Classes of another place on the screen. Public pages have none, so their sheet lacks them. */
  place?: { modal: string; box: string }
}

const sheet = { modal: 'modal-bottom sm:modal-middle', box: 'max-h-[92dvh]' }

/**
 * A modal on the native dialog element: it traps the focus, closes on Escape, 'Kembali' or a tap outside, and returns
 * the focus. A sheet on phones. Render it only while it is open. The initial focus is on the element marked
 * `data-autofocus`, else on the first field.
 */
export function Dialog({ title, onClose, children, isWide = false, place = sheet }: Props) {
  const dialog = useModal()
  const secondTap = useSecondTap()
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      className={`modal ${place.modal}`}
      aria-labelledby={titleId}
      // React hands on the closing of a dialog that was opened within.
      onClose={event => event.target === event.currentTarget && onClose()}
      {...secondTap}
    >
      <div className={`modal-box text-start ${place.box} ${isWide ? 'sm:max-w-2xl' : ''}`}>
        <div className="mb-3 flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <Button
            look="ghost"
            size="square"
            className="-mt-1.5 -mr-2"
            aria-label="Tutup"
            onClick={() => dialog.current?.close()}
          >
            <X className="size-5" aria-hidden="true" />
          </Button>
        </div>
        {children}
      </div>
      <form method="dialog" className="modal-backdrop">
        <button tabIndex={-1} aria-label="Tutup" />
      </form>
    </dialog>
  )
}
