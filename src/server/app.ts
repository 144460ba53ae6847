import { type Context as HonoContext, Hono } from 'hono'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { Api } from '#server/core/http/registry.ts'
import { routes } from './routes.ts'
import { type AppEnv, isOfGoneClient, isReplied } from '#server/core/http/env.ts'
import { requestId } from '#server/core/http/request-id.ts'
import { sendEnvelope } from '#server/core/http/envelope.ts'
import { plainRoutes } from './plain-routes.ts'
import { mountRoute } from '#server/core/http/mount.ts'
import { getServices } from '#server/core/platform/services.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'

/** Declares every call of the API once. */
export function buildApi(): Api {
  const api = new Api()
  routes(api)
  return api
}

/** The HTTP application: the API below /api/v1, files and health. Pages follow in src/fetch.ts. */
export function buildApp(api: Api = buildApi()): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('requestId', requestId(c.req.header('x-request-id')))
    await next()
    if (!isReplied(c)) c.res.headers.set('x-request-id', c.get('requestId'))
  })
  for (const route of api.sorted()) {
    const { method, path } = splitEndpoint(route.endpoint.name)
    app.on(method, honoPath(path), c => mountRoute(c, route))
  }
  plainRoutes(app)
  otherMethods(app, api)
  // Any capitalisation of the path: an API request is never answered with a page.
  app.all('/:api{[aA][pP][iI]}/*', c => sendEnvelope(c, fail(coreErrors.no_such_endpoint)))
  app.all('/:api{[aA][pP][iI]}', c => sendEnvelope(c, fail(coreErrors.no_such_endpoint)))
  app.onError((error, c) => failed(error, c))
  return app
}

/** Responds 405 if the path exists but not the method; routes of a disabled console do not exist at all. */
function otherMethods(app: Hono<AppEnv>, api: Api): void {
  const known = new Map<string, { allowed: string[]; isOps: boolean }>()
  const add = (path: string, method: string, isOps: boolean) => {
    const one = known.get(path) ?? { allowed: [], isOps }
    one.allowed.push(method, ...(method === 'GET' ? ['HEAD'] : []))
    known.set(path, one)
  }
  add('/payment/notification', 'POST', false)
  add('/openapi.json', 'GET', false)
  for (const { endpoint } of api.sorted()) {
    const { method, path } = splitEndpoint(endpoint.name)
    add(path, method, endpoint.access === 'ops')
  }
  for (const [path, { allowed, isOps }] of known) {
    app.all(honoPath(path), c => {
      if (isOps && getServices().config.operators.size === 0)
        return sendEnvelope(c, fail(coreErrors.no_such_endpoint))
      return sendEnvelope(c, fail(coreErrors.method_not_allowed), new Headers({ allow: allowed.join(', ') }))
    })
  }
}

const honoPath = (path: string) => `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Seconds after which a client may retry when the database could not be reached. */
const retryAfterSeconds = 5

function failed(error: Error, c: HonoContext<AppEnv>): Response {
  const isLost = isUnavailable(error)
  const told = { error, requestId: c.get('requestId'), path: c.req.path }
  if (isOfGoneClient(c, error)) getServices().log.debug(told, 'client has gone')
  else getServices().log.error(told, 'request failed')
  return isLost
    ? sendEnvelope(c, fail(coreErrors.unavailable), new Headers({ 'retry-after': String(retryAfterSeconds) }))
    : sendEnvelope(c, fail(coreErrors.server_error))
}
