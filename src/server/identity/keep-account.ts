import { and, eq, isNull } from 'drizzle-orm'

import { identityErrors } from '#lib/identity/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import { notify } from '#server/notification/notify.ts'
import { recordEvent } from './account-events.ts'
import { type AccountStep, accountMessages, writeTo } from './account-notices.ts'
import { type User, verifiedContacts } from './contacts.ts'
import { accountClosings } from './personal-data-schema.ts'

/**
 * Revokes a waiting request to close this account, and tells its owner (D51); returns whether there was one. Rejects an
 * account that was closed since it was looked up. The caller has locked the account.
 */
export async function keepAccount(
  step: AccountStep,
  user: User,
  requestContext: RequestContext
): Promise<boolean> {
  const { tx, now } = step
  const own = and(eq(accountClosings.userId, user.id), isNull(accountClosings.revokedAt))
  const [closing] = await tx.select().from(accountClosings).where(own)
  if (!closing) return false
  if (closing.closedAt) throw new ApiException(identityErrors.account_not_found)
  await tx.update(accountClosings).set({ revokedAt: now }).where(eq(accountClosings.id, closing.id))
  await recordEvent(tx, { userId: user.id, kind: 'closing_revoked', requestContext, now })
  const message = accountMessages.closingRevoked()
  notify(step, user.id, { type: 'transaction', title: message.subject, body: message.text, value: '' })
  await writeTo(step, verifiedContacts(user), message)
  return true
}
