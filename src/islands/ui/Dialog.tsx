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
  /** At the right edge over the whole height; the whole screen on phones. */
  isDrawer?: boolean
}

const boxes = {
  sheet: 'max-h-[92dvh]',
  wide: 'max-h-[92dvh] sm:max-w-2xl',
  drawer: 'h-dvh max-h-none w-full max-w-none rounded-none sm:w-[28rem]'
} as const

/**
 * A modal on the native dialog element: it traps the focus, closes on Escape, 'Kembali' or a tap outside, and returns
 * the focus. A sheet on phones. Render it only while it is open. The initial focus is on the element marked
 * `data-autofocus`, else on the first field.
 */
export function Dialog({ title, onClose, children, isWide = false, isDrawer = false }: Props) {
  const dialog = useModal()
  const secondTap = useSecondTap()
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      className={isDrawer ? 'modal modal-end' : 'modal modal-bottom sm:modal-middle'}
      aria-labelledby={titleId}
      // React hands on the closing of a dialog that was opened within.
      onClose={event => event.target === event.currentTarget && onClose()}
      {...secondTap}
    >
      <div className={`modal-box ${boxes[isDrawer ? 'drawer' : isWide ? 'wide' : 'sheet']}`}>
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
