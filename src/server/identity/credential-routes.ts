import { eq } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import * as auth from '#lib/identity/contract.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import * as contract from '#lib/identity/profile-contract.ts'
import { type ApiError, fail } from '#lib/core/schema/api-error.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { identityTexts } from '#lib/identity/texts.ts'

import { recordEvent } from './account-events.ts'
import { tagOfClaim } from './claim-tag.ts'
import { accountsOf, readUser } from './contacts.ts'
import { hasGrant, useGrant } from './grants.ts'
import { clearGuesses } from './guesses.ts'
import { holdSecret } from './hold-secret.ts'
import { guessPassword, setPassword } from './password.ts'
import { pinKey, verifyPin } from './pin.ts'
import { proveByCode } from './prove-by-code.ts'
import { users } from './schema.ts'
import { siteOf } from './security-link.ts'
import { hashSecret } from './password-hash.ts'
import { type BuyerContext, type Context } from '#server/core/http/context.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import { heldGrants } from './grant-cookie.ts'
import type { Api } from '#server/core/http/registry.ts'
import { hangUp } from './sign-in.ts'

/** Changing password and PIN: with the old secret, or after a code to one of the account's contacts (D21, D22). */
export function credentialRoutes(api: Api): void {
  api.open(auth.resetPassword, resetPassword)
  api.buyer(contract.updatePassword, updatePassword)
  api.buyer(contract.updatePin, updatePin)
}

async function resetPassword(context: Context<InputOf<typeof auth.resetPassword>>) {
  const { db, input, services, now, requestContext } = context
  const identifier = readIdentifier(input.phone)
  if (!identifier) return fail(identityErrors.grant_required)
  const viewer = await context.viewer()
  const held = heldGrants(requestContext)
  // A code requested without a purpose and without a session is a sign-in code; it proves the same contact.
  const wanted = { identifier: identifier.value, purposes: ['reset', 'login'] as const }
  // Check the grant before hashing, which is expensive, and before the account lookup, so that a missing account does
  // not answer faster (identity-152).
  if (!(await hasGrant(db, held, wanted, now))) return fail(identityErrors.grant_required)
  const { owner } = await accountsOf(db, identifier)
  if (!owner) return fail(identityErrors.grant_required)
  const passwordHash = await hashSecret(input.new_password)
  const claimTag = tagOfClaim(services.config.appSecret, owner, input.new_password)
  const ended = await context.transact(async (tx, after) => {
    if (!(await useGrant(tx, held, wanted, now))) throw new ApiException(identityErrors.grant_required)
    const currentSessionId = viewer?.id === owner.id ? viewer.sessionId : undefined
    await recordEvent(tx, { userId: owner.id, kind: 'password_reset', requestContext, now })
    return setPassword(
      { tx, after, now, site: siteOf(context) },
      owner,
      { passwordHash, claimTag },
      currentSessionId
    )
  })
  await hangUp(services, owner.id, ended)
  return answer(null, { message: 'Kata sandi berhasil diatur ulang' })
}

async function updatePassword(context: BuyerContext<InputOf<typeof contract.updatePassword>>) {
  const { db, input, services, now, me, requestContext } = context
  const user = await readUser(db, me.id)
  if (!user) return fail(coreErrors.unauthorized)
  if (input.old_password) {
    const looked = await guessPassword(context, user, input.old_password)
    if (!looked.ok) return atField(looked.error, 'old_password')
  }
  const passwordHash = await hashSecret(input.password)
  const claimTag = tagOfClaim(services.config.appSecret, user, input.password)
  const ended = await context.transact(async (tx, after) => {
    await holdSecret(tx, me, 'passwordHash', input.old_password ? user.passwordHash : undefined)
    if (!input.old_password) await proveByCode(tx, user, heldGrants(requestContext), 'password', now)
    const kind = user.passwordHash ? 'password_changed' : 'password_made'
    await recordEvent(tx, { userId: user.id, kind, requestContext, now })
    return setPassword(
      { tx, after, now, site: siteOf(context) },
      user,
      { passwordHash, claimTag },
      me.sessionId
    )
  })
  await hangUp(services, me.id, ended)
  const message = user.passwordHash ? identityTexts.passwordChanged : identityTexts.passwordMade
  return answer(null, { message })
}

/** Also serves clients that verify a PIN by sending it as old and new PIN: nothing changes, a wrong one counts (D4). */
async function updatePin(context: BuyerContext<InputOf<typeof contract.updatePin>>) {
  const { db, input, now, me, requestContext } = context
  const user = await readUser(db, me.id)
  if (!user?.pinHash) return fail(identityErrors.pin_missing)
  if (input.old_pin) {
    const verified = await verifyPin({ db, userId: me.id, now, requestContext }, input.old_pin)
    if (!verified.ok) return atField(verified.error, 'old_pin')
    if (input.old_pin === input.pin) return answer(null, { message: 'PIN benar' })
  }
  const pinHash = await hashSecret(input.pin)
  await context.transact(async tx => {
    await holdSecret(tx, me, 'pinHash', input.old_pin ? user.pinHash : undefined)
    if (!input.old_pin) {
      await proveByCode(tx, user, heldGrants(requestContext), 'pin', now)
      await clearGuesses(tx, pinKey(user.id))
    }
    await tx.update(users).set({ pinHash }).where(eq(users.id, user.id))
    await recordEvent(tx, { userId: user.id, kind: 'pin_changed', requestContext, now })
  })
  return answer(null, { message: identityTexts.pinChanged })
}

/** The error of a wrong old secret, at its field. */
const atField = (error: ApiError, field: string) => ({
  ok: false as const,
  error: { ...error, fields: { [field]: error.message } }
})
