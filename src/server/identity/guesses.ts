import { addMinutes } from 'date-fns/addMinutes'
import { eq, sql } from 'drizzle-orm'

import { workQueue } from '#server/core/concurrency/work-queue.ts'
import type { Db } from '#server/core/db/connect.ts'
import { guessCounters } from './schema.ts'

/** Number of wrong guesses that lock a secret, and the duration of the lock. */
export type GuessRule = { tries: number; lockMinutes: number }

export const pinGuesses: GuessRule = { tries: 5, lockMinutes: 30 }
export const passwordGuesses: GuessRule = { tries: 10, lockMinutes: 15 }

/** Guesses of one secret run one after another in this process; more than may wait are rejected as 'busy'. */
const ofSecret = { atOnce: 1, maxWaiting: 29 }
const enqueue = workQueue({ atOnce: Infinity, maxWaiting: 0, retrySeconds: 1 })

export type Guess =
  | { is: 'right' }
  | { is: 'wrong'; triesLeft: number }
  | { is: 'locked'; secondsLeft: number }

/**
 * Checks a guess. It is counted in one statement before it is compared, so that of a hundred concurrent wrong guesses
 * only as many as the rule allows are compared; a right one resets the counter. Guesses of one secret run one after
 * another in a process, so that ten concurrent right ones all pass: none is counted while another is compared.
 */
export async function guess(
  db: Db,
  key: string,
  rule: GuessRule,
  now: Date,
  isRight: () => Promise<boolean>
): Promise<Guess> {
  const compare = async (): Promise<Guess> => {
    const taken = await takeGuess(db, key, rule, now)
    if (taken.secondsLeft > 0) return { is: 'locked', secondsLeft: taken.secondsLeft }
    let isFit: boolean
    try {
      isFit = await isRight()
    } catch (error) {
      await giveBack(db, key, rule)
      throw error
    }
    if (!isFit) return { is: 'wrong', triesLeft: rule.tries - taken.failures }
    await clearGuesses(db, key)
    return { is: 'right' }
  }
  return enqueue(compare, [{ name: key, ...ofSecret }])
}

/** Counts one guess in one statement; returns the failures including it, and the remaining seconds of a lock. */
export async function takeGuess(db: Db, key: string, rule: GuessRule, now: Date) {
  const lockedUntil = addMinutes(now, rule.lockMinutes)
  const c = guessCounters
  const isLockOver = sql`${c.lockedUntil} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(c)
    .values({ key, failures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: c.key,
      set: {
        failures: sql`case when ${isLockOver} then 1 else ${c.failures} + 1 end`,
        lockedUntil: sql`case when ${isLockOver} then null
          when ${c.lockedUntil} is null and ${c.failures} + 1 >= ${rule.tries} then ${lockedUntil.toISOString()}::timestamptz
          else ${c.lockedUntil} end`,
        updatedAt: now
      }
    })
    .returning()
  const failures = row?.failures ?? 1
  if (failures <= rule.tries) return { failures, secondsLeft: 0 }
  const until = row?.lockedUntil ?? lockedUntil
  return { failures, secondsLeft: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) }
}

/** Takes one count back: for a guess that could not be compared, or that was right. */
export async function giveBack(db: Db, key: string, rule: GuessRule): Promise<void> {
  const c = guessCounters
  await db
    .update(c)
    .set({
      failures: sql`greatest(0, ${c.failures} - 1)`,
      lockedUntil: sql`case when ${c.failures} > ${rule.tries} then ${c.lockedUntil} end`
    })
    .where(eq(c.key, key))
}

/** Resets the counter after a right guess or for a new secret. */
export async function clearGuesses(db: Db, key: string): Promise<void> {
  await db.delete(guessCounters).where(eq(guessCounters.key, key))
}
