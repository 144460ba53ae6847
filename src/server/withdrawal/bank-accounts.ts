import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { users } from '#server/identity/schema.ts'
import { areOpen, bankAccounts, banks, withdrawals } from './schema.ts'

/** An account confirmed by its bank; only such accounts are stored. */
export type CheckedAccount = { bankCode: string; number: string; holder: string }

/** More than anybody needs; keeps the list to one page (withdrawal-8). */
const accountLimit = 10

const own = (userId: number, id?: number) =>
  and(
    eq(bankAccounts.userId, userId),
    isNull(bankAccounts.deletedAt),
    id === undefined ? undefined : eq(bankAccounts.id, id)
  )

const select = (db: Db) =>
  db
    .select({
      id: bankAccounts.id,
      bank_code: bankAccounts.bankCode,
      bank_name: banks.name,
      account_number: bankAccounts.accountNumber,
      account_holder: bankAccounts.accountHolder
    })
    .from(bankAccounts)
    .innerJoin(banks, eq(banks.code, bankAccounts.bankCode))

export const readBanks = (db: Db) =>
  db.select({ code: banks.code, name: banks.name }).from(banks).orderBy(asc(banks.sort))

export async function isBank(db: Db, code: string): Promise<boolean> {
  const [row] = await db.select({ code: banks.code }).from(banks).where(eq(banks.code, code))
  return row !== undefined
}

/** The buyer's accounts, newest first. */
export const readBankAccounts = (db: Db, userId: number) =>
  select(db).where(own(userId)).orderBy(desc(bankAccounts.id))

/** One account of this buyer; undefined for other buyers' accounts. */
export async function readBankAccount(db: Db, userId: number, id: number) {
  const [row] = await select(db).where(own(userId, id))
  return row
}

/** Stores an account and returns its id. Rejects a duplicate bank and number, and more than ten accounts per person. */
export async function insertBankAccount(
  tx: Db,
  userId: number,
  account: CheckedAccount,
  now: Date
): Promise<Result<number>> {
  await lockOwner(tx, userId)
  if (await isSaved(tx, userId, account)) return fail(withdrawalErrors.bank_account_exists)
  const [existing] = await tx.select({ n: count() }).from(bankAccounts).where(own(userId))
  if ((existing?.n ?? 0) >= accountLimit) return fail(withdrawalErrors.bank_account_limit)
  const [row] = await tx
    .insert(bankAccounts)
    .values({ userId, ...columnsOf(account), createdAt: now })
    .returning({ id: bankAccounts.id })
  return ok(row!.id)
}

/**
 * Changes an account of this buyer; `isOther` tells whether withdrawals now go to another account. Rejects an account
 * in use and a duplicate.
 */
export async function changeBankAccount(
  tx: Db,
  userId: number,
  id: number,
  account: CheckedAccount
): Promise<Result<{ isOther: boolean }>> {
  await lockOwner(tx, userId)
  const before = await findFree(tx, userId, id)
  if (!before.ok) return before
  const { bankCode, accountNumber } = before.value
  const isOther = bankCode !== account.bankCode || accountNumber !== account.number
  if (isOther && (await isSaved(tx, userId, account))) return fail(withdrawalErrors.bank_account_exists)
  await tx.update(bankAccounts).set(columnsOf(account)).where(own(userId, id))
  return ok({ isOther })
}

/** Deletes an account of this buyer. Withdrawals have their own copy of the number. Rejects an account in use. */
export async function removeBankAccount(
  tx: Db,
  userId: number,
  id: number,
  now: Date
): Promise<Result<undefined>> {
  await lockOwner(tx, userId)
  const found = await findFree(tx, userId, id)
  if (!found.ok) return found
  await tx.update(bankAccounts).set({ deletedAt: now }).where(own(userId, id))
  return ok(undefined)
}

/** Finds an account, and rejects it if an open withdrawal goes to it. The caller has locked its owner. */
async function findFree(tx: Db, userId: number, id: number) {
  const [account] = await tx.select().from(bankAccounts).where(own(userId, id))
  if (!account) return fail(withdrawalErrors.bank_account_not_found)
  const [open] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.bankAccountId, id), areOpen))
    .limit(1)
  return open ? fail(withdrawalErrors.bank_account_in_use) : ok(account)
}

async function isSaved(tx: Db, userId: number, { bankCode, number }: CheckedAccount): Promise<boolean> {
  const [same] = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(own(userId), eq(bankAccounts.bankCode, bankCode), eq(bankAccounts.accountNumber, number)))
  return same !== undefined
}

const columnsOf = ({ bankCode, number, holder }: CheckedAccount) => ({
  bankCode,
  accountNumber: number,
  accountHolder: holder
})

/** Serialises changes of a person's accounts with each other, and with a withdrawal that is being opened. */
const lockOwner = (tx: Db, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
