import type { Context as HonoContext } from 'hono'

import { refusal } from '#lib/contracts/refusals.ts'
import type { RefusalCode } from '#lib/contracts/refusals.ts'

import type { AppEnv } from '../app.ts'
import { sameText } from '../crypto.ts'
import { getServices, type Services } from '../services.ts'
import type { Handled, RequestFrame } from './context.ts'
import { sendEnvelope } from './envelope.ts'
import { frameOf } from './frame.ts'
import { readBody } from './body.ts'
import { collect } from './input.ts'
import { checkOrigin, checkSignature } from './gate.ts'
import type { Route } from './registry.ts'

/** One request to one endpoint: gates in order of cost, then the handler, then the envelope and a log line. */
export async function mountRoute(c: HonoContext<AppEnv>, route: Route): Promise<Response> {
  const services = getServices()
  const started = performance.now()
  const frame = frameOf(c, services)
  const result = await answerTo(c, route, frame, services)
  services.log[result.ok || result.error.status < 500 ? 'debug' : 'error'](
    {
      requestId: frame.id,
      line: route.endpoint.line,
      status: result.ok ? 200 : result.error.status,
      code: result.ok ? undefined : result.error.code,
      ms: Math.round(performance.now() - started)
    },
    'api'
  )
  return sendEnvelope(c, result, frame.answerHeaders)
}

async function answerTo(
  c: HonoContext<AppEnv>,
  route: Route,
  frame: RequestFrame,
  services: Services
): Promise<Handled<unknown>> {
  const refused = await gate(c, route, frame, services)
  if (refused) return { ok: false, error: refused }
  const body = await readBody(c, route.endpoint)
  if (!body.ok) return body
  const query = collect(new URL(c.req.url).searchParams, false)
  return route.run({ ...query, ...body.value, ...c.req.param() }, frame, services)
}

async function gate(c: HonoContext<AppEnv>, route: Route, frame: RequestFrame, services: Services) {
  const { endpoint } = route
  const wait = await services.limits.take(endpoint.limit, frame.ip)
  if (wait !== undefined) {
    frame.answerHeaders.set('retry-after', String(wait))
    return refusal('too_many_requests', { details: { retry_after: wait } })
  }
  const code = endpoint.access === 'ops' ? opsGate(c, services) : storefrontGate(c, frame, services)
  return code && refusal(code)
}

function opsGate(c: HonoContext<AppEnv>, services: Services): RefusalCode | undefined {
  const { opsToken } = services.config
  if (!opsToken) return 'no_such_endpoint'
  const given = c.req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
  return sameText(given, opsToken) ? undefined : 'unauthorized'
}

function storefrontGate(
  c: HonoContext<AppEnv>,
  frame: RequestFrame,
  services: Services
): RefusalCode | undefined {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  return (isRead ? undefined : checkOrigin(frame, services.config)) ?? checkSignature(frame, services.config)
}
