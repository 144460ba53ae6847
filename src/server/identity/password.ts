import { eq, like, or } from 'drizzle-orm'

import { identityErrors } from '#lib/identity/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import { requesterOf } from '#server/core/http/requester.ts'
import { recordEvent } from './account-events.ts'
import { guessCounters, users } from './schema.ts'
import { type SecureStep, writeSecurely } from './security-link.ts'
import { fitsSecret } from './password-hash.ts'
import { endOtherSessions } from './session.ts'
import { accountMessages } from './account-notices.ts'
import { type User, verifiedContacts } from './contacts.ts'
import { guess, passwordGuesses } from './guesses.ts'
import { isKnownBrowser } from './known-browsers.ts'

/**
 * Counter key for wrong passwords of an account: one counter for all unknown browsers, and one for each browser that
 * signed in before, so that strangers cannot lock out the owner.
 */
const passwordKey = (userId: number, knownBrowser?: string) =>
  knownBrowser ? `password:${userId}:${knownBrowser}` : `password:${userId}`

type Guesser = { db: Db; now: Date; requestContext: RequestContext }

/**
 * Checks the account's password; ten wrong ones lock it, which is recorded once in the account's activity. Hashes, so
 * never call it inside a transaction.
 */
export async function guessPassword(
  { db, now, requestContext }: Guesser,
  { id, passwordHash }: User,
  password: string
): Promise<Result<true>> {
  if (!passwordHash) return fail(identityErrors.password_unusable)
  const browser = requesterOf(requestContext)
  const key = passwordKey(id, (await isKnownBrowser(db, browser, id)) ? browser : undefined)
  const looked = await guess(db, key, passwordGuesses, now, () => fitsSecret(passwordHash, password))
  if (looked.is === 'right') return ok(true)
  if (looked.is === 'locked') {
    return fail(identityErrors.password_locked, { details: { retry_after: looked.secondsLeft } })
  }
  // Recorded only for the guess that locks it; the count is already stored.
  if (looked.triesLeft === 0)
    await recordEvent(db, { userId: id, kind: 'password_locked', requestContext, now })
  return fail(identityErrors.wrong_password)
}

/** Resets every counter of an account's password. */
async function clearPasswordGuesses(tx: Db, userId: number): Promise<void> {
  await tx
    .delete(guessCounters)
    .where(
      or(eq(guessCounters.key, passwordKey(userId)), like(guessCounters.key, `${passwordKey(userId)}:%`))
    )
}

/**
 * Sets a new password with the tag of the claimed contact: resets wrong guesses, ends all other sessions, and sends a
 * message to the verified contacts. Returns the ended sessions.
 */
export async function setPassword(
  step: SecureStep,
  user: User,
  made: { passwordHash: string; claimTag: number | null },
  currentSessionId: number | undefined
): Promise<number[]> {
  const { tx, now } = step
  await tx.update(users).set(made).where(eq(users.id, user.id))
  await clearPasswordGuesses(tx, user.id)
  const ended = await endOtherSessions(tx, user.id, currentSessionId, now)
  const message = user.passwordHash ? accountMessages.passwordChanged() : accountMessages.passwordMade()
  await writeSecurely(step, user.id, verifiedContacts(user), message)
  return ended
}
