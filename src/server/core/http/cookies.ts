import { serialize } from 'hono/utils/cookie'

import type { RequestFrame } from './context.ts'

type Lifetime = { maxAgeSeconds: number; readable?: boolean; path?: string }

/** Sets a cookie of ours: SameSite=Lax, HttpOnly unless it is for the page to read, Secure on https. */
export function setCookie(frame: RequestFrame, name: string, value: string, lifetime: Lifetime): void {
  frame.answerHeaders.append(
    'set-cookie',
    serialize(name, value, {
      path: lifetime.path ?? '/',
      httpOnly: !lifetime.readable,
      secure: frame.isHttps,
      sameSite: 'Lax',
      maxAge: lifetime.maxAgeSeconds
    })
  )
}

export const dropCookie = (frame: RequestFrame, name: string, path?: string) =>
  setCookie(frame, name, '', { maxAgeSeconds: 0, path })
