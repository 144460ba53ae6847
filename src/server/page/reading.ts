import type { Who } from '#lib/content/document.ts'
import { ownQuery } from '#lib/core/browser/own-query.ts'

import { textFacts } from '#server/content/text-facts.ts'
import { readTextPage, type TextName, type TextPage } from '#server/content/text-pages.ts'
import { analyticsUrl } from '#server/core/page/analytics.ts'
import { company, sellerSite } from '#server/core/page/company.ts'

/** Seconds that a page of fixed texts is kept: they change with a release alone. */
export const readingKeeping = { maxAge: 3_600, swr: 86_400, tags: ['content'] }

/** Whether a page is asked for by the account area's frame: without header and footer (identity-101). */
export const isFramed = (url: URL): boolean => ownQuery(url).get('frame') === '1'

/** Who the texts speak of. */
export function who(): Who {
  const url = analyticsUrl()
  return { ...company(), countedBy: url && new URL(url).host }
}

/** A text of `src/content/pages`, as it reads at this marketplace. */
export const textPage = (name: TextName): Promise<TextPage> =>
  readTextPage(name, textFacts(who(), sellerSite()))
