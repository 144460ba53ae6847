import { useEffect, useRef } from 'react'

import type { ContactKind } from '#lib/chat/quick-messages.ts'
import type { Subject } from '#lib/chat/store/ready-card.ts'
import type { Target } from '#lib/chat/store/thread.ts'
import { chatTexts } from '#lib/chat/texts.ts'

import { useSecondTap } from '#islands/ui/second-tap.ts'
import { useModal } from '#islands/ui/use-modal.ts'
import { followViewport } from './follow-viewport.ts'
import { Thread } from './Thread.tsx'

type Props = { target: Target; subject?: Subject; kind: ContactKind; onClose: () => void }

/** A thread beside the page: at the right, the whole screen on phones. Escape, 'Kembali' and a press beside it close it. */
export function ChatDrawer({ target, subject, kind, onClose }: Props) {
  const dialog = useModal()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? followViewport(box.current) : undefined), [])
  const secondTap = useSecondTap()
  return (
    <dialog
      ref={dialog}
      className="modal modal-end"
      aria-label={chatTexts.contactShop}
      // React hands on the closing of a dialog or a photo that was opened within.
      onClose={event => event.target === event.currentTarget && onClose()}
      {...secondTap}
    >
      <div ref={box} className="modal-box h-dvh max-h-none w-full max-w-none rounded-none p-0 sm:w-[26rem]">
        <Thread
          target={target}
          kind={kind}
          isChosen
          isDrawer
          onBack={() => dialog.current?.close()}
          {...(subject && { subject })}
        />
      </div>
      <form method="dialog" className="modal-backdrop">
        <button tabIndex={-1} aria-label="Tutup" />
      </form>
    </dialog>
  )
}
