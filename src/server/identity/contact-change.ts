import type { ApiError } from '#lib/core/schema/api-error.ts'
import { contactTaken, identityErrors } from '#lib/identity/errors.ts'
import type { Identifier } from '#lib/core/schema/identifier.ts'
import { contactWords } from '#lib/identity/texts.ts'

import type { Db } from '#server/core/db/connect.ts'
import { accountMessages, tellDroppedClaims } from './account-notices.ts'
import { accountsOf, type User, verifiedContacts, verifyContact } from './contacts.ts'
import { hasGrant, useGrant } from './grants.ts'
import { type SecureStep, writeSecurely } from './security-link.ts'

/** Why a contact was not changed: the error, and the text at its field. */
export type Unchanged = { error: ApiError; text: string }

/**
 * Changes a contact of an account. It needs the grants of two passed codes: for the new contact, and for the old one
 * or, if none of this kind is verified, for another verified contact. Verifying an unchanged claimed contact needs only
 * its own grant. The old contact, or else the other verified ones, get a message. Without the grants nothing changes,
 * and the result says why (D22).
 */
export async function changeContact(
  step: SecureStep,
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
  // An unchanged claim in the form is not a request to verify it.
  if (isSame && !isProven) return undefined
  // Checked before any lookup: only a person who passed the contact's code learns whether another account has it
  // (identity-152).
  if (!isProven) return unverified(`Verifikasi ${contactWords[contact.kind]} baru terlebih dahulu.`)
  const { owner } = await accountsOf(tx, contact)
  if (owner && owner.id !== user.id) return taken(contactTaken[contact.kind])
  // A contact can open the account, so a stolen session alone must not be able to set one. If none of this kind is
  // verified, the unverified earlier one or the other verified contact is the proof.
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
  if (!isSame) await writeSecurely(step, user.id, old ? [old] : own, message(contact.kind))
  return undefined
}

/** The old contact's grant may also have the new one's purpose: other clients request it that way (identity-36). */
async function isProvenBy(tx: Db, held: string[], proofs: readonly Identifier[], now: Date) {
  for (const { value } of proofs) {
    if (await useGrant(tx, held, { identifier: value, purposes: ['account', 'contact'] }, now)) return true
  }
  return false
}

const taken = (error: ApiError): Unchanged => ({ error, text: error.message })
const unverified = (text: string): Unchanged => ({ error: identityErrors.contact_unverified, text })
