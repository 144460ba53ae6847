import type { Hono } from 'hono'

import type { AppEnv } from '#server/core/http/env.ts'
import { isReady } from '#server/core/platform/ready.ts'
import { getServices } from '#server/core/platform/services.ts'
import { mediaRoutes } from '#server/core/http/media.ts'
import { sendJson } from '#server/core/http/envelope.ts'
import { paymentNotificationRoutes } from '#server/payment/notification.ts'
import { openApiDocument } from '#server/core/http/openapi.ts'
import type { Api } from '#server/core/http/registry.ts'

/** What has neither envelope nor signature: health, readiness, the browser's configuration, pictures, the API document. */
export function plainRoutes(app: Hono<AppEnv>, api: Api): void {
  app.get('/health', c => sendJson(c, JSON.stringify({ status: 'ok' }), 200))
  app.get('/ready', async c => {
    const services = getServices()
    const missing = services.config.apiBackendUrl ? 'backend not ready' : 'database unreachable'
    const isUp = await isReady(services)
    return sendJson(c, JSON.stringify({ status: isUp ? 'ready' : missing }), isUp ? 200 : 503)
  })
  app.get('/client-config', c => {
    const { config, realtime } = getServices()
    c.header('cache-control', 'public, max-age=300')
    return c.json({
      signature_key: config.signatureKey,
      realtime: realtime.client,
      map_style_url: config.mapStyleUrl ?? null
    })
  })
  mediaRoutes(app)
  paymentNotificationRoutes(app)
  let document: unknown
  app.get('/api/v1/openapi.json', c => {
    c.header('cache-control', 'public, max-age=300')
    return c.json((document ??= openApiDocument(api)))
  })
}
