import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'

import { grantMinutes, type OtpPurpose } from '#lib/identity/otp.ts'

import { randomToken, sha256 } from '#server/core/platform/crypto.ts'
import type { Db } from '#server/core/db/connect.ts'
import { grants } from './schema.ts'
import type { Subject } from './otp.ts'

/** The contact that a grant must be for, and the purposes of which it must have one. */
type Wanted = { identifier: string; purposes: readonly OtpPurpose[] }

/** Creates the single-use grant for a passed code; returns its token, which only the browser gets (D3). */
export async function openGrant(db: Db, subject: Subject, now: Date): Promise<string> {
  const token = randomToken()
  await db
    .insert(grants)
    .values({ ...subject, tokenHash: sha256(token), expiresAt: addMinutes(now, grantMinutes) })
  return token
}

const usable = (tokens: readonly string[], { identifier, purposes }: Wanted, now: Date) =>
  and(
    inArray(
      grants.tokenHash,
      tokens.map(token => sha256(token))
    ),
    eq(grants.identifier, identifier),
    inArray(grants.purpose, [...purposes]),
    isNull(grants.usedAt),
    gt(grants.expiresAt, now)
  )

/** Whether one of these tokens is a usable grant for this contact and purpose. */
export async function hasGrant(db: Db, tokens: readonly string[], wanted: Wanted, now: Date) {
  if (tokens.length === 0) return false
  const [held] = await db
    .select({ at: grants.expiresAt })
    .from(grants)
    .where(usable(tokens, wanted, now))
  return held !== undefined
}

/**
 * Uses up the matching grants among these tokens. Returns true once, for the grant's own contact, one of the purposes,
 * within ten minutes. If the transaction rolls back, the grant stays usable.
 */
export async function useGrant(db: Db, tokens: readonly string[], wanted: Wanted, now: Date) {
  if (tokens.length === 0) return false
  const used = await db
    .update(grants)
    .set({ usedAt: now })
    .where(usable(tokens, wanted, now))
    .returning({ identifier: grants.identifier })
  return used.length > 0
}
