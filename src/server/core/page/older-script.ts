import { hashOf } from './next-page.ts'

/**
 * Loads what older browsers need besides (public/older-browsers.js): those without popovers, before Chrome 114, Safari 17 and
 * Firefox 125. All others get this line and nothing more. It is written so that every browser can read it.
 */
export const olderScript =
  "'popover' in HTMLElement.prototype||(document.head.appendChild(document.createElement('script')).src='/older-browsers.js')"

/** By this the pages' policy knows it. */
export const olderHash = hashOf(olderScript)
