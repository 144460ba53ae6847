/** Px between a message and what it stands above, or the edge of the screen. */
const gap = 8

/** What lies at the lower end of a page: bars, the navigation at the thumb, the question of statistics, the comparison. */
const below = '[data-bar], [data-yields], [data-tray]'

/**
 * Keeps a message above what lies at the lower end of the screen, and above the keyboard, so that the header with its cart stays in view. While a dialog is open
 * it stands at the upper end, because a sheet has its button at the lower one (core-272). Answers how to stop: a sheet closes with the message that it caused.
 */
export function standAtTheEnd(bar: HTMLElement): () => void {
  const place = () => {
    const isOverDialog = document.querySelector('dialog[open]') !== null
    bar.style.top = isOverDialog ? `${gap}px` : 'auto'
    bar.style.bottom = isOverDialog ? 'auto' : `${window.innerHeight - floor() + gap}px`
  }
  place()
  const changes = new MutationObserver(place)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'hidden'] })
  return () => changes.disconnect()
}

/** The upper edge of what lies at the lower end, in px from that of the screen. */
function floor(): number {
  const { innerHeight, visualViewport } = window
  // A keyboard lies over the page without making it lower.
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  const tops = [...document.querySelectorAll(below)]
    .map(one => one.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > innerHeight / 2)
    .map(({ top }) => top)
  return Math.min(innerHeight, seen, ...tops)
}
