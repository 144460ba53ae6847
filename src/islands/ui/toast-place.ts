/** Distance in px between a toast and what is below it, or the edge of the screen. */
const gap = 8

/** Elements at the bottom of a page: bars, the bottom navigation, the analytics question, the comparison tray. */
const below = '[data-bar], [data-yields], [data-tray]'

/**
 * Places a toast above the elements at the bottom of the screen and above the keyboard, so that the header with its
 * cart stays visible. While a dialog is open the toast is at the top, because a sheet has its button at the bottom
 * (core-272). Follows changes, because a sheet closes together with the toast it caused; returns a function that stops
 * it.
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

/** The top edge of the elements at the bottom, in px from the top of the screen. */
function floor(): number {
  const { innerHeight, visualViewport } = window
  // A keyboard covers the page without shrinking its layout viewport.
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  const tops = [...document.querySelectorAll(below)]
    .map(one => one.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > innerHeight / 2)
    .map(({ top }) => top)
  return Math.min(innerHeight, seen, ...tops)
}
