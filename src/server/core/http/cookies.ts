import { serialize } from 'hono/utils/cookie'

import type { RequestContext } from './context.ts'

type Lifetime = { maxAgeSeconds: number; readable?: boolean; path?: string }

/** Sets a cookie of ours: SameSite=Lax, HttpOnly unless it is for the page to read, Secure on https. */
export function setCookie(
  requestContext: RequestContext,
  name: string,
  value: string,
  lifetime: Lifetime
): void {
  requestContext.answerHeaders.append(
    'set-cookie',
    serialize(name, value, {
      path: lifetime.path ?? '/',
      httpOnly: !lifetime.readable,
      secure: requestContext.isHttps,
      sameSite: 'Lax',
      maxAge: lifetime.maxAgeSeconds
    })
  )
}

export const dropCookie = (requestContext: RequestContext, name: string, path?: string) =>
  setCookie(requestContext, name, '', { maxAgeSeconds: 0, path })
