import type { Endpoint } from '#lib/core/schema/endpoint.ts'

import { sessionKey } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import type { RequestContext } from './context.ts'

/** Milliseconds after which somebody counts as a guest because nobody could tell otherwise. */
const lookMs = 1_000

/**
 * Takes one call from its share; answers the seconds to wait where none is left. Calls are counted by address, but
 * guesses at what is one's own (PIN, password, bank account) by person: a carrier's customers share an address, and a
 * stranger among them must not keep the others from their PIN. Signing in and codes are anybody's: accounts made for
 * that would multiply what an address may try.
 */
export async function checkRateLimit(
  { limit, access }: Endpoint,
  requestContext: RequestContext,
  services: Services
): Promise<number | undefined> {
  const { config, limits, people } = services
  const isOwn = limit === 'guess' && access === 'buyer'
  if (!isOwn || !config.rateLimits || !people.isMaybeSignedIn(requestContext.cookies)) {
    return limits.take(limit, requestContext.ip)
  }
  // Anybody may make up tokens: looking for their sessions is counted too.
  const wait = await limits.take('read', requestContext.ip)
  if (wait !== undefined) return wait
  const person = await personOf(requestContext, services)
  return limits.take('guess', person === undefined ? requestContext.ip : `${sessionKey}guess-${person}`)
}

async function personOf(requestContext: RequestContext, { db, clock, log, people }: Services) {
  try {
    return (await within(lookMs, people.findHolder(db, requestContext.cookies, clock.now())))?.id
  } catch (error) {
    log.warn({ error }, 'guess limit')
    return undefined
  }
}
