import { createHash } from 'node:crypto'

/** Read-only pages that a browser may prerender (core-63). Search is left out, because searches are counted. */
const prefetched = ['/', '/category', '/category/*', '/product/*', '/products/*', '/shop/*']

/**
 * Speculation rules: a browser that supports them prerenders the next page while a link is hovered or pressed. Pages
 * that are personal, change anything or lead to other sites are not listed.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: prefetched }, eagerness: 'moderate' }]
})

/**
 * A page fades into the next one. The style is inline: where the style sheet is still loading when a page is revealed,
 * Chromium aborts the transition and reports an error without a source.
 */
export const transitionStyle =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'

/** CSP source (sha256) of an inline text. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const

/** CSP source of the speculation rules: browsers apply no others. */
export const speculationHash = hashOf(speculationRules)
