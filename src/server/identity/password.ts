import { eq } from 'drizzle-orm'

import { identityRefusals } from '#lib/identity/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { users } from './schema.ts'
import { fitsSecret } from './password-hash.ts'
import { endOtherSessions } from './session.ts'
import { type AccountStep, accountMessages, writeTo } from './account-notices.ts'
import { type User, verifiedContacts } from './contacts.ts'
import { clearGuesses, guess, passwordGuesses } from './guesses.ts'

/** Where wrong passwords of an account are counted. */
const passwordKey = (userId: number) => `password:${userId}`

/** Looks whether this is the account's password; ten wrong ones lock it. Hashes: never inside a transaction. */
export async function guessPassword(
  db: Db,
  { id, passwordHash }: User,
  password: string,
  now: Date
): Promise<Result<true>> {
  if (!passwordHash) return refuse(identityRefusals.password_unusable)
  const looked = await guess(db, passwordKey(id), passwordGuesses, now, () =>
    fitsSecret(passwordHash, password)
  )
  if (looked.is === 'right') return ok(true)
  if (looked.is === 'wrong') return refuse(identityRefusals.wrong_password)
  return refuse(identityRefusals.password_locked, { details: { retry_after: looked.secondsLeft } })
}

/**
 * Sets a new password: wrong guesses are forgotten, all other sessions end, and the contacts are written to. Answers the
 * sessions that ended.
 */
export async function setPassword(
  step: AccountStep,
  user: User,
  passwordHash: string,
  keptSessionId: number | undefined
): Promise<number[]> {
  const { tx, now } = step
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await clearGuesses(tx, passwordKey(user.id))
  const ended = await endOtherSessions(tx, user.id, keptSessionId, now)
  await writeTo(step, verifiedContacts(user), accountMessages.passwordChanged())
  return ended
}
