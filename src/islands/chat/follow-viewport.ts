/** Scale of the page up to which it counts as not zoomed: browsers round it. */
const maxScale = 1.05

/**
 * Follows the visual viewport: the keyboard covers the page without making it smaller. Returns a function that stops
 * it.
 */
export function followViewport(element: HTMLElement): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => undefined
  const follow = () => {
    // Zoomed in by hand, the page is larger than what is seen of it: the screen stays.
    if (visualViewport.scale > maxScale) return
    element.style.height = `${visualViewport.height}px`
    element.style.transform = `translateY(${visualViewport.offsetTop}px)`
  }
  follow()
  visualViewport.addEventListener('resize', follow)
  visualViewport.addEventListener('scroll', follow)
  return () => {
    visualViewport.removeEventListener('resize', follow)
    visualViewport.removeEventListener('scroll', follow)
    element.style.removeProperty('height')
    element.style.removeProperty('transform')
  }
}
