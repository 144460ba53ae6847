import { parse } from 'hono/utils/cookie'

import { sessionKey } from '#server/core/platform/limits.ts'
import { currentRender } from './render.ts'
import { getServices, type Services } from '#server/core/platform/services.ts'
import { within } from '#server/core/platform/unavailable.ts'

/** Milliseconds after which a visitor counts as a guest because nobody could tell otherwise. */
const lookMs = 1_000

/**
 * Takes one rendering from a visitor's share; answers the seconds to wait where none is left. Only what was not kept
 * is counted (D24): members by session, guests by address, which a mobile carrier's customers share.
 */
export async function takePage(request: Request): Promise<number | undefined> {
  const render = currentRender()
  const services = getServices()
  if (!services.config.rateLimits || render?.isRefresh) return undefined
  const session = await sessionOf(services, request)
  if (session !== undefined) return services.limits.take('memberPage', `${sessionKey}${session}`)
  return services.limits.take('page', render?.address ?? '127.0.0.1')
}

/** The session that a request belongs to. A token that opens none counts for nothing: anybody may make some up. */
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
