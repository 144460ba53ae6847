import type { RequestContext } from './context.ts'
import { setCookie } from './cookies.ts'
import { randomToken, sha256 } from '#server/core/platform/crypto.ts'

const cookie = 'requester'

/** Days that a browser is known by its cookie; each code and each sign-in begins them anew. */
export const requesterDays = 180

/**
 * Who asks for codes: the hash of a cookie that this browser gets with its first one. Codes belong to it, its requests
 * are counted, and accounts remember the browsers that signed in to them (D22). It signs nobody in.
 */
export function requesterOf(requestContext: RequestContext): string {
  const token = requestContext.cookies[cookie] ?? randomToken()
  requestContext.cookies[cookie] = token
  setCookie(requestContext, cookie, token, { maxAgeSeconds: requesterDays * 24 * 60 * 60, path: '/api/v1' })
  return sha256(token)
}
