import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { useModal } from '#islands/ui/use-modal.ts'

import { LargePhoto } from './LargePhoto.tsx'

type Props = {
  name: string
  paths: string[]
  start: number
  onClose: () => void
  /** Reports the current picture to the gallery behind. */
  onShow: (place: number) => void
}

/** Full-screen pictures: swipe, buttons and arrow keys turn; Escape and 'Kembali' close. */
export function Lightbox({ name, paths, start, onClose, onShow }: Props) {
  const ref = useModal()
  const strip = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(start)

  // Scrolls once the dialog has opened, because a hidden strip cannot be scrolled.
  const first = useRef(start)
  useLayoutEffect(() => scrollTo(strip.current, first.current, 'instant'), [])

  const turn = (by: number) => scrollTo(strip.current, (place + by + paths.length) % paths.length, 'auto')
  const onScroll = () => {
    const list = strip.current
    if (!list) return
    const next = Math.round(list.scrollLeft / list.clientWidth)
    if (next === place) return
    setPlace(next)
    onShow(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    // Prevents the strip's own scrolling.
    event.preventDefault()
    turn(by)
  }
  return (
    <dialog
      ref={ref}
      className="h-dvh max-h-none w-screen max-w-none overflow-hidden bg-neutral p-0 text-neutral-content"
      aria-label={`Foto ${name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        className="flex h-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto scroll-smooth"
        onScroll={onScroll}
      >
        {paths.map((path, at) => (
          <li key={path} className="h-full w-full shrink-0 snap-start" aria-hidden={at !== place}>
            <LargePhoto
              path={path}
              alt={`${name}, foto ${at + 1} dari ${paths.length}`}
              isCurrent={at === place}
            />
          </li>
        ))}
      </ul>
      {paths.length > 1 && (
        <div className="absolute inset-x-3 bottom-2 flex items-center justify-between">
          <Button look="plain" size="circle" aria-label="Sebelumnya" onClick={() => turn(-1)}>
            <ChevronLeft className="size-6" aria-hidden="true" />
          </Button>
          <p role="status" className="rounded-field bg-neutral/85 px-3 text-sm leading-6 tabular">
            <span className="sr-only">Foto </span>
            {place + 1}/{paths.length}
          </p>
          <Button look="plain" size="circle" aria-label="Berikutnya" onClick={() => turn(1)}>
            <ChevronRight className="size-6" aria-hidden="true" />
          </Button>
        </div>
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

/** The style sheet makes scrolling smooth, unless reduced motion is preferred. */
function scrollTo(strip: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  strip?.scrollTo({ left: place * strip.clientWidth, behavior })
}
