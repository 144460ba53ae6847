import { coreErrors } from '#lib/core/schema/errors.ts'

import { answerFault } from '#server/core/page-cache/render.ts'

/** Seconds that a file for search engines is kept, and for which it is shown while a new one is made. */
export const fileKeeping = { maxAge: 3600, swr: 86_400 }

const withText = (text: string, status: number, headers = new Headers()): Response => {
  headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(text, { status, headers })
}

/** A file that is not there: plain, because no person reads it. */
export const noFile = (): Response => withText(coreErrors.not_found.message, 404)

/** A file that cannot be told just now: a search engine keeps what it has and comes again. */
export function lostFile(): Response {
  const failed = { status: 503, headers: new Headers() }
  answerFault(failed)
  return withText(coreErrors.unavailable.message, failed.status, failed.headers)
}

/** An XML file, kept like a page. */
export const xmlFile = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
