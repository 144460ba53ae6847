import { addMinutes } from 'date-fns/addMinutes'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { workQueue } from '#server/core/concurrency/work-queue.ts'
import type { Db } from '#server/core/db/connect.ts'
import { guessCounters, users } from './schema.ts'

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
  const looked = await guessOwn(db, key, rule, now, undefined, isRight)
  if (looked.is === 'missing') throw new Error('Only a secret of a person can be missing')
  return looked
}

/** The same for a secret of a person's row, which counting reads as well. Where it is missing, nothing is counted. */
export async function guessOwn(
  db: Db,
  key: string,
  rule: GuessRule,
  now: Date,
  own: OwnSecret | undefined,
  isRight: (hash: string) => Promise<boolean>
): Promise<Guess | { is: 'missing' }> {
  const compare = async (): Promise<Guess | { is: 'missing' }> => {
    const taken = await takeGuess(db, key, rule, now, own)
    if (taken.isMissing) return { is: 'missing' }
    if (taken.secondsLeft > 0) return { is: 'locked', secondsLeft: taken.secondsLeft }
    let isFit: boolean
    try {
      isFit = await isRight(taken.hash)
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

/** The hash of a secret: a column of the person with this id. */
type OwnSecret = { userId: number; column: PgColumn }

/**
 * Counts one guess in one statement; returns the failures including it, and the remaining seconds of a lock. Of a person's
 * own secret also its hash, or that it is missing.
 */
export async function takeGuess(db: Db, key: string, rule: GuessRule, now: Date, own?: OwnSecret) {
  const lockedUntil = addMinutes(now, rule.lockMinutes)
  const c = guessCounters
  const isLockOver = sql`${c.lockedUntil} <= ${now.toISOString()}::timestamptz`
  const hash = own && sql`(select ${own.column} from ${users} where ${users.id} = ${own.userId})`
  const first = sql`select ${key}, 1, null::timestamptz, ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(c)
    .select(hash ? sql`${first} where ${hash} is not null` : first)
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
    .returning({
      failures: c.failures,
      lockedUntil: c.lockedUntil,
      hash: sql<string | null>`${hash ?? null}`
    })
  const failures = row?.failures ?? 1
  const told = { failures, hash: row?.hash ?? '', isMissing: own !== undefined && !row?.hash }
  if (failures <= rule.tries) return { ...told, secondsLeft: 0 }
  const until = row?.lockedUntil ?? lockedUntil
  return { ...told, secondsLeft: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) }
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
