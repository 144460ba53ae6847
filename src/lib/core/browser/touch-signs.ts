/** Window events that count as a visitor's interaction, unless the browser fires them by itself (isOwnSign). */
export const touchSigns = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown'] as const

/**
 * Browsers fire events by themselves for a resting pointer, and a scroll at the page's top, when the layout changes.
 * Uses nothing of this module: pages also get it as text (server/page/known-city.ts).
 */
export const isOwnSign = (event: Event): boolean =>
  (event.type === 'scroll' && window.scrollY === 0) ||
  (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
