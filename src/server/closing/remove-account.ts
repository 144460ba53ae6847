import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm'

import { removedText } from '#lib/closing/texts.ts'

import { addresses } from '#server/address/schema.ts'
import { cartLines, carts } from '#server/cart/schema.ts'
import { productViews } from '#server/catalogue/schema.ts'
import { checkouts } from '#server/checkout/schema.ts'
import { idempotencyKeys } from '#server/core/db/schema.ts'
import { messageLog, messageQueue } from '#server/core/messages/schema.ts'
import type { AccountStep } from '#server/identity/account-notices.ts'
import { type User, verifiedContacts } from '#server/identity/contacts.ts'
import { dataExports } from '#server/identity/personal-data-schema.ts'
import {
  accountEvents,
  grants,
  guessCounters,
  knownBrowsers,
  otpCodes,
  securityTokens,
  sessions,
  users
} from '#server/identity/schema.ts'
import { signedPages } from '#server/identity/signed-pages.ts'
import { notifications } from '#server/notification/schema.ts'
import { bankAccounts, withdrawals } from '#server/withdrawal/schema.ts'
import { removeWritings } from './remove-writings.ts'

/**
 * Removes what is personal about an account (closing-10); `tests/closing/removed-columns.test.ts` names each column that
 * stays, and why. The caller has locked the account.
 */
export async function removeAccount(step: AccountStep, user: User): Promise<void> {
  const { tx, after } = step
  after.invalidate(...(await signedPages(tx, user.id)))
  await removeWritings(step, user)
  await removeBelongings(step, user)
  await removeTraces(step, user)
  await removeIdentity(step, user)
}

/** The account's row stays, because orders and the ledger name it; nobody can sign in to it. */
async function removeIdentity({ tx }: AccountStep, { id }: User): Promise<void> {
  await tx
    .update(users)
    .set({
      name: removedText,
      email: null,
      phone: null,
      emailVerifiedAt: null,
      phoneVerifiedAt: null,
      photoPath: null,
      passwordHash: null,
      claimTag: null,
      pinHash: null,
      lastSeenAt: null,
      // Broadcasts go to those who want them.
      wantsPromotions: false,
      withdrawalsLockedUntil: null
    })
    .where(eq(users.id, id))
}

async function removeBelongings({ tx, after, now }: AccountStep, { id }: User): Promise<void> {
  await tx.delete(checkouts).where(eq(checkouts.userId, id))
  await tx.delete(cartLines).where(eq(cartLines.userId, id))
  await tx.delete(carts).where(eq(carts.userId, id))
  await tx.delete(addresses).where(eq(addresses.userId, id))
  await tx.delete(productViews).where(eq(productViews.userId, id))
  await tx.delete(notifications).where(eq(notifications.userId, id))
  const own = eq(bankAccounts.userId, id)
  const named = tx
    .select({ one: sql`1` })
    .from(withdrawals)
    .where(eq(withdrawals.bankAccountId, bankAccounts.id))
  await tx.delete(bankAccounts).where(and(own, notExists(named)))
  await tx.update(bankAccounts).set({ deletedAt: now }).where(own)
  const copies = await tx
    .delete(dataExports)
    .where(eq(dataExports.userId, id))
    .returning({ path: dataExports.path })
  for (const { path } of copies) if (path) after.run(({ storage }) => storage.remove(path))
}

/** Sessions, codes and what else signing in leaves behind, also by the account's contacts. */
async function removeTraces({ tx }: AccountStep, user: User): Promise<void> {
  const { id } = user
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, id))
  await tx.delete(accountEvents).where(eq(accountEvents.userId, id))
  await tx.delete(securityTokens).where(eq(securityTokens.userId, id))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id))
  const contacts = verifiedContacts(user)
  const values = contacts.map(({ value }) => value)
  const counters = [
    `pin:${id}`,
    `password:${id}`,
    ...contacts.map(({ kind, value }) => `claim:${kind}:${value}`)
  ]
  await tx
    .delete(guessCounters)
    .where(
      or(
        inArray(guessCounters.key, counters),
        ...counters.map(key => sql`starts_with(${guessCounters.key}, ${`${key}:`})`)
      )
    )
  if (values.length === 0) return
  await tx.delete(otpCodes).where(inArray(otpCodes.identifier, values))
  await tx.delete(grants).where(inArray(grants.identifier, values))
  await tx.delete(messageLog).where(inArray(messageLog.to, values))
  await tx.delete(messageQueue).where(inArray(messageQueue.to, values))
}
