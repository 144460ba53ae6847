import { expect, it } from 'vitest'

import type { RequestFrame } from '#server/core/http/context.ts'
import type { Db } from '#server/core/db/connect.ts'
import { closeSession, forget, handOut, isMaybeSignedIn } from '#server/identity/session.ts'

/** A request's context with these cookies, and the cookies that its answer sets. */
function framed(cookies: Record<string, string> = {}, isHttps = true) {
  const answerHeaders = new Headers()
  const frame = { cookies, isHttps, answerHeaders } as RequestFrame
  return { frame, set: () => answerHeaders.getSetCookie() }
}

it('[identity-25] sets tokens that no script can read, the refresh token for refreshing only', () => {
  const { frame, set } = framed()
  handOut(frame, { access: 'a1', refresh: 'family.r1' })
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
  const { frame, set } = framed()
  forget(frame)
  expect(set()).toEqual(taken)
  const nobody = framed()
  expect(await closeSession({} as Db, nobody.frame, new Date())).toBeUndefined()
  expect(nobody.set()).toEqual(taken)
})

it('[identity-25] a request may belong to a person if it has an access token at all', () => {
  expect([isMaybeSignedIn({ access: '' }), isMaybeSignedIn({ refresh: 'x', signed_in: '1' })]).toEqual([
    true,
    false
  ])
})
