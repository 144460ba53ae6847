import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'

import type { AppEnv } from '../app.ts'
import type { Services } from '../services.ts'
import type { RequestFrame } from './context.ts'

/** Where Astro's Node adapter leaves the socket's address. */
const clientAddress = Symbol.for('astro.clientAddress')

/** Reads what a handler may know of a request. Forwarded headers count only behind a trusted proxy. */
export function frameOf(c: HonoContext<AppEnv>, services: Services): RequestFrame {
  const { trustProxy, siteUrl } = services.config
  const socketIp = Reflect.get(c.req.raw, clientAddress) as string | undefined
  const forwardedIp = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const forwardedProto = trustProxy ? c.req.header('x-forwarded-proto') : undefined
  const url = new URL(c.req.url)
  const scheme = forwardedProto ?? url.protocol.replace(':', '')
  const origin = siteUrl ?? `${scheme}://${c.req.header('host') ?? url.host}`
  return {
    id: c.get('requestId'),
    ip: forwardedIp ?? socketIp ?? '127.0.0.1',
    userAgent: c.req.header('user-agent') ?? '',
    cookies: getCookie(c),
    headers: c.req.raw.headers,
    origin,
    isHttps: origin.startsWith('https:'),
    answerHeaders: new Headers()
  }
}
