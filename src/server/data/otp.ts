import { randomInt } from 'node:crypto'

import { addMinutes } from 'date-fns/addMinutes'
import { subHours } from 'date-fns/subHours'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'

import { refuse } from '#lib/contracts/refusals.ts'
import { grantMinutes, otpLength, otpMinutes, otpTries, secondsToResend } from '#lib/domain/otp.ts'
import { ok, type Result } from '#lib/result.ts'

import { hmacHex, randomToken, sameText, sha256 } from '../crypto.ts'
import type { Db } from '../db/connect.ts'
import { grants, otpCodes, type otpPurposes } from '../db/schema/identity.ts'

export type OtpPurpose = (typeof otpPurposes)[number]
type Subject = { identifier: string; purpose: OtpPurpose }

const hashCode = (secret: string, id: string, code: string) => hmacHex(secret, `otp:${id}:${code}`)

/**
 * Makes a code, closing the earlier ones of the same subject. Refuses with `retry_after` seconds where the last one
 * is too recent. The row is locked per identifier, so that two requests at once send one code.
 */
export async function issueCode(
  tx: Db,
  secret: string,
  subject: Subject,
  now: Date
): Promise<Result<{ id: string; code: string; resendSeconds: number }>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${subject.identifier}`}, 0))`)
  const hourAgo = subHours(now, 1)
  const ofSubject = and(eq(otpCodes.identifier, subject.identifier), eq(otpCodes.purpose, subject.purpose))
  const sent = await tx
    .select({ at: otpCodes.createdAt })
    .from(otpCodes)
    .where(and(ofSubject, gt(otpCodes.createdAt, hourAgo)))
    .orderBy(desc(otpCodes.createdAt))
  const sentAt = sent.map(s => s.at)
  const wait = secondsToResend(sentAt, now)
  if (wait > 0) {
    return refuse('otp_wait', { message: `Tunggu ${wait} detik`, details: { retry_after: wait } })
  }
  await tx
    .update(otpCodes)
    .set({ closedAt: now })
    .where(and(ofSubject, isNull(otpCodes.closedAt)))
  const id = randomToken()
  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
  await tx.insert(otpCodes).values({
    ...subject,
    id,
    codeHash: hashCode(secret, id, code),
    createdAt: now,
    expiresAt: addMinutes(now, otpMinutes)
  })
  return ok({ id, code, resendSeconds: secondsToResend([now, ...sentAt], now) })
}

/**
 * Checks a code. Every look costs one of five tries, counted before it is compared; success closes the code and
 * answers a grant's token for that subject (D3).
 */
export async function passCode(
  db: Db,
  secret: string,
  given: { id: string; code: string },
  now: Date
): Promise<Result<Subject & { token: string }>> {
  const [row] = await db
    .update(otpCodes)
    .set({ tries: sql`${otpCodes.tries} + 1` })
    .where(
      and(
        eq(otpCodes.id, given.id),
        isNull(otpCodes.closedAt),
        gt(otpCodes.expiresAt, now),
        lt(otpCodes.tries, otpTries)
      )
    )
    .returning()
  if (!row) return refuse(await whyClosed(db, given.id, now))
  if (!sameText(row.codeHash, hashCode(secret, row.id, given.code))) {
    return refuse('otp_invalid', { details: { tries_left: otpTries - row.tries } })
  }
  const closed = await db
    .update(otpCodes)
    .set({ closedAt: now })
    .where(and(eq(otpCodes.id, row.id), isNull(otpCodes.closedAt)))
    .returning({ id: otpCodes.id })
  if (closed.length === 0) return refuse('otp_expired')
  const token = randomToken()
  const subject = { identifier: row.identifier, purpose: row.purpose }
  await db
    .insert(grants)
    .values({ ...subject, tokenHash: sha256(token), expiresAt: addMinutes(now, grantMinutes) })
  return ok({ ...subject, token })
}

async function whyClosed(db: Db, id: string, now: Date) {
  const [row] = await db.select().from(otpCodes).where(eq(otpCodes.id, id))
  if (!row) return 'otp_invalid'
  return row.tries >= otpTries && !row.closedAt && row.expiresAt > now ? 'otp_exhausted' : 'otp_expired'
}

/** Uses a grant up: true once, for its own subject, within its ten minutes. */
export async function useGrant(
  db: Db,
  token: string | undefined,
  subject: Subject,
  now: Date
): Promise<boolean> {
  if (!token) return false
  const used = await db
    .update(grants)
    .set({ usedAt: now })
    .where(
      and(
        eq(grants.tokenHash, sha256(token)),
        eq(grants.identifier, subject.identifier),
        eq(grants.purpose, subject.purpose),
        isNull(grants.usedAt),
        gt(grants.expiresAt, now)
      )
    )
    .returning({ identifier: grants.identifier })
  return used.length > 0
}
