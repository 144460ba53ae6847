import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { users } from './schema.ts'

/**
 * Locks a person's row, for what is counted over all orders of the person. After orders and payments, before balance and
 * variants (docs/decisions/money-and-locks.md); `no key update` waits for no foreign key.
 */
export const lockPerson = (tx: Db, id: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
