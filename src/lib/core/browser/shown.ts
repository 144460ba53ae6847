/** The DOM types lack it: true while the page is prerendered for a visit that may never come. */
type Prerendered = { prerendering?: boolean }

const isPrerendering = (): boolean => (globalThis.document as Prerendered | undefined)?.prerendering === true

/**
 * Runs `act` once the page is seen: immediately, or when a prerendered page (speculation rules) is activated. Until
 * then nothing is requested, shown or counted.
 */
export function whenShown(act: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** Resolves once the page is seen. */
export const shown = (): Promise<void> => new Promise(whenShown)
