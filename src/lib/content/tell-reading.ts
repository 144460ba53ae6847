import { call } from '#lib/core/api/call.ts'

/** Tells that an article was read; one that cannot be told is not counted. */
export const tellReading = (slug: string) => call('POST /blog/{slug}/read', { slug })
