import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { photoUrl } from '#lib/format/photo.ts'

import { useModal } from '#islands/ui/use-modal.ts'

type Props = {
  name: string
  paths: string[]
  start: number
  onClose: () => void
  /** The picture that was looked at last, for the gallery behind. */
  onShow: (place: number) => void
}

/** One picture over the whole screen: arrows and arrow keys turn, a click zooms, Escape and 'Kembali' close. */
export function Lightbox({ name, paths, start, onClose, onShow }: Props) {
  const ref = useModal()
  const [place, setPlace] = useState(start)
  const [isZoomed, setZoomed] = useState(false)

  const turn = (by: number) => {
    const next = (place + by + paths.length) % paths.length
    setPlace(next)
    setZoomed(false)
    onShow(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by) turn(by)
  }
  const arrow = 'absolute top-1/2 -mt-6'
  return (
    <dialog
      ref={ref}
      className="h-dvh max-h-none w-screen max-w-none bg-neutral/90 p-0 text-neutral-content"
      aria-label={`Foto ${name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="flex h-full w-full overflow-auto">
        <button
          type="button"
          aria-label={isZoomed ? 'Perkecil' : 'Perbesar'}
          className={`m-auto ${isZoomed ? 'w-[1600px] shrink-0 cursor-zoom-out' : 'w-[min(100vw,100dvh)] cursor-zoom-in'}`}
          onClick={() => setZoomed(!isZoomed)}
        >
          <img
            src={photoUrl(paths[place] ?? '', 1024)}
            alt={`${name}, foto ${place + 1} dari ${paths.length}`}
            width={1024}
            height={1024}
            className="aspect-square w-full object-contain"
          />
        </button>
      </div>
      {paths.length > 1 && (
        <>
          <Button
            look="plain"
            size="circle"
            className={`${arrow} left-3`}
            aria-label="Sebelumnya"
            onClick={() => turn(-1)}
          >
            <ChevronLeft className="size-6" aria-hidden="true" />
          </Button>
          <Button
            look="plain"
            size="circle"
            className={`${arrow} right-3`}
            aria-label="Berikutnya"
            onClick={() => turn(1)}
          >
            <ChevronRight className="size-6" aria-hidden="true" />
          </Button>
        </>
      )}
      <Button
        look="plain"
        size="circle"
        className="absolute top-3 right-3 size-12"
        aria-label="Tutup"
        data-autofocus
        onClick={() => ref.current?.close()}
      >
        <X className="size-6" aria-hidden="true" />
      </Button>
    </dialog>
  )
}
