import { useEffect, useMemo, useRef, useState } from 'react'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'

import { renewPhoto } from './chat-thread-store.ts'

// One size for all: a photo that arrives late moves nothing.
const frame = 'size-48 max-w-full overflow-hidden rounded-field bg-base-300'

/** A photo in a message; pressed, it opens large. Its address is valid for an hour: then it is requested anew, once. */
export function OpsChatPhoto({ id, address, sender }: { id: number; address: string; sender: string }) {
  const [isOpen, setOpen] = useState(false)
  const [lost, setLost] = useState<string>()
  const wasRenewed = useRef(false)
  const onError = () => {
    if (wasRenewed.current) return setLost(address)
    wasRenewed.current = true
    void renewPhoto(id)
  }
  const title = `Foto dari ${sender}`
  if (lost === address) {
    return <p className={`grid place-items-center text-sm text-base-content ${frame}`}>Foto gagal dimuat.</p>
  }
  return (
    <>
      <button
        type="button"
        className={`cursor-zoom-in ${frame}`}
        aria-label={`Perbesar foto dari ${sender}`}
        onClick={() => setOpen(true)}
      >
        <img src={address} alt="" loading="lazy" className="size-full object-cover" onError={onError} />
      </button>
      {isOpen && (
        // Not in the bubble's colour.
        <div className="contents text-base-content">
          <Dialog title={title} isWide onClose={() => setOpen(false)}>
            <img src={address} alt={title} className="mx-auto max-h-[75dvh] max-w-full object-contain" />
          </Dialog>
        </div>
      )}
    </>
  )
}

/** The picture that goes with the next answer. */
export function OpsChatPhotoPreview({ photo, onRemove }: { photo: File; onRemove: () => void }) {
  const address = useMemo(() => URL.createObjectURL(photo), [photo])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <div className="flex items-end gap-2">
      <img
        src={address}
        alt="Foto yang akan dikirim"
        className="size-24 rounded-field border border-base-300 object-cover"
      />
      <Button look="plain" onClick={onRemove}>
        Hapus foto
      </Button>
    </div>
  )
}
