import { randomInt } from 'node:crypto'

import { addMinutes } from 'date-fns/addMinutes'
import { subHours } from 'date-fns/subHours'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'

import { identityErrors } from '#lib/identity/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import {
  type OtpPurpose,
  otpLength,
  otpMinutes,
  otpOpen,
  otpPerHour,
  otpTries,
  secondsToQuota,
  secondsToResend
} from '#lib/identity/otp.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { hmacHex, randomToken, sameText } from '#server/core/platform/crypto.ts'
import type { Db } from '#server/core/db/connect.ts'
import { otpCodes } from './schema.ts'

export type Subject = { identifier: string; purpose: OtpPurpose }

/**
 * The requester of a code: the browser, its network ('' if none is counted), and whether it signed in with this contact
 * before.
 */
export type Asker = { requester: string; network: string; isKnown: boolean }

const hashCode = (secret: string, id: string, code: string) => hmacHex(secret, `otp:${id}:${code}`)

/**
 * Issues a code and closes earlier ones of the same browser and subject. Rejects with `retry_after` seconds if the last
 * one is too recent or a quota is used up. Locks browser, network and contact, so that concurrent requests cannot
 * exceed a limit.
 */
export async function issueCode(
  tx: Db,
  secret: string,
  subject: Subject,
  asker: Asker,
  now: Date
): Promise<Result<{ id: string; code: string; resendSeconds: number }>> {
  await lockAll(tx, [`otp:${subject.identifier}`, `otp:${asker.requester}`, `otp:${asker.network}`])
  const recent = await readRecent(tx, subject, asker, now)
  const wait = secondsToNext(recent, subject, asker, now)
  if (wait > 0)
    return fail(identityErrors.otp_wait, { message: waitText(wait), details: { retry_after: wait } })
  await tx
    .update(otpCodes)
    .set({ closedAt: now })
    .where(
      and(
        eq(otpCodes.identifier, subject.identifier),
        eq(otpCodes.purpose, subject.purpose),
        eq(otpCodes.requester, asker.requester),
        isNull(otpCodes.closedAt)
      )
    )
  const id = randomToken()
  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
  await tx.insert(otpCodes).values({
    ...subject,
    ...asker,
    id,
    codeHash: hashCode(secret, id, code),
    createdAt: now,
    expiresAt: addMinutes(now, otpMinutes)
  })
  const own = sentTo(recent, subject, asker)
  return ok({ id, code, resendSeconds: secondsToResend([now, ...own], now) })
}

/** Takes the locks in key order, so that two requests cannot deadlock. */
async function lockAll(tx: Db, names: string[]): Promise<void> {
  const keys = sql.join(
    names.map(name => sql`hashtextextended(${name}, 0)`),
    sql`, `
  )
  await tx.execute(
    sql`select pg_advisory_xact_lock(key) from (select unnest(array[${keys}]) as key order by 1) as keys`
  )
}

type Recent = typeof otpCodes.$inferSelect

/** The codes of the last hour that count against this request, newest first. The quotas bound their number. */
const readRecent = (tx: Db, subject: Subject, asker: Asker, now: Date): Promise<Recent[]> =>
  tx
    .select()
    .from(otpCodes)
    .where(
      and(
        gt(otpCodes.createdAt, subHours(now, 1)),
        or(
          eq(otpCodes.identifier, subject.identifier),
          eq(otpCodes.requester, asker.requester),
          asker.network === '' ? undefined : eq(otpCodes.network, asker.network)
        )
      )
    )
    .orderBy(desc(otpCodes.createdAt))
    .limit(200)

const at = (codes: readonly Recent[]) => codes.map(code => code.createdAt)

const sentTo = (recent: readonly Recent[], subject: Subject, asker: Asker) =>
  at(recent.filter(c => c.identifier === subject.identifier && c.requester === asker.requester))

/** Seconds until all rules of D22 allow the next code. */
function secondsToNext(recent: readonly Recent[], subject: Subject, asker: Asker, now: Date): number {
  const byBrowser = recent.filter(c => c.requester === asker.requester)
  const byNetwork = asker.network === '' ? [] : recent.filter(c => c.network === asker.network)
  const strangers = recent.filter(c => c.identifier === subject.identifier && !c.isKnown)
  const open = strangers.filter(c => !c.closedAt && c.expiresAt > now && c.requester !== asker.requester)
  return Math.max(
    secondsToResend(sentTo(recent, subject, asker), now),
    secondsToQuota(at(byBrowser), otpPerHour.requester, 3600, now),
    secondsToQuota(at(byNetwork), otpPerHour.network, 3600, now),
    asker.isKnown ? 0 : secondsToQuota(at(strangers), otpPerHour.identifier, 3600, now),
    asker.isKnown ? 0 : secondsToQuota(at(open), otpOpen, otpMinutes * 60, now)
  )
}

const waitText = (seconds: number) =>
  seconds > 120 ? `Tunggu ${Math.ceil(seconds / 60)} menit` : `Tunggu ${seconds} detik`

/**
 * Checks a code for the browser that requested it. Every check costs one of five tries, counted before it is compared;
 * success closes the code and returns its subject.
 */
export async function passCode(
  db: Db,
  secret: string,
  given: { id: string; code: string; requester: string },
  now: Date
): Promise<Result<Subject>> {
  const own = and(eq(otpCodes.id, given.id), eq(otpCodes.requester, given.requester))
  const [row] = await db
    .update(otpCodes)
    .set({ tries: sql`${otpCodes.tries} + 1` })
    .where(and(own, isNull(otpCodes.closedAt), gt(otpCodes.expiresAt, now), lt(otpCodes.tries, otpTries)))
    .returning()
  if (!row) {
    const [closed] = await db.select().from(otpCodes).where(own)
    return fail(identityErrors[whyClosed(closed, now)])
  }
  if (!sameText(row.codeHash, hashCode(secret, row.id, given.code))) {
    return fail(identityErrors.otp_invalid, { details: { tries_left: otpTries - row.tries } })
  }
  const closed = await db
    .update(otpCodes)
    .set({ closedAt: now })
    .where(and(eq(otpCodes.id, row.id), isNull(otpCodes.closedAt)))
    .returning({ id: otpCodes.id })
  return closed.length > 0
    ? ok({ identifier: row.identifier, purpose: row.purpose })
    : fail(identityErrors.otp_expired)
}

function whyClosed(row: Recent | undefined, now: Date) {
  if (!row) return 'otp_invalid'
  return row.tries >= otpTries && !row.closedAt && row.expiresAt > now ? 'otp_exhausted' : 'otp_expired'
}
