import { addMinutes } from 'date-fns/addMinutes'
import { eq, sql } from 'drizzle-orm'

import type { Db } from '../db/connect.ts'
import { guessCounters } from '../db/schema/identity.ts'

/** How often something may be guessed wrong, and how long it is locked then. */
export type GuessRule = { tries: number; lockMinutes: number }

export const pinGuesses: GuessRule = { tries: 5, lockMinutes: 30 }
export const passwordGuesses: GuessRule = { tries: 10, lockMinutes: 15 }

export type Guess = { isAllowed: true; triesLeft: number } | { isAllowed: false; secondsLeft: number }

/**
 * Counts a guess before it is looked at, in one statement: of a hundred guesses that arrive together only as many as
 * the rule allows are looked at. The caller clears the counter when the guess was right.
 */
export async function takeGuess(db: Db, key: string, rule: GuessRule, now: Date): Promise<Guess> {
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
  if (failures <= rule.tries) return { isAllowed: true, triesLeft: rule.tries - failures }
  const until = row?.lockedUntil ?? lockedUntil
  return { isAllowed: false, secondsLeft: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) }
}

/** A right guess: the counter starts anew. */
export async function clearGuesses(db: Db, key: string): Promise<void> {
  await db.delete(guessCounters).where(eq(guessCounters.key, key))
}
