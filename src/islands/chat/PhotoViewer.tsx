import { X } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'

import { useModal } from '#islands/ui/use-modal.ts'

type Props = { address: string; alt: string; onClose: () => void; onError?: () => void }

/** A photo on the whole screen; Escape, 'Kembali' and a tap beside it close it. */
export function PhotoViewer({ address, alt, onClose, onError }: Props) {
  const dialog = useModal()
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="h-dvh max-h-none w-screen max-w-none overflow-hidden bg-neutral p-0 text-neutral-content"
      aria-label={alt}
      onClose={onClose}
    >
      <div className="grid h-full place-items-center" role="presentation" onClick={close}>
        <img src={address} alt={alt} className="max-h-dvh max-w-full object-contain" onError={onError} />
      </div>
      <Button
        look="plain"
        size="circle"
        className="absolute top-3 right-3 size-12"
        aria-label="Tutup"
        data-autofocus
        onClick={close}
      >
        <X className="size-6" aria-hidden="true" />
      </Button>
    </dialog>
  )
}
