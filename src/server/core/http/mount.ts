import type { Context as HonoContext } from 'hono'

import { type Endpoint, mayCall } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { type ApiError, fail } from '#lib/core/schema/api-error.ts'

import { recordRejectedSignIn } from '#server/core/acts/record-act.ts'
import { type AppEnv, isOfGoneClient } from './env.ts'
import { getServices, type Services } from '#server/core/platform/services.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import { workQueue } from '#server/core/concurrency/work-queue.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import type { RequestContext } from './context.ts'
import type { Handled } from './answer.ts'
import { sendEnvelope } from './envelope.ts'
import { requestContextOf } from './request-context.ts'
import { readBody, skipBody } from './body.ts'
import { collect } from './input.ts'
import { listFieldsOf } from './list-fields.ts'
import { checkOrigin, checkSignature } from './gate.ts'
import type { Route } from './registry.ts'
import { checkRateLimit } from './check-rate-limit.ts'
import { enterUploads, type Room } from './upload-room.ts'

/** One request to one endpoint: gates in order of cost, then the handler, then the envelope and a log line. */
export async function mountRoute(c: HonoContext<AppEnv>, route: Route): Promise<Response> {
  const services = getServices()
  const started = performance.now()
  const requestContext = requestContextOf(c, services)
  const result = await answerTo(c, route, requestContext, services).catch((error: unknown) => {
    // Its transaction may still be committed: the log names who asked for it (ops-2).
    if (requestContext.caller && !isOfGoneClient(c, error)) {
      const { id: requestId, caller } = requestContext
      services.log.error({ requestId, line: route.endpoint.name, operator: caller.name }, 'api failed')
    }
    throw error
  })
  services.log[levelOf(route, result)](
    {
      requestId: requestContext.id,
      line: route.endpoint.name,
      status: result.ok ? 200 : result.error.status,
      code: result.ok ? undefined : result.error.code,
      ...(route.endpoint.access === 'ops' && {
        operator: requestContext.caller?.name,
        role: requestContext.caller?.role
      }),
      ms: Math.round(performance.now() - started)
    },
    'api'
  )
  return sendEnvelope(c, result, requestContext.answerHeaders)
}

/**
 * What an operator does, and a guess that failed or was locked out, is told at any time; what is rejected for now is
 * worth a look, what went wrong is worth waking somebody. No line holds whose account it was.
 */
function levelOf({ endpoint }: Route, result: Handled<unknown>): 'debug' | 'info' | 'warn' | 'error' {
  if (!result.ok && result.error.status >= 500) return result.error.status === 503 ? 'warn' : 'error'
  const isChange = endpoint.access === 'ops' && !endpoint.name.startsWith('GET ')
  const isFailedGuess = !result.ok && (endpoint.limit === 'guess' || endpoint.access === 'ops')
  return isChange || isFailedGuess ? 'info' : 'debug'
}

async function answerTo(
  c: HonoContext<AppEnv>,
  route: Route,
  requestContext: RequestContext,
  services: Services
): Promise<Handled<unknown>> {
  const rejected = await gate(c, route, requestContext, services)
  if (rejected) return { ok: false, error: rejected }
  if (await isUploadOfNobody(route, requestContext, services)) {
    await skipBody(c)
    return { ok: false, error: coreErrors.unauthorized }
  }
  if (route.endpoint.streamed) {
    requestContext.body = c.req.raw.body
    const result = await route.run({ ...c.req.param() }, requestContext, services)
    // What is left of the body would be taken for the next request of this connection.
    if (!result.ok) requestContext.answerHeaders.set('connection', 'close')
    return result
  }
  const room = enterUploads(route.endpoint.access === 'ops' ? 'counter' : 'buyers', requestContext.ip)
  requestContext.hold = room.hold
  try {
    return await answerBody(c, route, requestContext, { services, room })
  } finally {
    room.leave()
  }
}

async function answerBody(
  c: HonoContext<AppEnv>,
  route: Route,
  requestContext: RequestContext,
  { services, room }: { services: Services; room: Room }
): Promise<Handled<unknown>> {
  const body = await readBody(c, route.endpoint, room)
  if (!body.ok) {
    // What is left of the body would be taken for the next request of this connection.
    if (body.error.code === 'too_large') requestContext.answerHeaders.set('connection', 'close')
    return body
  }
  // What changes something is told in the body: an address stands in logs and histories.
  const { search, searchParams } = new URL(c.req.url)
  const query = isRead(c) && search ? collect(searchParams, false, listFieldsOf(route.endpoint)) : {}
  if (!query) return fail(coreErrors.invalid_input)
  const seen = route.endpoint.versioned ? versionSeen(c.req.header('if-match')) : {}
  return route.run({ ...query, ...seen, ...body.value, ...c.req.param() }, requestContext, services)
}

/** The version that a caller has seen: 'If-Match: "2026-11-28T10:00:00.000Z"' // => { updated_at: '2026-11-28T10:00:00.000Z' } */
const versionSeen = (ifMatch: string | undefined) =>
  ifMatch === undefined ? {} : { updated_at: ifMatch.replaceAll('"', '') }

/** Files are kept in memory until they are whole: only for who is signed in. */
async function isUploadOfNobody({ endpoint }: Route, requestContext: RequestContext, services: Services) {
  if (!endpoint.upload || endpoint.access !== 'buyer') return false
  const { config, db, clock, people } = services
  return !(await within(config.answerTimeoutMs, people.findHolder(db, requestContext.cookies, clock.now())))
}

async function gate(
  c: HonoContext<AppEnv>,
  route: Route,
  requestContext: RequestContext,
  services: Services
) {
  const { endpoint } = route
  const wait = await checkRateLimit(endpoint, requestContext, services)
  if (wait !== undefined) {
    return { ...coreErrors.too_many_requests, details: { retry_after: wait } }
  }
  return endpoint.access === 'ops'
    ? opsGate(c, requestContext, endpoint, services)
    : storefrontGate(c, requestContext, endpoint, services)
}

async function opsGate(
  c: HonoContext<AppEnv>,
  requestContext: RequestContext,
  endpoint: Endpoint,
  services: Services
): Promise<ApiError | undefined> {
  if (services.config.operators.size === 0) return coreErrors.no_such_endpoint
  const found = await findCaller(c, requestContext, services)
  if (typeof found === 'number') return waitForToken(found)
  if (!found) return coreErrors.unauthorized
  requestContext.caller = found.caller
  if (!mayCall(found.caller.role, endpoint)) return coreErrors.forbidden
  return found.isByCookie && !isRead(c) ? checkOrigin(requestContext, services.config) : undefined
}

/** Tokens of one address that wait until the one before is looked at, and of all. */
const tokensWaiting = 200
/** Looks at the tokens of an address one after another: of many at once each would be looked at before one is counted (ops-220). */
const tokenQueue = workQueue({ atOnce: 100, maxWaiting: 5_000 })

/**
 * Who of the counter sends a request; undefined for everybody else, and the seconds to wait for an address that sent too many wrong
 * tokens: what it sends is not looked at (ops-145). Throws where the database does not answer.
 */
export async function findCaller(
  c: HonoContext<AppEnv>,
  { id, ip, cookies }: RequestContext,
  services: Services
) {
  const { config, db, clock, limits, findCaller: find } = services
  const authorization = c.req.header('authorization')
  const look = () =>
    within(config.answerTimeoutMs, find({ config, db, now: clock.now() }, authorization, cookies))
  if (authorization === undefined) return look()
  return tokenQueue(async () => {
    const wait = await limits.waitForToken(ip)
    if (wait !== undefined) return wait
    const found = await look()
    if (!found && (await limits.countWrongToken(ip))) await recordRejectedSignIn(services, id)
    return found
  }, [{ name: networkOf(ip), atOnce: 1, maxWaiting: tokensWaiting }])
}

function waitForToken(seconds: number): ApiError {
  const message = `Terlalu banyak token yang salah. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`
  return { ...coreErrors.too_many_requests, message, details: { retry_after: seconds } }
}

const isRead = (c: HonoContext<AppEnv>) => c.req.method === 'GET' || c.req.method === 'HEAD'

function storefrontGate(
  c: HonoContext<AppEnv>,
  requestContext: RequestContext,
  { plain }: Pick<Endpoint, 'plain'>,
  { config }: Services
): ApiError | undefined {
  return (
    (isRead(c) ? undefined : checkOrigin(requestContext, config)) ??
    (plain ? undefined : checkSignature(requestContext, config))
  )
}
