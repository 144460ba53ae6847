import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { identityTexts } from '#lib/identity/texts.ts'
import type { requestWithdrawal } from '#lib/withdrawal/contract.ts'

import type { BuyerContext } from '#server/core/http/context.ts'
import { requesterOf } from '#server/core/http/requester.ts'
import type { Db } from '#server/core/db/connect.ts'
import { readUser, type User, verifiedContacts } from '#server/identity/contacts.ts'
import { heldGrants, storeGrant } from '#server/identity/grant-cookie.ts'
import { hasGrant, openGrant, useGrant } from '#server/identity/grants.ts'
import { holdSecret } from '#server/identity/hold-secret.ts'
import { passCode } from '#server/identity/otp.ts'
import { verifyPin } from '#server/identity/pin.ts'

type Asked = BuyerContext<InputOf<typeof requestWithdrawal>>

/** What proved the owner before the transaction; `use` lets it count once, inside of it. */
export type Proof = { use: (tx: Db) => Promise<Result<true>> }

const purposes = ['withdraw', 'account'] as const

/**
 * Verifies a withdrawal's PIN, code, or the grant of a code that passed (D32). A wrong one is counted at once, whatever
 * becomes of the request. Runs before the transaction, because a PIN is hashed.
 */
export async function verifyOwner(context: Asked): Promise<Result<Proof>> {
  const user = await readUser(context.db, context.buyerId)
  if (!user) return fail(coreErrors.unauthorized)
  return context.input.verification_type === 'pin' ? byPin(context, user) : byCode(context, user)
}

async function byPin(
  { db, buyerId, me, input, now, requestContext }: Asked,
  user: User
): Promise<Result<Proof>> {
  if (!input.pin) return fail(identityErrors.pin_wrong, { message: identityTexts.noPin })
  const verified = await verifyPin({ db, userId: buyerId, now, requestContext }, input.pin)
  if (!verified.ok) return verified
  // A PIN that was changed while this one was compared does not count.
  return ok({
    async use(tx) {
      await holdSecret(tx, me, 'pinHash', user.pinHash)
      return ok(true)
    }
  })
}

async function byCode(context: Asked, user: User): Promise<Result<Proof>> {
  const { db, input, services, now, requestContext } = context
  const kind = input.verification_type === 'email' ? 'email' : 'phone'
  const contact = verifiedContacts(user).find(one => one.kind === kind)
  if (!contact) return fail(identityErrors.grant_required)
  const wanted = { identifier: contact.value, purposes }
  const tokens = heldGrants(requestContext)
  // A code is used up by passing; if the request failed afterwards, its grant lets the same request be sent again.
  if (!(await hasGrant(db, tokens, wanted, now))) {
    if (!input.otp || !input.otp_id) return fail(identityErrors.grant_required)
    const given = { id: input.otp_id, code: input.otp, requester: requesterOf(requestContext) }
    const passed = await passCode(db, services.config.appSecret, given, now)
    if (!passed.ok) return passed
    const { identifier, purpose } = passed.value
    const isRight = identifier === contact.value && purposes.some(one => one === purpose)
    if (!isRight) return fail(identityErrors.otp_invalid)
    const token = await openGrant(db, passed.value, now)
    storeGrant(requestContext, token)
    tokens.unshift(token)
  }
  return ok({
    async use(tx) {
      return (await useGrant(tx, tokens, wanted, now)) ? ok(true) : fail(identityErrors.grant_required)
    }
  })
}
