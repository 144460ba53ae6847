import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'

import type { AppEnv } from './env.ts'
import type { Services } from '#server/core/platform/services.ts'
import type { RequestContext } from './context.ts'

/** Where Astro's Node adapter, and the API's listener, leave the socket's address. */
export const clientAddress = Symbol.for('astro.clientAddress')

/** The client's address. A forwarded one counts only behind a trusted proxy, which appends what it saw itself. */
export function addressOf(request: Request, trustProxy: boolean): string {
  const socketIp = Reflect.get(request, clientAddress) as string | undefined
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded ?? socketIp ?? '127.0.0.1'
}

/** Reads what a handler may know of a request. Forwarded headers count only behind a trusted proxy. */
export function requestContextOf(c: HonoContext<AppEnv>, services: Services): RequestContext {
  const { trustProxy, siteUrl } = services.config
  const forwardedProto = trustProxy ? c.req.header('x-forwarded-proto') : undefined
  const url = new URL(c.req.url)
  const scheme = forwardedProto ?? url.protocol.replace(':', '')
  const origin = siteUrl ?? `${scheme}://${c.req.header('host') ?? url.host}`
  return {
    id: c.get('requestId'),
    ip: addressOf(c.req.raw, trustProxy),
    userAgent: c.req.header('user-agent') ?? '',
    cookies: getCookie(c),
    headers: c.req.raw.headers,
    origin,
    isHttps: origin.startsWith('https:'),
    answerHeaders: new Headers()
  }
}
