import { ImageOff } from 'lucide-react'
import { useRef, useState } from 'react'

import { refreshComplaint } from '#lib/complaint/store/detail.ts'
import { renewDiscussion } from '#lib/complaint/store/discussion.ts'

import { PhotoViewer } from '#islands/chat/PhotoViewer.tsx'
import { RetryButton } from '#islands/ui/RetryButton.tsx'

const frame = 'aspect-square w-full overflow-hidden rounded-field border border-base-300 bg-base-200'

const renew = () => Promise.all([refreshComplaint(), renewDiscussion()])

/** A photo that opens large. Its address is valid for an hour: then it is requested anew, once until it is shown. */
export function PrivatePhoto({ address, name }: { address: string | null; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const [lost, setLost] = useState<string | null>()
  const wasRenewed = useRef(false)
  const onError = async () => {
    if (!wasRenewed.current) {
      wasRenewed.current = true
      await renew()
    }
    // Says so unless another address came.
    setLost(address)
  }
  if (address === null || lost === address) {
    return (
      <div
        className={`grid place-content-center justify-items-center gap-1 p-1 text-center text-sm ${frame}`}
      >
        <ImageOff className="size-6" aria-hidden="true" />
        <span>Foto gagal dimuat.</span>
        <RetryButton
          look="ghost"
          onRetry={() => {
            setLost(undefined)
            void renew()
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
        aria-label={`Perbesar ${name}`}
        onClick={() => setOpen(true)}
      >
        <img
          src={address}
          alt=""
          loading="lazy"
          className="size-full object-cover"
          onLoad={() => (wasRenewed.current = false)}
          onError={() => void onError()}
        />
      </button>
      {isOpen && (
        <PhotoViewer
          address={address}
          alt={name}
          onClose={() => setOpen(false)}
          onError={() => void onError()}
        />
      )}
    </>
  )
}
