import { createHmac } from 'node:crypto'

import type { Identifier } from '#lib/core/schema/identifier.ts'

import type { User } from './contacts.ts'

/**
 * Bits of a tag: one claim in 4,096 has the same tag with another password, and a stolen tag reveals that little about
 * its password.
 */
const tagBits = 12

/**
 * Keyed tag of a contact and a password. It narrows the accounts that claim the contact to those that the password may
 * open, so that not every password hash is compared. It decides nothing; the password hash does.
 */
export const claimTag = (appSecret: string, { kind, value }: Identifier, password: string): number =>
  createHmac('sha256', appSecret).update(`claim ${kind} ${value}\0${password}`).digest().readUInt32BE(0) %
  2 ** tagBits

/** The contact that an account only claims; undefined if all its contacts are verified. */
function claimedContact({ email, emailVerifiedAt, phone, phoneVerifiedAt }: User): Identifier | undefined {
  if (email && !emailVerifiedAt) return { kind: 'email', value: email }
  return phone && !phoneVerifiedAt ? { kind: 'phone', value: phone } : undefined
}

/** The tag of an account's password and its claimed contact; null if it claims none. */
export function tagOfClaim(appSecret: string, user: User, password: string): number | null {
  const claimed = claimedContact(user)
  return claimed ? claimTag(appSecret, claimed, password) : null
}
