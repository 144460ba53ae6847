import type { Context as HonoContext } from 'hono'

import { type Endpoint, mayCall } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { type ApiError, fail } from '#lib/core/schema/api-error.ts'

import type { AppEnv } from './env.ts'
import { sameText } from '#server/core/platform/crypto.ts'
import type { Operator } from '#server/core/platform/config/operators.ts'
import { getServices, type Services } from '#server/core/platform/services.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import type { RequestFrame } from './context.ts'
import type { Handled } from './answer.ts'
import { sendEnvelope } from './envelope.ts'
import { frameOf } from './frame.ts'
import { readBody, skipBody } from './body.ts'
import { collect } from './input.ts'
import { listFieldsOf } from './list-fields.ts'
import { checkOrigin, checkSignature } from './gate.ts'
import type { Route } from './registry.ts'
import { checkRateLimit } from './check-rate-limit.ts'

/** One request to one endpoint: gates in order of cost, then the handler, then the envelope and a log line. */
export async function mountRoute(c: HonoContext<AppEnv>, route: Route): Promise<Response> {
  const services = getServices()
  const started = performance.now()
  const frame = frameOf(c, services)
  const result = await answerTo(c, route, frame, services).catch((error: unknown) => {
    // Its transaction may still be committed: the log names who asked for it (ops-2).
    if (frame.operator) {
      const { id: requestId, operator } = frame
      services.log.error({ requestId, line: route.endpoint.line, operator: operator.name }, 'api failed')
    }
    throw error
  })
  services.log[levelOf(route, result)](
    {
      requestId: frame.id,
      line: route.endpoint.line,
      status: result.ok ? 200 : result.error.status,
      code: result.ok ? undefined : result.error.code,
      ...(route.endpoint.access === 'ops' && { operator: frame.operator?.name }),
      ms: Math.round(performance.now() - started)
    },
    'api'
  )
  return sendEnvelope(c, result, frame.answerHeaders)
}

/**
 * What an operator does, and a guess that failed or was locked out, is told at any time; what is rejected for now is
 * worth a look, what went wrong is worth waking somebody. No line holds whose account it was.
 */
function levelOf({ endpoint }: Route, result: Handled<unknown>): 'debug' | 'info' | 'warn' | 'error' {
  if (!result.ok && result.error.status >= 500) return result.error.status === 503 ? 'warn' : 'error'
  const isAct = endpoint.access === 'ops' && !endpoint.line.startsWith('GET ')
  const isFailedGuess = !result.ok && (endpoint.limit === 'guess' || endpoint.access === 'ops')
  return isAct || isFailedGuess ? 'info' : 'debug'
}

async function answerTo(
  c: HonoContext<AppEnv>,
  route: Route,
  frame: RequestFrame,
  services: Services
): Promise<Handled<unknown>> {
  const rejected = await gate(c, route, frame, services)
  if (rejected) return { ok: false, error: rejected }
  if (await isUploadOfNobody(route, frame, services)) {
    await skipBody(c)
    return { ok: false, error: coreErrors.unauthorized }
  }
  const body = await readBody(c, route.endpoint)
  if (!body.ok) {
    // What is left of the body would be taken for the next request of this connection.
    if (body.error.code === 'too_large') frame.answerHeaders.set('connection', 'close')
    return body
  }
  // What changes something is told in the body: an address stands in logs and histories.
  const query = isRead(c) ? collect(new URL(c.req.url).searchParams, false, listFieldsOf(route.endpoint)) : {}
  if (!query) return fail(coreErrors.invalid_input)
  return route.run({ ...query, ...body.value, ...c.req.param() }, frame, services)
}

/** Files are kept in memory until they are whole: only for who is signed in. */
async function isUploadOfNobody({ endpoint }: Route, frame: RequestFrame, services: Services) {
  if (!endpoint.upload || endpoint.access !== 'buyer') return false
  const { config, db, clock, people } = services
  return !(await within(config.answerTimeoutMs, people.findHolder(db, frame.cookies, clock.now())))
}

async function gate(c: HonoContext<AppEnv>, route: Route, frame: RequestFrame, services: Services) {
  const { endpoint } = route
  const wait = await checkRateLimit(endpoint, frame, services)
  if (wait !== undefined) {
    return { ...coreErrors.too_many_requests, details: { retry_after: wait } }
  }
  return endpoint.access === 'ops'
    ? opsGate(c, frame, endpoint, services)
    : storefrontGate(c, frame, endpoint, services)
}

function opsGate(
  c: HonoContext<AppEnv>,
  frame: RequestFrame,
  endpoint: Endpoint,
  services: Services
): ApiError | undefined {
  if (services.config.operators.size === 0) return coreErrors.no_such_endpoint
  frame.operator = operatorOf(c, services)
  if (!frame.operator) return coreErrors.unauthorized
  return mayCall(frame.operator.role, endpoint) ? undefined : coreErrors.forbidden
}

/** The operator whose token a request carries: it alone, never a cookie, opens the service API. */
export function operatorOf(c: HonoContext<AppEnv>, { config }: Services): Operator | undefined {
  const [, given = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  let found: Operator | undefined
  // Every token is compared, so that the time does not tell which one was close.
  for (const [token, operator] of config.operators) if (sameText(given, token)) found = operator
  return found
}

const isRead = (c: HonoContext<AppEnv>) => c.req.method === 'GET' || c.req.method === 'HEAD'

function storefrontGate(
  c: HonoContext<AppEnv>,
  frame: RequestFrame,
  { plain }: Pick<Endpoint, 'plain'>,
  { config }: Services
): ApiError | undefined {
  return (
    (isRead(c) ? undefined : checkOrigin(frame, config)) ??
    (plain ? undefined : checkSignature(frame, config))
  )
}
