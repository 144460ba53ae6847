import type { RequestTarget } from './request.ts'

/** Content that markup hides until it is opened, and content that nobody reads. */
const closed = [
  '[hidden]',
  'dialog:not([open])',
  'details:not([open]) > :not(summary)',
  'script',
  'style',
  'title'
]

/** What is shown only on the other kind of screen. */
const onlyElsewhere = {
  phone: ['[popover]', '[class~="hidden"]', '[class~="max-md:hidden"]', '[class~="max-lg:hidden"]'],
  desktop: [
    // The filters of a list stand beside it, whether they are opened or not.
    '[popover]:not([class~="lg:block"])',
    '[class~="md:hidden"]',
    '[class~="lg:hidden"]',
    '[class~="hidden"]:not([class*="sm:"], [class*="md:"], [class*="lg:"])'
  ]
}

export type Screen = keyof typeof onlyElsewhere

/**
 * A selector of the hidden parts of a page without scripts: by markup, by screen width, and by the site's own sheet
 * for browsers without scripts. Other styles are not considered: that needs a browser.
 */
export async function hiddenParts(site: RequestTarget, body: string, screen: Screen): Promise<string> {
  const href = /<noscript>\s*<link rel="stylesheet" href="([^"]+)"/.exec(body)?.[1]
  const sheet = href === undefined ? '' : (await site.request(href)).body.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rules = [...sheet.matchAll(/([^{}]+)\{[^}]*display:\s*none[^}]*\}/g)]
  const withoutScripts = rules.map(([, selectors = '']) => selectors.trim())
  return [...closed, ...onlyElsewhere[screen], ...withoutScripts].join(', ')
}
