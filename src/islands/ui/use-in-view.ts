import { type RefObject, useEffect, useRef } from 'react'

import { reached } from '#lib/core/browser/reached.ts'

/** Px before the screen's edge at which something counts as in view. */
const margin = 150

/** Calls back each time the element comes near the screen, or was scrolled past; undefined watches nothing. */
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
