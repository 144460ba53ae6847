/** The events of the window that are a visitor's sign of life, unless the browser says them of itself (isOwnSign). */
export const touchSigns = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown'] as const

/**
 * Browsers say of themselves that the pointer rests, and that a page stands at its top, where its layout changed under
 * them. It uses nothing of this module: pages get it as text too (server/page/known-city.ts).
 */
export const isOwnSign = (event: Event): boolean =>
  (event.type === 'scroll' && window.scrollY === 0) ||
  (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
