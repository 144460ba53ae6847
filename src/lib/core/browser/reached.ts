/**
 * Observer options for what comes near the screen or was scrolled past: a flick, or the key 'End', jumps over the end
 * of a list to what follows it. `margin`: px before the edge.
 */
export const reached = (margin: number, root: Element | null = null): IntersectionObserverInit => ({
  root,
  rootMargin: `100000px ${margin}px ${margin}px ${margin}px`
})

/** Px from the screen within which something counts as near. */
export const nearMargin = 150
