import { ImageOff } from 'lucide-react'
import { useRef, useState } from 'react'

import { renewPhoto } from '#lib/chat/store/thread.ts'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { PhotoViewer } from './PhotoViewer.tsx'

type Props = { id: number; address: string; sender: string }

// One size for all: a photo that arrives late moves nothing.
const frame = 'size-48 max-w-full overflow-hidden rounded-field bg-base-300'

/** A photo in a message; pressed, it opens large. Its address is valid for an hour: then it is requested anew, once. */
export function MessagePhoto({ id, address, sender }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [lost, setLost] = useState<string>()
  const wasRenewed = useRef(false)
  const onError = () => {
    if (wasRenewed.current) return setLost(address)
    wasRenewed.current = true
    void renewPhoto(id)
  }
  if (lost === address) {
    return (
      <div
        className={`grid place-content-center justify-items-center gap-1 text-sm text-base-content ${frame}`}
      >
        <ImageOff className="size-6 justify-self-center" aria-hidden="true" />
        <span>Foto gagal dimuat.</span>
        <RetryButton
          look="ghost"
          onRetry={() => {
            setLost(undefined)
            void renewPhoto(id)
          }}
        />
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`block cursor-zoom-in ${frame}`}
        aria-label={`Perbesar foto dari ${sender}`}
        onClick={() => setOpen(true)}
      >
        <img src={address} alt="" loading="lazy" className="size-full object-cover" onError={onError} />
      </button>
      {isOpen && <PhotoViewer address={address} alt={`Foto dari ${sender}`} onClose={() => setOpen(false)} />}
    </>
  )
}
