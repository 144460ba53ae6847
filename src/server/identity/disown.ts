import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { and, eq, gt, gte, isNull } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { type Identifier, readIdentifier } from '#lib/core/schema/identifier.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import * as contract from '#lib/identity/security-contract.ts'

import { type Db, sqlState } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Context } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { recordEvent } from './account-events.ts'
import { type AccountStep, accountMessages, writeTo } from './account-notices.ts'
import { accountsOf, type User, verifiedContacts, verifyContact } from './contacts.ts'
import { storeGrant } from './grant-cookie.ts'
import { openGrant } from './grants.ts'
import { keepAccount } from './keep-account.ts'
import { knownBrowsers, securityTokens, users } from './schema.ts'
import { closeSession, endOtherSessions } from './session.ts'
import { hangUp } from './sign-in.ts'

/** 'Bukan saya' (D51). */
export function disownRoutes(api: Api): void {
  api.open(contract.disownChange, disown)
}

type Disown = Context<InputOf<typeof contract.disownChange>>

/**
 * Ends all sessions, and takes the password, which a stranger may know: the grant of this answer sets a new one. Also
 * ends what this browser is signed in to, so that the form for the new password opens.
 */
async function disown(context: Disown) {
  const { requestContext, services } = context
  const done = await secure(context)
    // Another account verified the old contact between check and change: the second attempt sees its owner.
    .catch((error: unknown) => {
      if (sqlState(error) !== '23505') throw error
      return secure(context)
    })
  if (!done) return fail(identityErrors.security_link_unusable)
  storeGrant(requestContext, done.grant)
  if (done.own) await hangUp(services, done.own.userId, [done.own.sessionId])
  await hangUp(services, done.user.id, done.ended)
  return answer({ auth: done.identifier.value }, { message: 'Semua perangkat telah dikeluarkan' })
}

/** All of it in one transaction; undefined if the token is not usable. */
function secure({ transact, input, now, requestContext }: Disown) {
  return transact(async (tx, after) => {
    const held = await useToken(tx, sha256(input.token), now)
    if (!held) return undefined
    const { user, identifier, issuedAt } = held
    const step = { tx, after, now }
    await restoreContact(step, user, identifier)
    await dropLaterContacts(tx, user, identifier, issuedAt)
    const own = await closeSession(tx, requestContext, now)
    const ended = await endOtherSessions(tx, user.id, undefined, now)
    await tx
      .update(users)
      .set({
        passwordHash: null,
        claimTag: null,
        withdrawalsLockedUntil: addHours(now, contract.securityHours)
      })
      .where(eq(users.id, user.id))
    await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, user.id))
    await keepAccount(step, user, requestContext)
    await recordEvent(tx, { userId: user.id, kind: 'disowned', requestContext, now })
    const grant = await openGrant(tx, { identifier: identifier.value, purpose: 'reset' }, now)
    return { user, identifier, own, ended, grant }
  })
}

/** Uses up a token and locks its account, the account first as everywhere else; undefined if the token is not usable. */
async function useToken(
  tx: Db,
  tokenHash: string,
  now: Date
): Promise<{ user: User; identifier: Identifier; issuedAt: Date } | undefined> {
  const usable = and(
    eq(securityTokens.tokenHash, tokenHash),
    isNull(securityTokens.usedAt),
    gt(securityTokens.expiresAt, now)
  )
  const [found] = await tx.select().from(securityTokens).where(usable)
  const identifier = readIdentifier(found?.identifier ?? '')
  if (!found || !identifier) return undefined
  const [user] = await tx.select().from(users).where(eq(users.id, found.userId)).for('no key update')
  const [used] = await tx
    .update(securityTokens)
    .set({ usedAt: now })
    .where(usable)
    .returning({ userId: securityTokens.userId })
  if (!user || !used) return undefined
  // Later links may be a stranger's, sent to a contact that was changed meanwhile; an earlier one stays its owner's.
  await tx
    .update(securityTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(securityTokens.userId, user.id),
        isNull(securityTokens.usedAt),
        gte(securityTokens.expiresAt, found.expiresAt)
      )
    )
  return { user, identifier, issuedAt: subHours(found.expiresAt, contract.securityHours) }
}

/**
 * Gives the account back the contact that the message went to, if it was replaced since: otherwise the person who
 * replaced it could sign in again with a code. Not where another account has verified it meanwhile.
 */
async function restoreContact(step: AccountStep, user: User, contact: Identifier): Promise<void> {
  const { tx, now } = step
  const own = verifiedContacts(user)
  if (own.some(({ kind, value }) => kind === contact.kind && value === contact.value)) return
  const { owner } = await accountsOf(tx, contact)
  if (owner) return
  await verifyContact(tx, user.id, contact, now)
  const replaced = own.filter(({ kind }) => kind === contact.kind)
  await writeTo(step, replaced, accountMessages.contactChanged(contact.kind))
}

/** Takes contacts of the other kind off the account that were verified since the message: its reader did not add them. */
async function dropLaterContacts(tx: Db, user: User, { kind }: Identifier, issuedAt: Date): Promise<void> {
  const isLater = (verifiedAt: Date | null) => verifiedAt !== null && verifiedAt >= issuedAt
  if (kind === 'phone' && isLater(user.emailVerifiedAt)) {
    await tx.update(users).set({ email: null, emailVerifiedAt: null }).where(eq(users.id, user.id))
  }
  if (kind === 'email' && isLater(user.phoneVerifiedAt)) {
    await tx.update(users).set({ phone: null, phoneVerifiedAt: null }).where(eq(users.id, user.id))
  }
}
