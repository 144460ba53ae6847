import type { ApiError } from '#lib/core/schema/api-error.ts'
import { contactTaken, identityErrors } from '#lib/identity/errors.ts'
import type { Identifier } from '#lib/core/schema/identifier.ts'
import { contactWords } from '#lib/identity/texts.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type AccountStep, accountMessages, tellDroppedClaims, writeTo } from './account-notices.ts'
import { accountsOf, type User, verifiedContacts, verifyContact } from './contacts.ts'
import { hasGrant, useGrant } from './grants.ts'

/** Why a contact stayed as it was: the error and the text at its field. */
export type Unchanged = { error: ApiError; text: string }

/**
 * Sets a contact of an account whose codes were passed: the new one's, and the old one's, or that of the other verified
 * contact where none of this kind is; a claimed contact that stays as it is asks for its own alone. The old
 * one, or what else is verified, is told. Without the grants nothing changes, and the answer says why (D22).
 */
export async function changeContact(
  step: AccountStep,
  user: User,
  contact: Identifier,
  held: string[]
): Promise<Unchanged | undefined> {
  const { tx, now } = step
  const own = verifiedContacts(user)
  const old = own.find(one => one.kind === contact.kind)
  const isSame = user[contact.kind] === contact.value
  if (isSame && old) return undefined
  const forNew = { identifier: contact.value, purposes: ['contact'] as const }
  const isProven = await hasGrant(tx, held, forNew, now)
  // A claim that was sent along unchanged asks for nothing.
  if (isSame && !isProven) return undefined
  // Before anything is looked up: whose contact it is, only who passed its code is told (identity-152).
  if (!isProven) return unverified(`Verifikasi ${contactWords[contact.kind]} baru terlebih dahulu.`)
  const { owner } = await accountsOf(tx, contact)
  if (owner && owner.id !== user.id) return taken(contactTaken[contact.kind])
  // Another contact opens the account: whoever only holds its session must not be able to set one. Where none of its
  // kind is verified, the one that stood there proves it, or the other verified one.
  const stood = user[contact.kind]
  const proofs = old
    ? [old]
    : isSame
      ? []
      : [...own, ...(stood ? [{ kind: contact.kind, value: stood }] : [])]
  if (proofs.length > 0 && !(await isProvenBy(tx, held, proofs, now))) {
    return unverified(`Verifikasi ${contactWords[proofs[0]!.kind]} lama terlebih dahulu.`)
  }
  await useGrant(tx, held, forNew, now)
  const dropped = await verifyContact(tx, user.id, contact, now)
  await tellDroppedClaims(step, dropped, contact)
  const message = stood ? accountMessages.contactChanged : accountMessages.contactAdded
  if (!isSame) await writeTo(step, old ? [old] : own, message(contact.kind))
  return undefined
}

/** The old contact's code may be asked for as the new one's is: other clients do (identity-36). */
async function isProvenBy(tx: Db, held: string[], proofs: readonly Identifier[], now: Date) {
  for (const { value } of proofs) {
    if (await useGrant(tx, held, { identifier: value, purposes: ['account', 'contact'] }, now)) return true
  }
  return false
}

const taken = (error: ApiError): Unchanged => ({ error, text: error.message })
const unverified = (text: string): Unchanged => ({ error: identityErrors.contact_unverified, text })
