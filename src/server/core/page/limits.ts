import { parse } from 'hono/utils/cookie'

import { sessionKey } from '#server/core/platform/limits.ts'
import { ownQuery } from '#lib/core/browser/own-query.ts'

import { currentRender } from '../page-cache/render.ts'
import { getServices, type Services } from '#server/core/platform/services.ts'
import { within } from '#server/core/concurrency/unavailable.ts'

/** Timeout of the session lookup, in ms; after it the visitor counts as a guest. */
const lookMs = 1_000

/**
 * Counts one page rendering against a visitor's limit; returns the seconds to wait once it is reached. Only uncached
 * pages count (D24): members by session, guests by address, which a mobile carrier's customers share. A calculator page
 * with a visitor's own figures also counts as a search by address, as its API call does.
 */
export async function takePage(request: Request): Promise<number | undefined> {
  const render = currentRender()
  const services = getServices()
  if (!services.config.rateLimits || render?.isRefresh) return undefined
  const session = await sessionOf(services, request)
  const address = render?.address ?? '127.0.0.1'
  const key = session === undefined ? address : `${sessionKey}${session}`
  const wait = await services.limits.take(session === undefined ? 'page' : 'memberPage', key)
  return wait ?? (isCalculation(new URL(request.url)) ? services.limits.take('search', address) : undefined)
}

const isCalculation = (url: URL): boolean => /^\/kalkulator\/./.test(url.pathname) && ownQuery(url).size > 0

/** The session that a request belongs to. An invalid token counts as none, because anybody can make one up. */
async function sessionOf(
  { config, db, clock, log, people }: Services,
  request: Request
): Promise<number | undefined> {
  const cookies = parse(request.headers.get('cookie') ?? '')
  if (config.apiBackendUrl || !people.isMaybeSignedIn(cookies)) return undefined
  try {
    return (await within(lookMs, people.findViewer(db, cookies, clock.now())))?.sessionId
  } catch (error) {
    log.warn({ error }, 'page limit')
    return undefined
  }
}
