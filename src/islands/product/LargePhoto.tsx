import { type KeyboardEvent, useEffect, useRef } from 'react'

import { photoUrl } from '#lib/format/photo.ts'

import { usePinch } from './use-pinch.ts'

type Props = {
  path: string
  /** 'Keramik Roman, foto 2 dari 5' */
  alt: string
  isCurrent: boolean
}

/** Distance in px that an arrow key moves a zoomed picture. */
const step = 80
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step }
}

/** A full-screen picture that zooms by pinch, tap or Enter; leaving it resets the zoom. */
export function LargePhoto({ path, alt, isCurrent }: Props) {
  const { picture, isZoomed, hands, toggle, move, reset } = usePinch()
  const latest = useRef(reset)
  useEffect(() => void (latest.current = reset))
  useEffect(() => {
    if (!isCurrent) latest.current()
  }, [isCurrent])
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by || !isZoomed) return
    event.preventDefault()
    // Otherwise the dialog's handler would turn to the next picture.
    event.stopPropagation()
    move(by)
  }
  return (
    <button
      type="button"
      aria-label={`${isZoomed ? 'Perkecil' : 'Perbesar'} ${alt}`}
      tabIndex={isCurrent ? undefined : -1}
      className={`grid h-full w-full place-items-center overflow-hidden ${isZoomed ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
      style={{ touchAction: isZoomed ? 'none' : 'pan-x' }}
      {...hands}
      onKeyDown={onKeyDown}
      onClick={event => toggle(event.detail > 0 ? { x: event.clientX, y: event.clientY } : undefined)}
    >
      <img
        ref={picture}
        src={photoUrl(path, 1024)}
        alt=""
        width={1024}
        height={1024}
        loading="lazy"
        draggable={false}
        className="max-h-full max-w-full object-contain"
      />
    </button>
  )
}
