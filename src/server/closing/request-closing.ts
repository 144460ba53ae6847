import { addDays } from 'date-fns/addDays'
import { eq } from 'drizzle-orm'

import type { closeAccount } from '#lib/closing/contract.ts'
import { closingErrors, closingObstacles } from '#lib/closing/errors.ts'
import { closingDays } from '#lib/closing/rest.ts'
import { closingRequested } from '#lib/closing/texts.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { identityErrors } from '#lib/identity/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { BuyerContext } from '#server/core/http/context.ts'
import type { Viewer } from '#server/core/http/people.ts'
import { recordEvent } from '#server/identity/account-events.ts'
import { readUser, type User, verifiedContacts } from '#server/identity/contacts.ts'
import { dropGrants, heldGrants } from '#server/identity/grant-cookie.ts'
import { isSessionAlive } from '#server/identity/session-alive.ts'
import { guessPassword } from '#server/identity/password.ts'
import { proveByCode } from '#server/identity/prove-by-code.ts'
import { accountClosings } from '#server/identity/personal-data-schema.ts'
import { users } from '#server/identity/schema.ts'
import { siteOf, writeSecurely } from '#server/identity/security-link.ts'
import { endOtherSessions, forget } from '#server/identity/session.ts'
import { hangUp } from '#server/identity/sign-in.ts'
import { lockBalance } from '#server/money/ledger.ts'
import { closingMessages } from './messages.ts'
import { readObstacles } from './obstacles.ts'

/**
 * Requests that an account is closed. The person's row is locked first: what charges or creates holds it shared
 * (session-alive.ts), and so do sign-ins, so that each of them is either seen here or finds its session ended.
 */
export async function requestClosing(context: BuyerContext<InputOf<typeof closeAccount>>) {
  const { db, input, me, now, requestContext, services } = context
  const { password, give_up_balance: givenUp = 0 } = input
  const user = await readUser(db, me.id)
  if (!user) return fail(coreErrors.unauthorized)
  if (password) {
    const looked = await guessPassword(context, user, password)
    if (!looked.ok) {
      return { ok: false as const, error: { ...looked.error, fields: { password: looked.error.message } } }
    }
  }
  const closesAt = addDays(now, closingDays)
  const ended = await context.transact(async (tx, after) => {
    const held = await holdAccount(tx, me, password ? user : undefined)
    await lockBalance(tx, me.id)
    await rejectObstacles(tx, me.id, givenUp)
    if (!password) await proveByCode(tx, held, heldGrants(requestContext), 'account', now)
    await tx.insert(accountClosings).values({ userId: me.id, requestedAt: now, closesAt, givenUp })
    await recordEvent(tx, { userId: me.id, kind: 'closing_requested', requestContext, now })
    const step = { tx, after, now, site: siteOf(context) }
    await writeSecurely(step, me.id, verifiedContacts(held), closingMessages.requested(closesAt))
    return endOtherSessions(tx, me.id, undefined, now)
  })
  forget(requestContext)
  dropGrants(requestContext)
  await hangUp(services, me.id, ended)
  return answer({ closes_at: closesAt.toISOString() }, { message: closingRequested(closesAt) })
}

/** Locks the account; rejects a session that ended meanwhile, and a password that was changed since it was compared. */
async function holdAccount(tx: Db, me: Viewer, compared: User | undefined): Promise<User> {
  const [held] = await tx.select().from(users).where(eq(users.id, me.id)).for('update')
  if (!held || !(await isSessionAlive(tx, me))) throw new ApiException(coreErrors.unauthorized)
  if (compared && compared.passwordHash !== held.passwordHash) {
    throw new ApiException(identityErrors.wrong_password)
  }
  return held
}

async function rejectObstacles(tx: Db, userId: number, givenUp: number): Promise<void> {
  const { obstacles, balance } = await readObstacles(tx, userId, givenUp)
  if (givenUp > 0 && givenUp !== balance) {
    throw new ApiException({ ...closingErrors.closing_saldo_changed, details: { balance } })
  }
  const [first] = obstacles
  if (first) throw new ApiException({ ...closingObstacles[first.kind], details: { obstacles, balance } })
}
