import { createHmac } from 'node:crypto'

import type { Identifier } from '#lib/core/schema/identifier.ts'

import type { User } from './contacts.ts'

/** The lowest of so many bits: one claim in 4,096 has another password's tag, and a stolen one says as little of its own. */
const tagBits = 12

/**
 * Which of the accounts that claim a contact a password may open, without comparing it with the passwords of all of them:
 * a keyed tag of contact and password. It decides nothing; the password's own hash does.
 */
export const claimTag = (appSecret: string, { kind, value }: Identifier, password: string): number =>
  createHmac('sha256', appSecret).update(`claim ${kind} ${value}\0${password}`).digest().readUInt32BE(0) %
  2 ** tagBits

/** The contact that an account only claims; undefined where it verified all that it has. */
function claimedContact({ email, emailVerifiedAt, phone, phoneVerifiedAt }: User): Identifier | undefined {
  if (email && !emailVerifiedAt) return { kind: 'email', value: email }
  return phone && !phoneVerifiedAt ? { kind: 'phone', value: phone } : undefined
}

/** The tag of an account's password and the contact that it claims; null where it claims none. */
export function tagOfClaim(appSecret: string, user: User, password: string): number | null {
  const claimed = claimedContact(user)
  return claimed ? claimTag(appSecret, claimed, password) : null
}
