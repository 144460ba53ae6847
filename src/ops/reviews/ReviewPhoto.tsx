import { useState } from 'react'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { photoUrl } from '#lib/format/photo.ts'

/** The picture of a review; pressed, it opens large. */
export function ReviewPhoto({ path, author }: { path: string; author: string }) {
  const [isOpen, setOpen] = useState(false)
  const title = `Foto dari ${author}`
  return (
    <>
      <button
        type="button"
        className="size-24 cursor-zoom-in overflow-hidden rounded-field bg-base-200"
        aria-label={`Perbesar foto dari ${author}`}
        onClick={() => setOpen(true)}
      >
        <img src={photoUrl(path, 160)} alt="" loading="lazy" className="size-full object-cover" />
      </button>
      {isOpen && (
        <Dialog title={title} isWide onClose={() => setOpen(false)}>
          <img
            src={photoUrl(path, 1024)}
            alt={title}
            className="mx-auto max-h-[75dvh] max-w-full object-contain"
          />
        </Dialog>
      )}
    </>
  )
}
