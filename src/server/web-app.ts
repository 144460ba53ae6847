import { Hono } from 'hono'
import { compress } from 'hono/compress'

import type { AppEnv } from '#server/core/http/env.ts'
import { pageHeaders } from '#server/core/page/headers.ts'
import { buildApp } from './app.ts'

/** The API with compression and security headers. Pages follow in src/fetch.ts. */
export function webApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // Compression reduces a page to a seventh, which matters most on phones.
  app.use(compress())
  app.use(pageHeaders)
  app.route('/', buildApp())
  return app
}
