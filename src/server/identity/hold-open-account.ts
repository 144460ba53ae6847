import { and, eq, isNotNull, notExists } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { accountClosings } from './personal-data-schema.ts'
import { users } from './schema.ts'

/**
 * Keeps an account from being closed until the transaction ends, for money or a message that arrives for it; returns false
 * if it was closed: nobody could ever reach them. Locked before the balance or the conversation.
 */
export async function holdOpenAccount(tx: Db, userId: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  const closed = tx
    .select({ id: accountClosings.id })
    .from(accountClosings)
    .where(and(eq(accountClosings.userId, userId), isNotNull(accountClosings.closedAt)))
  const [open] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), notExists(closed)))
  return open !== undefined
}
