import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'

import { grantMinutes, type OtpPurpose } from '#lib/identity/otp.ts'

import { randomToken, sha256 } from '#server/core/platform/crypto.ts'
import type { Db } from '#server/core/db/connect.ts'
import { grants } from './schema.ts'
import type { Subject } from './otp.ts'

/** What a grant must be for: one contact, and one of these purposes. */
type Wanted = { identifier: string; purposes: readonly OtpPurpose[] }

/** Opens the single-use grant of a passed code; answers its token, which only the browser gets (D3). */
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

/** Whether a browser that holds these tokens could use such a grant. */
export async function hasGrant(db: Db, tokens: readonly string[], wanted: Wanted, now: Date) {
  if (tokens.length === 0) return false
  const [held] = await db
    .select({ at: grants.expiresAt })
    .from(grants)
    .where(usable(tokens, wanted, now))
  return held !== undefined
}

/**
 * Uses up what these tokens hold of such grants: true once, for its own contact, one of the purposes, within ten
 * minutes. Inside a transaction an error that rolls back gives the grant back.
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
