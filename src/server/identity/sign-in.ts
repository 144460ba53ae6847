import { and, eq } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { userChannel } from '#server/notification/announce.ts'
import { recordEvent } from './account-events.ts'
import type { User } from './contacts.ts'
import { keepAccount } from './keep-account.ts'
import { rememberBrowser } from './known-browsers.ts'
import { tellNewDevice } from './new-device.ts'
import { takeFromOthers } from './push-token.ts'
import { readProfile } from './users.ts'
import type { Db } from '#server/core/db/connect.ts'
import { users } from './schema.ts'
import { requesterOf } from '#server/core/http/requester.ts'
import type { Services } from '#server/core/platform/services.ts'
import { siteOf } from './security-link.ts'
import { openSession } from './session.ts'
import { type Context } from '#server/core/http/context.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import { dropGrants } from './grant-cookie.ts'

/**
 * Opens this device's session, replacing an existing one, and returns the profile. `passwordHash` is the hash that the
 * password was compared with: if it was changed meanwhile, which ended all sessions, the old password opens no new one.
 */
export async function signIn(
  context: Context<unknown>,
  userId: number,
  { pushToken, passwordHash }: { pushToken?: string | null; passwordHash?: string | null } = {}
) {
  const { db, requestContext, now, services } = context
  const { replaced, surplus, isKept } = await context.transact(async (tx, after) => {
    const held = await holdAccount(tx, userId, passwordHash)
    const step = { tx, after, now, site: siteOf(context) }
    const isKept = await keepAccount(step, held, requestContext)
    await tellNewDevice(step, held, requestContext)
    if (pushToken) await takeFromOthers(tx, pushToken)
    const opened = await openSession(tx, requestContext, userId, now, pushToken)
    if (opened.surplus.length > 0)
      await recordEvent(tx, { userId, kind: 'session_revoked', requestContext, now })
    await recordEvent(tx, { userId, kind: 'signed_in', requestContext, now })
    return { ...opened, isKept }
  })
  await rememberBrowser(db, requesterOf(requestContext), userId, now)
  dropGrants(requestContext)
  if (replaced) await hangUp(services, replaced.userId, [replaced.sessionId])
  await hangUp(services, userId, surplus)
  await tellDevices(services, userId)
  const profile = await readProfile(db, userId, services.config.appSecret)
  return profile
    ? answer({ ...profile, ...(isKept && { closing_revoked: true }) }, { message: 'Berhasil masuk' })
    : fail(coreErrors.unauthorized)
}

/**
 * Locks the account until the transaction ends, so that its password stays and it is not closed meanwhile; rejects if
 * the password has changed already.
 */
export async function holdAccount(
  tx: Db,
  userId: number,
  passwordHash: string | null | undefined
): Promise<User> {
  const same = and(eq(users.id, userId), passwordHash ? eq(users.passwordHash, passwordHash) : undefined)
  const [held] = await tx.select().from(users).where(same).for('no key update')
  if (!held) throw new ApiException(passwordHash ? identityErrors.wrong_password : coreErrors.unauthorized)
  return held
}

/**
 * Notifies a person's open pages that the list of devices changed; a page whose session ended signs out with its next
 * request.
 */
async function tellDevices({ realtime, log }: Services, userId: number): Promise<void> {
  await realtime
    .publish(userChannel(userId), 'sessions', {})
    .catch((error: unknown) => log.error({ error }, 'devices not told'))
}

/** Notifies the person's open pages, then closes the sockets of the ended sessions. Other devices stay connected. */
export async function hangUp(
  services: Services,
  userId: number,
  sessionIds: readonly number[]
): Promise<void> {
  if (sessionIds.length === 0) return
  await tellDevices(services, userId)
  await hangUpSockets(services, sessionIds)
}

/** Closes the sockets of ended sessions. */
export async function hangUpSockets(
  { realtime, log }: Services,
  sessionIds: readonly number[]
): Promise<void> {
  if (sessionIds.length === 0) return
  await realtime.disconnect(sessionIds).catch((error: unknown) => log.error({ error }, 'disconnect'))
}
