import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm'

import { givenUpRemark } from '#lib/closing/texts.ts'

import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { type AccountStep, writeTo } from '#server/identity/account-notices.ts'
import { type User, verifiedContacts } from '#server/identity/contacts.ts'
import { accountClosings } from '#server/identity/personal-data-schema.ts'
import { users } from '#server/identity/schema.ts'
import { lockBalance, postMovement } from '#server/money/ledger.ts'
import { notify } from '#server/notification/notify.ts'
import { closingMessages } from './messages.ts'
import { readObstacles } from './obstacles.ts'
import { removeAccount } from './remove-account.ts'

type Closing = typeof accountClosings.$inferSelect

const isWaiting = and(isNull(accountClosings.revokedAt), isNull(accountClosings.closedAt))

/**
 * Closes every account whose 14 days have passed, each in its own transaction, or stops the closing if something stands
 * in the way again. Skips accounts that another process has locked. Returns how many were decided.
 */
export async function runClosings(services: Services): Promise<number> {
  const failed: number[] = []
  let done = 0
  for (;;) {
    const outcome = await runNext(services, failed)
    if (outcome === 'none') return done
    if (outcome === 'done') done += 1
  }
}

async function runNext(services: Services, failed: number[]): Promise<'done' | 'failed' | 'none'> {
  const now = services.clock.now()
  let closingId: number | undefined
  try {
    return await transactor(services)(async (tx, after) => {
      const [due] = await tx
        .select({ id: accountClosings.id, user: users })
        .from(accountClosings)
        .innerJoin(users, eq(users.id, accountClosings.userId))
        .where(
          and(
            isWaiting,
            lte(accountClosings.closesAt, now),
            failed.length > 0 ? notInArray(accountClosings.id, failed) : undefined
          )
        )
        .orderBy(asc(accountClosings.closesAt), asc(accountClosings.id))
        .limit(1)
        // The person's row, as in a sign-in: it is locked before the closing.
        .for('update', { of: users, skipLocked: true })
      if (!due) return 'none'
      closingId = due.id
      // A sign-in may have revoked it between the look and the lock.
      const [closing] = await tx
        .select()
        .from(accountClosings)
        .where(and(eq(accountClosings.id, due.id), isWaiting))
        .for('update')
      if (closing) await decide({ tx, after, now }, closing, due.user)
      return 'done'
    })
  } catch (error) {
    // One account that cannot be closed must not stop the others.
    if (closingId === undefined) throw error
    services.log.error({ error, closingId }, 'closing failed')
    failed.push(closingId)
    return 'failed'
  }
}

async function decide(step: AccountStep, closing: Closing, user: User): Promise<void> {
  const { tx, now } = step
  const balance = await lockBalance(tx, user.id)
  const { obstacles } = await readObstacles(tx, user.id, closing.givenUp)
  const own = eq(accountClosings.id, closing.id)
  const [first] = obstacles
  if (first) {
    await tx.update(accountClosings).set({ revokedAt: now }).where(own)
    const message = closingMessages.stopped(first.message)
    notify(step, user.id, {
      type: 'transaction',
      title: message.subject,
      body: message.text,
      value: ''
    })
    return writeTo(step, verifiedContacts(user), message)
  }
  if (balance > 0) await takeRest(step, closing, balance)
  await removeAccount(step, user)
  // Queued last: the removal forgets earlier messages to the same contacts.
  await writeTo(step, verifiedContacts(user), closingMessages.closed())
  await tx.update(accountClosings).set({ closedAt: now }).where(own)
}

/** Moves the rest of Saldo that its owner gave up. */
const takeRest = ({ tx, now }: AccountStep, { id, userId }: Closing, balance: number): Promise<void> =>
  postMovement(
    tx,
    {
      code: 'EX',
      trxId: `EX-HAPUS-${id}`,
      refId: `HAPUS-${id}`,
      remark: givenUpRemark,
      entries: [
        { account: 'buyer_saldo', userId, amount: -balance },
        { account: 'fee_income', amount: balance }
      ]
    },
    now
  )
