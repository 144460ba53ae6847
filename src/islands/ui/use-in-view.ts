import { type RefObject, useEffect, useRef } from 'react'

import { reached } from '#lib/core/browser/reached.ts'

/** Distance in px from the viewport at which an element counts as in view. */
const margin = 150

/** Calls back each time the element comes near the viewport, or was scrolled past; undefined observes nothing. */
export function useInView<E extends Element>(onView: (() => void) | undefined): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !onView) return undefined
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && onView(),
      reached(margin)
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return ref
}
