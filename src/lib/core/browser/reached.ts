/**
 * Observer options for what comes near the screen or was scrolled past: a flick, or the key 'End', jumps over the end
 * of a list to what follows it. `ahead`: px before the edge.
 */
export const reached = (ahead: number, root: Element | null = null): IntersectionObserverInit => ({
  root,
  rootMargin: `100000px ${ahead}px ${ahead}px ${ahead}px`
})

/** Px from the screen within which something counts as near. */
export const nearMargin = 150
