import { grantMinutes } from '#lib/identity/otp.ts'

import { dropCookie, setCookie } from '#server/core/http/cookies.ts'
import type { RequestContext } from '#server/core/http/context.ts'

/** The cookie with this browser's grants, newest first: a contact change needs two at once (D22). */
const cookie = 'grants'
/** More than any flow needs at once. */
const held = 6

/** The tokens of this browser's grants; used and expired ones may be among them. */
export const heldGrants = ({ cookies }: RequestContext): string[] =>
  (cookies[cookie] ?? '').split('.').filter(Boolean).slice(0, held)

export function storeGrant(requestContext: RequestContext, token: string): void {
  const tokens = [token, ...heldGrants(requestContext)].slice(0, held)
  setCookie(requestContext, cookie, tokens.join('.'), { maxAgeSeconds: grantMinutes * 60, path: '/api/v1' })
}

export const dropGrants = (requestContext: RequestContext): void =>
  dropCookie(requestContext, cookie, '/api/v1')
