import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { photoProblem } from '#lib/chat/photo-problem.ts'
import { screenTexts } from '#lib/chat/texts.ts'
import { toast } from '#lib/core/browser/toasts.ts'

/** Takes a picture that is dropped anywhere on the thread. */
export function DropZone({ onPhoto }: { onPhoto: (photo: Blob) => void }) {
  const zone = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const latest = useRef(onPhoto)
  useEffect(() => void (latest.current = onPhoto))
  useEffect(() => {
    const thread = zone.current?.closest<HTMLElement>('[data-thread]')
    if (!thread) return undefined
    const stop = new AbortController()
    const hear = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      thread.addEventListener(type, act, { signal: stop.signal })
    hear('dragover', event => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    hear('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !thread.contains(relatedTarget)) setOver(false)
    })
    hear('drop', event => {
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      // Otherwise the browser would leave the page for the picture.
      event.preventDefault()
      const wrong = photoProblem(file)
      if (wrong) toast(wrong, 'error')
      else latest.current(file)
    })
    return () => stop.abort()
  }, [])
  return (
    <div
      ref={zone}
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 z-20 place-content-center place-items-center gap-2 border-3 border-dashed border-primary bg-base-100/90 font-semibold text-primary ${
        isOver ? 'grid' : 'hidden'
      }`}
    >
      <ImageUp className="size-10" /> {screenTexts.dropHere}
    </div>
  )
}
