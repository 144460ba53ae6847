import { call } from '#lib/core/api/call.ts'

/** Records that an article was read; a failed call is not counted. */
export const tellReading = (slug: string) => call('POST /blog/{slug}/read', { slug })
