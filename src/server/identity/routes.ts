import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import * as contract from '#lib/identity/contract.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { type Identifier, readIdentifier } from '#lib/core/schema/identifier.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { recordEvent } from './account-events.ts'
import { findClaim, rememberTag } from './claims.ts'
import { tellDroppedClaims } from './account-notices.ts'
import { accountsOf, type User, verifyContact } from './contacts.ts'
import { hasGrant, useGrant } from './grants.ts'
import { guessPassword } from './password.ts'
import { sqlState } from '#server/core/db/connect.ts'
import { closeSession } from './session.ts'
import { refreshSession } from './session-refresh.ts'
import { type Context } from '#server/core/http/context.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import { dropGrants, heldGrants } from './grant-cookie.ts'
import type { Api } from '#server/core/http/registry.ts'
import { hangUp, holdAccount, signIn } from './sign-in.ts'

/** Signing in and out. */
export function authRoutes(api: Api): void {
  api.open(contract.login, login)

  api.open(contract.refresh, async ({ db, requestContext, now, services }) => {
    const { isFresh, ended } = await refreshSession(db, requestContext, now)
    if (ended) {
      // A replayed token means that somebody has a copy: record the ended session for the owner and close its sockets.
      await recordEvent(db, { userId: ended.userId, kind: 'session_revoked', requestContext, now })
      await hangUp(services, ended.userId, [ended.sessionId])
    }
    return isFresh ? answer(null) : fail(coreErrors.session_over)
  })

  api.open(contract.logout, async ({ transact, requestContext, now, services }) => {
    const ended = await transact(async tx => {
      const ended = await closeSession(tx, requestContext, now)
      if (ended) await recordEvent(tx, { userId: ended.userId, kind: 'signed_out', requestContext, now })
      return ended
    })
    dropGrants(requestContext)
    if (ended) await hangUp(services, ended.userId, [ended.sessionId])
    return answer(null)
  })
}

type Login = Context<InputOf<typeof contract.login>>

/**
 * Signs in. Unknown contact: 404. Known, but without password or grant, or without a stored password: 400, which tells
 * the client to send a code or to ask for the password. Wrong password: 422, never 401 (D1). A contact that is only
 * claimed counts as known; its account opens with the password, never with a code alone (D22).
 */
async function login(context: Login) {
  const identifier = readIdentifier(context.input.auth)
  if (!identifier) return fail(identityErrors.account_not_found)
  const { owner, claims } = await accountsOf(context.db, identifier)
  if (!owner && claims.length === 0) return fail(identityErrors.account_not_found)
  const { password } = context.input
  if (password) {
    const user = await (owner
      ? checkOwner(context, owner, password)
      : findClaim({ ...context, appSecret: context.services.config.appSecret }, identifier, password))
    if (!user.ok) return user
    await rememberTag(context.db, context.services.config.appSecret, user.value, password)
    if (user.value.role === 'admin') return fail(identityErrors.role_refused)
    return owner ? signIn(context, owner.id, user.value) : signInByClaim(context, user.value, identifier)
  }
  return owner ? signInByCode(context, owner, identifier) : rejectClaim(context, identifier)
}

const loginGrant = ({ value }: Identifier) => ({
  identifier: value,
  purposes: ['login', 'purchase'] as const
})

async function signInByCode(context: Login, owner: User, identifier: Identifier) {
  const held = heldGrants(context.requestContext)
  if (!(await useGrant(context.db, held, loginGrant(identifier), context.now))) {
    return fail(identityErrors.password_unusable)
  }
  return owner.role === 'admin' ? fail(identityErrors.role_refused) : signIn(context, owner.id)
}

/** After a passed code for a claimed contact the client must ask for the account's password, once. */
async function rejectClaim({ db, requestContext, now }: Login, identifier: Identifier) {
  const isPassed = await hasGrant(db, heldGrants(requestContext), loginGrant(identifier), now)
  return fail(isPassed ? identityErrors.contact_claimed : identityErrors.password_unusable)
}

async function checkOwner(context: Login, owner: User, password: string): Promise<Result<User>> {
  const looked = await guessPassword(context, owner, password)
  return looked.ok ? ok(owner) : looked
}

/** With a passed code the sign-in also verifies the contact and removes all other accounts' claims. */
async function signInByClaim(context: Login, user: User, contact: Identifier) {
  const { db, requestContext, now } = context
  const held = heldGrants(requestContext)
  if (!(await hasGrant(db, held, loginGrant(contact), now))) return signIn(context, user.id, user)
  try {
    await context.transact(async (tx, after) => {
      await holdAccount(tx, user.id, user.passwordHash)
      if (!(await useGrant(tx, held, loginGrant(contact), now))) {
        throw new ApiException(identityErrors.grant_required)
      }
      const dropped = await verifyContact(tx, user.id, contact, now)
      await tellDroppedClaims({ tx, after, now }, dropped, contact)
    })
  } catch (error) {
    // Another account verified the contact a moment ago and owns it now.
    if (sqlState(error) === '23505') return fail(identityErrors.account_not_found)
    throw error
  }
  return signIn(context, user.id, user)
}
