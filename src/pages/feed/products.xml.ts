import { feedHeaders, feedPage } from '#server/page/feed-page.ts'

export const HEAD = feedHeaders

/** The product feed for Google Merchant. */
export const GET = feedPage('google')
