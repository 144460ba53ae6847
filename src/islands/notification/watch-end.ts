import { reached } from '#lib/core/browser/reached.ts'

/** Distance from the end of the list, in px, at which the next page loads (notification-9). */
const nearEnd = 50

/**
 * Calls back each time the end of a list comes near the scroll container's or the viewport's edge. Returns a function
 * that stops it.
 */
export function watchEnd(end: Element, scroller: Element | null, onNear: () => void): () => void {
  const watcher = new IntersectionObserver(
    entries => entries.some(entry => entry.isIntersecting) && onNear(),
    reached(nearEnd, scroller)
  )
  watcher.observe(end)
  return () => watcher.disconnect()
}
