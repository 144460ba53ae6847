type Kept = { scroll?: number } | null

/** Keeps how far the page was scrolled, for who comes back to it. */
export function keepScroll(): void {
  window.history.replaceState({ ...(window.history.state as Kept), scroll: window.scrollY }, '')
}

/** Scrolls to where the buyer left; once the list is drawn. */
export function restoreScroll(): void {
  const scroll = (window.history.state as Kept)?.scroll
  if (scroll) requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo({ top: scroll })))
}
