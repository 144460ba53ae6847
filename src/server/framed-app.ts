import { Hono } from 'hono'
import { compress } from 'hono/compress'

import type { AppEnv } from '#server/core/http/env.ts'
import { pageHeaders } from '#server/core/page/headers.ts'
import { buildApp } from './app.ts'

/** The API in the frame of every answer: compressed, with the security headers. Pages come behind it (src/fetch.ts). */
export function framedApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // A page is a seventh of its size on its way: what a phone waits for.
  app.use(compress())
  app.use(pageHeaders)
  app.route('/', buildApp())
  return app
}
