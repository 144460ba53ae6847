import { coreErrors } from '#lib/core/schema/errors.ts'

import { pageLifetimes } from '#server/core/page-cache/lifetimes.ts'
import { answerFault } from '#server/core/page-cache/render.ts'

/** Cache lifetimes of a file for search engines, in seconds: fresh, and stale while a new one is made. */
export const fileCaching = pageLifetimes.texts

const withText = (text: string, status: number, headers = new Headers()): Response => {
  headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(text, { status, headers })
}

/** 404 as plain text, because no person reads it. */
export const noFile = (): Response => withText(coreErrors.not_found.message, 404)

/** 503 for a file that cannot be made now: a search engine keeps its copy and retries later. */
export function lostFile(): Response {
  const failed = { status: 503, headers: new Headers() }
  answerFault(failed)
  return withText(coreErrors.unavailable.message, failed.status, failed.headers)
}

/** An XML file response. */
export const xmlFile = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
