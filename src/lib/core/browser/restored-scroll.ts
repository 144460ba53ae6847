type EntryState = { scroll?: number } | null

/** Stores the scroll position in the history entry, for returning to it. */
export function storeScroll(): void {
  window.history.replaceState({ ...(window.history.state as EntryState), scroll: window.scrollY }, '')
}

/** Scrolls to the stored position; call it once the list is drawn. */
export function restoreScroll(): void {
  const scroll = (window.history.state as EntryState)?.scroll
  if (scroll) requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo({ top: scroll })))
}
