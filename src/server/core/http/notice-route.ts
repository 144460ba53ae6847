import type { Context as HonoContext, Hono } from 'hono'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import { getServices, type Services } from '#server/core/platform/services.ts'
import type { Handled } from './answer.ts'
import { sendEnvelope } from './envelope.ts'
import type { AppEnv } from './env.ts'
import { readBytes } from './read-bytes.ts'
import { requestContextOf } from './request-context.ts'

/** Maximum size of a notice, in bytes. */
const bodyLimit = 64 * 1024

/** Webhook of an outside service: not signed by a browser, but by the service over the raw body. */
export function noticeRoute(
  app: Hono<AppEnv>,
  path: `/api/v1/${string}`,
  handle: (services: Services, body: string, headers: Headers) => Promise<Handled<unknown>>
): void {
  app.post(path, async (c: HonoContext<AppEnv>) => {
    const services = getServices()
    const wait = await services.limits.take('notification', requestContextOf(c, services).ip)
    if (wait !== undefined)
      return sendEnvelope(c, fail(coreErrors.too_many_requests, { details: { retry_after: wait } }))
    const bytes = await readBytes(c.req.raw.body, bodyLimit)
    if (!bytes) return sendEnvelope(c, fail(coreErrors.too_large))
    return sendEnvelope(c, await handle(services, new TextDecoder().decode(bytes), c.req.raw.headers))
  })
}
