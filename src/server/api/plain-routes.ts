import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'

import type { AppEnv } from '../app.ts'
import { rows } from '../db/connect.ts'
import { getServices } from '../services.ts'
import { mediaRoutes } from './media.ts'
import { paymentNotificationRoutes } from './payment-notification.ts'
import { openApiDocument } from './openapi.ts'
import type { Api } from './registry.ts'

/** What has neither envelope nor signature: health, readiness, the browser's configuration, pictures, the API document. */
export function plainRoutes(app: Hono<AppEnv>, api: Api): void {
  app.get('/health', c => c.json({ status: 'ok' }))
  app.get('/ready', async c => {
    try {
      await rows(getServices().db, sql`select 1`)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'database unreachable' }, 503)
    }
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
