import { eq } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { contactTaken, identityErrors } from '#lib/identity/errors.ts'
import * as contract from '#lib/identity/contract.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { type Identifier, readIdentifier } from '#lib/core/schema/identifier.ts'
import { identityTexts } from '#lib/identity/texts.ts'

import { recordEvent } from './account-events.ts'
import { tellDroppedClaims } from './account-notices.ts'
import { claimTag } from './claim-tag.ts'
import { accountsOf, verifyContact } from './contacts.ts'
import { hasGrant, useGrant } from './grants.ts'
import type { Db } from '#server/core/db/connect.ts'
import { sqlState } from '#server/core/db/connect.ts'
import { users } from './schema.ts'
import { hashSecret } from './password-hash.ts'
import { type Context } from '#server/core/http/context.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { heldGrants } from './grant-cookie.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readPushToken } from './push-token.ts'
import { signIn } from './sign-in.ts'

export function registerRoutes(api: Api): void {
  api.open(contract.register, register)
}

type Register = Context<InputOf<typeof contract.register>>

/** A sign-in code for a claimed contact may also open a new account: 'Bukan akun saya' (D22). */
const grantFor = ({ value }: Identifier) => ({
  identifier: value,
  purposes: ['register', 'login', 'purchase'] as const
})

/**
 * Opens an account for a person who passed a code for the phone or the email of the form, and signs in. That contact is
 * verified, the other one only claimed. In a purchase it must be the phone, because only its codes open an account
 * without a password (D46).
 */
async function register(context: Register) {
  const { db, input, now, requestContext } = context
  const phone = readIdentifier(input.phone)
  const email = input.email === undefined ? undefined : readIdentifier(input.email)
  if (phone?.kind !== 'phone') {
    return fail(coreErrors.invalid_input, { fields: { phone: identityTexts.phone } })
  }
  if (input.email !== undefined && email?.kind !== 'email') {
    return fail(coreErrors.invalid_input, { fields: { email: identityTexts.email } })
  }
  const contacts = email ? [phone, email] : [phone]
  const taken = await rejectTaken(db, contacts)
  if (taken) return taken
  const held = heldGrants(requestContext)
  const proving = input.in_purchase ? [phone] : contacts
  const passed = await Promise.all(proving.map(contact => hasGrant(db, held, grantFor(contact), now)))
  if (!passed.includes(true)) return fail(identityErrors.grant_required)
  const passwordHash = input.password === undefined ? null : await hashSecret(input.password)
  try {
    const userId = await openAccount(context, contacts, passwordHash)
    const pushToken = readPushToken(context.services, input.fcm_token)
    // An unusable push token does not prevent the registration.
    return await signIn(context, userId, { pushToken: pushToken === 'unusable' ? null : pushToken })
  } catch (error) {
    // Another registration with the same contact succeeded between check and insert.
    if (sqlState(error) === '23505')
      return (await rejectTaken(db, contacts)) ?? fail(identityErrors.phone_taken)
    throw error
  }
}

/** Creates the account and uses the grants in one transaction, so that an error leaves the grants for the next try. */
function openAccount(
  context: Register,
  contacts: Identifier[],
  passwordHash: string | null
): Promise<number> {
  const { input, now, requestContext } = context
  return context.transact(async (tx, after) => {
    const [email, phone] = ['email', 'phone'].map(kind => contacts.find(c => c.kind === kind)?.value)
    const [user] = await tx
      .insert(users)
      .values({ role: 'buyer', name: input.name, email, phone, passwordHash, createdAt: now })
      .returning({ id: users.id })
    if (!user) throw new Error('No account was made')
    await recordEvent(tx, { userId: user.id, kind: 'registered', requestContext, now })
    const verified = new Set<Identifier['kind']>()
    for (const contact of contacts) {
      if (!(await useGrant(tx, heldGrants(requestContext), grantFor(contact), now))) continue
      verified.add(contact.kind)
      const dropped = await verifyContact(tx, user.id, contact, now)
      await tellDroppedClaims({ tx, after, now }, dropped, contact)
    }
    const claimed = contacts.find(({ kind }) => !verified.has(kind))
    if (claimed && input.password !== undefined) {
      const tag = claimTag(context.services.config.appSecret, claimed, input.password)
      await tx.update(users).set({ claimTag: tag }).where(eq(users.id, user.id))
    }
    const isProven = input.in_purchase ? verified.has('phone') : verified.size > 0
    if (!isProven) throw new ApiException(identityErrors.grant_required)
    return user.id
  })
}

/** Rejects contacts that another account verified, each at its field. */
async function rejectTaken(db: Db, contacts: readonly Identifier[]) {
  const owners = await Promise.all(contacts.map(async contact => (await accountsOf(db, contact)).owner))
  const taken = contacts.filter((_contact, index) => owners[index]).map(contact => contact.kind)
  if (taken.length === 0) return undefined
  const fields = Object.fromEntries(taken.map(kind => [kind, contactTaken[kind].message]))
  return fail(contactTaken[taken.includes('phone') ? 'phone' : 'email'], { fields })
}
