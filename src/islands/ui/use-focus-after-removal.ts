import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a field of photos: whose button removed one has nothing under the keyboard any more, and the picker
 * of the next photo gets it. Returns the ref of the field.
 */
export function useFocusAfterRemoval<T extends HTMLElement>(photos: number): RefObject<T | null> {
  const root = useRef<T>(null)
  const before = useRef(photos)
  useEffect(() => {
    const isLess = photos < before.current
    before.current = photos
    if (!isLess || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus({ preventScroll: true })
  }, [photos])
  return root
}
