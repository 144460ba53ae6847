/** What the browser's types do not name yet: the page was made ahead of a visit that may never come. */
type Ahead = { prerendering?: boolean }

const isAhead = (): boolean => (globalThis.document as Ahead | undefined)?.prerendering === true

/**
 * Does something once somebody sees the page: at once, or when a page that the browser made ahead (speculation rules)
 * is gone to. Until then nothing is asked, said or counted, because nobody is there.
 */
export function whenShown(act: () => void): void {
  if (isAhead()) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** Ends once somebody sees the page. */
export const shown = (): Promise<void> => new Promise(whenShown)
