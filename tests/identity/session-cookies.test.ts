import { expect, it } from 'vitest'

import type { RequestContext } from '#server/core/http/context.ts'
import type { Db } from '#server/core/db/connect.ts'
import { closeSession, forget, handOut, isMaybeSignedIn } from '#server/identity/session.ts'

/** A request's context with these cookies, and the cookies that its answer sets. */
function openContext(cookies: Record<string, string> = {}, isHttps = true) {
  const answerHeaders = new Headers()
  const requestContext = { cookies, isHttps, answerHeaders } as RequestContext
  return { requestContext, set: () => answerHeaders.getSetCookie() }
}

it('[identity-25] sets tokens that no script can read, the refresh token for refreshing only', () => {
  const { requestContext, set } = openContext()
  handOut(requestContext, { access: 'a1', refresh: 'family.r1' })
  expect(set()).toEqual([
    'access=a1; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Lax',
    'refresh=family.r1; Max-Age=2592000; Path=/api/v1/auth; HttpOnly; Secure; SameSite=Lax',
    'signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax'
  ])
})

const taken = [
  'access=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  'refresh=; Max-Age=0; Path=/api/v1/auth; HttpOnly; Secure; SameSite=Lax',
  'signed_in=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'
]

it('[identity-25] clears all of them with the same attributes', async () => {
  const { requestContext, set } = openContext()
  forget(requestContext)
  expect(set()).toEqual(taken)
  const nobody = openContext()
  expect(await closeSession({} as Db, nobody.requestContext, new Date())).toBeUndefined()
  expect(nobody.set()).toEqual(taken)
})

it('[identity-25] a request may belong to a person if it has an access token at all', () => {
  expect([isMaybeSignedIn({ access: '' }), isMaybeSignedIn({ refresh: 'x', signed_in: '1' })]).toEqual([
    true,
    false
  ])
})
