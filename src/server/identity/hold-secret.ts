import { and, eq } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'

import type { Viewer } from '#server/core/http/people.ts'
import type { Db } from '#server/core/db/connect.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { isSessionAlive } from './session-alive.ts'
import { users } from './schema.ts'

const seenBy = { passwordHash: identityErrors.wrong_password, pinHash: identityErrors.pin_wrong } as const

/**
 * Locks a person's row until the transaction ends, for a change of password or PIN or a withdrawal. Rejects a session
 * that was ended meanwhile, and an old secret that was changed meanwhile: hashing takes long enough for both.
 * `no key update` lets rows be written that reference the person, such as an order that holds the balance.
 */
export async function holdSecret(
  tx: Db,
  me: Viewer,
  secret: keyof typeof seenBy,
  /** The hash that the old secret was compared with; undefined if a code replaced it. */
  seen: string | null | undefined
): Promise<void> {
  const same = and(eq(users.id, me.id), seen ? eq(users[secret], seen) : undefined)
  const [held] = await tx.select({ id: users.id }).from(users).where(same).for('no key update')
  if (!held) throw new ApiException(seenBy[secret])
  if (!(await isSessionAlive(tx, me))) throw new ApiException(coreErrors.unauthorized)
}
