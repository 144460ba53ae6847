import { feedHeaders, feedPage } from '#server/page/feed-page.ts'

export const HEAD = feedHeaders

/** The product feed for Meta's Commerce Manager. */
export const GET = feedPage('meta')
