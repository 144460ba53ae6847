import { and, eq, isNull } from 'drizzle-orm'

import { refuse } from '#lib/contracts/refusals.ts'
import { ok, type Result } from '#lib/result.ts'

import type { Db } from '../db/connect.ts'
import { users } from '../db/schema/identity.ts'
import { fitsSecret, hashSecret } from '../passwords.ts'
import { clearGuesses, pinGuesses, takeGuess } from './guesses.ts'

type Who = { db: Db; userId: number; now: Date }

/**
 * Verifies a buyer's PIN. Five failures lock it for 30 minutes; the message tells the remaining tries (D4).
 * Hashes, so never call it inside a transaction.
 */
export async function verifyPin({ db, userId, now }: Who, pin: string): Promise<Result<true>> {
  const [user] = await db.select({ pinHash: users.pinHash }).from(users).where(eq(users.id, userId))
  if (!user?.pinHash) return refuse('pin_missing')
  const key = `pin:${userId}`
  const guess = await takeGuess(db, key, pinGuesses, now)
  if (!guess.isAllowed) return locked(guess.secondsLeft)
  if (await fitsSecret(user.pinHash, pin)) {
    await clearGuesses(db, key)
    return ok(true)
  }
  if (guess.triesLeft === 0) return locked(pinGuesses.lockMinutes * 60)
  return refuse('pin_wrong', {
    message: `PIN salah. Silakan coba lagi. Sisa percobaan: ${guess.triesLeft}.`,
    fields: { pin: 'PIN salah. Silakan coba lagi.' },
    details: { tries_left: guess.triesLeft }
  })
}

function locked(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return refuse('pin_locked', {
    message: `PIN terkunci karena terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`,
    details: { retry_after: seconds }
  })
}

/** Creates the PIN of a buyer who has none. */
export async function addPin(db: Db, userId: number, pin: string): Promise<Result<true>> {
  const pinHash = await hashSecret(pin)
  const changed = await db
    .update(users)
    .set({ pinHash })
    .where(and(eq(users.id, userId), isNull(users.pinHash)))
    .returning({ id: users.id })
  return changed.length > 0 ? ok(true) : refuse('pin_exists')
}
