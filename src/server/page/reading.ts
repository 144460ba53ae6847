import type { Who } from '#lib/content/document.ts'
import { ownQuery } from '#lib/core/browser/own-query.ts'

import { pageLifetimes } from '#server/core/page-cache/lifetimes.ts'
import { textFacts } from '#server/content/text-facts.ts'
import { readTextPage, type TextName, type TextPage } from '#server/content/text-pages.ts'
import { analyticsUrl } from '#server/core/page/analytics.ts'
import { company, sellerSite } from '#server/core/page/company.ts'

/** Cache lifetimes of a page of fixed text, in seconds: it changes only with a release. */
export const readingCaching = { ...pageLifetimes.texts, tags: ['content'] }

/** Whether a page is requested for the account area's frame: without header and footer (identity-101). */
export const isFramed = (url: URL): boolean => ownQuery(url).get('frame') === '1'

/** The company that the texts name, and the host of its analytics. */
export function who(): Who {
  const url = analyticsUrl()
  return { ...company(), countedBy: url && new URL(url).host }
}

/** A text of `src/content/pages` with this marketplace's values. */
export const textPage = (name: TextName): Promise<TextPage> =>
  readTextPage(name, textFacts(who(), sellerSite()))
