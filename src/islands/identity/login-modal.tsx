import { X } from 'lucide-react'
import { useCallback } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { showStoredToast, toast } from '#lib/core/browser/toasts.ts'
import { $session } from '#lib/identity/store/who.ts'
import { signedInAs } from '#lib/identity/texts.ts'

import { mountOver } from '#islands/ui/mount-over.ts'
import { useModal } from '#islands/ui/use-modal.ts'
import { LoginForm } from './LoginForm.tsx'

let isOpen = false

/** Opens the sign-in modal on top of the page; a second call while it is open has no effect. */
export function openLogin(): void {
  if (isOpen) return
  isOpen = true
  mountOver(close => (
    <LoginModal
      onClose={() => {
        isOpen = false
        close()
      }}
    />
  ))
}

/** A native modal dialog: it traps the focus, closes on Escape and returns the focus. */
function LoginModal({ onClose }: { onClose: () => void }) {
  const dialog = useModal()
  const finish = useCallback(() => {
    dialog.current?.close()
    showStoredToast()
  }, [dialog])
  const onSignedIn = useCallback(() => {
    const session = $session.get()
    if (session.status === 'member') toast(signedInAs(session.profile.name), 'success')
    finish()
  }, [finish])
  const next = window.location.pathname + window.location.search
  return (
    <dialog ref={dialog} className="modal modal-bottom sm:modal-middle" aria-label="Masuk" onClose={onClose}>
      <div className="modal-box">
        <Button
          look="ghost"
          size="square"
          className="absolute top-2 right-2"
          aria-label="Tutup"
          onClick={finish}
        >
          <X className="size-5" aria-hidden="true" />
        </Button>
        <LoginForm next={next} onSignedIn={onSignedIn} />
      </div>
      <form method="dialog" className="modal-backdrop">
        <button aria-label="Tutup">tutup</button>
      </form>
    </dialog>
  )
}
