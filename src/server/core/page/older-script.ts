import { hashOf } from './next-page.ts'

/**
 * Loads what older browsers need in addition (public/older-browsers.js): those without popovers, before Chrome 114,
 * Safari 17 and Firefox 125. All others get only this line. Every browser can parse its syntax.
 */
export const olderScript =
  "'popover' in HTMLElement.prototype||(document.head.appendChild(document.createElement('script')).src='/older-browsers.js')"

/** CSP source of the script. */
export const olderHash = hashOf(olderScript)
