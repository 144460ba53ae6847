import { X } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'

import { useBlobAddress } from './use-blob-address.ts'

type Props = {
  photo: Blob
  onDrop: () => void
  /** It is no picture, whatever its name says. */
  onUnreadable: () => void
}

/** The picture that goes with the next message. */
export function PhotoPreview({ photo, onDrop, onUnreadable }: Props) {
  const address = useBlobAddress(photo)
  return (
    <div className="relative w-fit pt-2 pr-2">
      <img
        src={address}
        alt="Foto yang akan dikirim"
        // An older browser may not know AVIF; the server does.
        onError={() => photo.type !== 'image/avif' && onUnreadable()}
        className="size-24 rounded-field border border-base-300 object-cover"
      />
      <Button
        look="plain"
        size="circle"
        className="absolute -top-2 -right-2 border-base-300 bg-base-100"
        aria-label="Hapus foto"
        onClick={onDrop}
      >
        <X className="size-5" aria-hidden="true" />
      </Button>
    </div>
  )
}
