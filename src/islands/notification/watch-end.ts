import { reached } from '#lib/core/browser/reached.ts'

/** Px before the end of the list at which the next page loads (notification-9). */
const nearEnd = 50

/** Calls back each time the end of a list comes near what scrolls, or the screen; answers how to stop. */
export function watchEnd(end: Element, scroller: Element | null, onNear: () => void): () => void {
  const watcher = new IntersectionObserver(
    entries => entries.some(entry => entry.isIntersecting) && onNear(),
    reached(nearEnd, scroller)
  )
  watcher.observe(end)
  return () => watcher.disconnect()
}
