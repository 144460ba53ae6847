import { createHash } from 'node:crypto'

/** What is only read, and may be made before it is gone to (core-63). A search is left out: it is counted. */
const ahead = ['/', '/category', '/category/*', '/product/*', '/products/*', '/shop/*']

/**
 * Speculation rules: a browser that knows them makes the next page ready while somebody points at a link or presses it.
 * Nothing that belongs to a person, changes anything or leads elsewhere is named.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: ahead }, eagerness: 'moderate' }]
})

/**
 * A page fades into the next one. It stands in the page itself: where the sheet is still on its way when a page is
 * revealed, Chromium breaks the transition off and reports an error of nobody.
 */
export const transitionStyle =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'

/** A text that stands in a page, as the page's policy names it. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const

/** By this the pages' policy knows the rules: no others are obeyed. */
export const speculationHash = hashOf(speculationRules)
