import { and, eq, isNull } from 'drizzle-orm'

import { identityErrors } from '#lib/identity/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { BuyerContext, RequestContext } from '#server/core/http/context.ts'
import { recordEvent } from './account-events.ts'
import { users } from './schema.ts'
import { fitsSecret, hashSecret } from './password-hash.ts'
import { guessOwn, pinGuesses } from './guesses.ts'

/** Counter key for wrong PINs of a person. */
export const pinKey = (userId: number) => `pin:${userId}`

type Who = { db: Db; userId: number; now: Date; requestContext: RequestContext }

/**
 * Verifies a buyer's PIN. Five failures lock it for 30 minutes; the message gives the remaining tries (D4). Hashes, so
 * never call it inside a transaction.
 */
export async function verifyPin(
  { db, userId, now, requestContext }: Who,
  pin: string
): Promise<Result<true>> {
  const own = { userId, column: users.pinHash }
  const looked = await guessOwn(db, pinKey(userId), pinGuesses, now, own, hash => fitsSecret(hash, pin))
  if (looked.is === 'missing') return fail(identityErrors.pin_missing)
  if (looked.is === 'right') return ok(true)
  if (looked.is === 'locked') return locked(looked.secondsLeft)
  if (looked.triesLeft === 0) {
    // Recorded only for the guess that locks it; the count is already stored.
    await recordEvent(db, { userId, kind: 'pin_locked', requestContext, now })
    return locked(pinGuesses.lockMinutes * 60)
  }
  return fail(identityErrors.pin_wrong, {
    message: `${identityErrors.pin_wrong.message} Sisa percobaan: ${looked.triesLeft}.`,
    fields: { pin: identityErrors.pin_wrong.message },
    details: { tries_left: looked.triesLeft }
  })
}

function locked(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return fail(identityErrors.pin_locked, {
    message: `${identityErrors.pin_locked.message} Coba lagi dalam ${minutes} menit.`,
    details: { retry_after: seconds }
  })
}

/** Creates the PIN of a buyer who has none. */
export async function addPin(
  { transact, buyerId: userId, now, requestContext }: BuyerContext<unknown>,
  pin: string
): Promise<Result<true>> {
  const pinHash = await hashSecret(pin)
  return transact(async tx => {
    const changed = await tx
      .update(users)
      .set({ pinHash })
      .where(and(eq(users.id, userId), isNull(users.pinHash)))
      .returning({ id: users.id })
    if (changed.length === 0) return fail(identityErrors.pin_exists)
    await recordEvent(tx, { userId, kind: 'pin_made', requestContext, now })
    return ok(true)
  })
}
