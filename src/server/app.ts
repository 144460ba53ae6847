import { randomUUID } from 'node:crypto'

import { type Context as HonoContext, Hono } from 'hono'

import { splitLine } from '#lib/contracts/endpoint.ts'
import { refusal } from '#lib/contracts/refusals.ts'

import { Api } from './api/registry.ts'
import { routes } from './api/routes.ts'
import { sendEnvelope } from './api/envelope.ts'
import { plainRoutes } from './api/plain-routes.ts'
import { mountRoute } from './api/mount.ts'
import { getServices } from './services.ts'

export type AppEnv = { Variables: { requestId: string } }

/** Declares every call of the API once. */
export function buildApi(): Api {
  const api = new Api()
  routes(api)
  return api
}

/** The HTTP application: the API below /api/v1, files and health. Pages come behind it (src/fetch.ts). */
export function buildApp(api: Api = buildApi()): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set(
      'requestId',
      c.req
        .header('x-request-id')
        ?.replaceAll(/[^\w-]/g, '')
        .slice(0, 64) || randomUUID()
    )
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
  })
  for (const route of api.sorted()) {
    const { method, path } = splitLine(route.endpoint.line)
    const honoPath = `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    app.on(method, honoPath, c => mountRoute(c, route))
  }
  plainRoutes(app, api)
  app.all('/api/*', c => sendEnvelope(c, { ok: false, error: refusal('no_such_endpoint') }))
  app.onError((error, c) => failed(error, c))
  return app
}

function failed(error: Error, c: HonoContext<AppEnv>): Response {
  getServices().log.error({ error, requestId: c.get('requestId'), path: c.req.path }, 'request failed')
  return sendEnvelope(c, { ok: false, error: refusal('server_error') })
}
