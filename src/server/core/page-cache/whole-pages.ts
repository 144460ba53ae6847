import type { ErrorHandler, MiddlewareHandler } from 'hono'

import { coreErrors } from '#lib/core/schema/errors.ts'

import { pageRetrySeconds } from './render.ts'
import { plainPage, plainWays } from '../page/plain-page.ts'
import { getServices } from '#server/core/platform/services.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'

/** Pages are read-only: every change goes through the API. */
export const onlyReads: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  return c.html(plainPage(coreErrors.method_not_allowed.message, plainWays), 405, { allow: 'GET, HEAD' })
}

const lastPage = (status: 500 | 503): Response =>
  new Response(plainPage(coreErrors.server_error.message, `<p><a href="">Coba lagi</a></p>\n${plainWays}`), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(pageRetrySeconds)
    }
  })

/** Sends a plain page in place of an empty 5xx response, where not even the shell could show the failure. */
export const wholePages: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status >= 500 && c.res.body === null) c.res = lastPage(c.res.status === 503 ? 503 : 500)
}

/** Handles an error that a page throws past Astro. */
export const pageFailed: ErrorHandler = (error, c) => {
  getServices().log.error({ error, path: c.req.path }, 'page failed')
  return lastPage(isUnavailable(error) ? 503 : 500)
}
