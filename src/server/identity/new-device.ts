import { subDays } from 'date-fns/subDays'
import { and, eq, gt } from 'drizzle-orm'

import type { RequestContext } from '#server/core/http/context.ts'
import { requesterOf } from '#server/core/http/requester.ts'
import { recordEvent } from './account-events.ts'
import { accountMessages } from './account-notices.ts'
import { type User, verifiedContacts } from './contacts.ts'
import { deviceName } from './device.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { accountEvents } from './schema.ts'
import { type SecureStep, writeSecurely } from './security-link.ts'

/** Messages about new devices that an account gets in 24 hours. */
const maxPerDay = 5

/**
 * Tells the verified contacts of a sign-in from a browser that never signed in to this account; not of the account's
 * first sign-in. The caller has locked the account, and records the sign-in afterwards.
 */
export async function tellNewDevice(
  step: SecureStep,
  user: User,
  requestContext: RequestContext
): Promise<void> {
  const { tx, now } = step
  if (await isKnownBrowser(tx, requesterOf(requestContext), user.id)) return
  const own = eq(accountEvents.userId, user.id)
  const signedIn = and(own, eq(accountEvents.kind, 'signed_in'))
  const [before] = await tx.select({ id: accountEvents.id }).from(accountEvents).where(signedIn).limit(1)
  if (!before) return
  const told = and(own, eq(accountEvents.kind, 'new_device'), gt(accountEvents.createdAt, subDays(now, 1)))
  if ((await tx.$count(accountEvents, told)) >= maxPerDay) return
  await recordEvent(tx, { userId: user.id, kind: 'new_device', requestContext, now })
  const message = accountMessages.newDevice(deviceName(requestContext.userAgent), now)
  await writeSecurely(step, user.id, verifiedContacts(user), message)
}
