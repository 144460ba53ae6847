import { eq, sql } from 'drizzle-orm'

import type { MovementCode } from '#lib/money/movement.ts'
import { moneyErrors } from '#lib/money/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Db } from '#server/core/db/connect.ts'
import { users } from '#server/identity/schema.ts'
import { balances, type ledgerAccounts, ledgerEntries, ledgerMovements } from './schema.ts'

type Account = (typeof ledgerAccounts)[number]

/** One account's part of a movement; a positive amount increases what the account is owed. */
export type Entry =
  | { account: 'buyer_saldo'; userId: number; amount: number }
  | { account: Exclude<Account, 'buyer_saldo'>; amount: number; shopId?: number }

export type Movement = {
  code: MovementCode
  /** Unique: posting the same movement twice violates an index instead of moving money twice. */
  trxId: string
  refId: string
  transactionId?: number
  withdrawalId?: number
  remark: string
  entries: readonly Entry[]
}

/** The Saldo of a buyer in whole rupiah. */
export async function readBalance(db: Db, userId: number): Promise<number> {
  const [row] = await db.select().from(balances).where(eq(balances.userId, userId))
  return row?.amount ?? 0
}

/**
 * Locks a buyer's Saldo and returns it. Lock order: after the cart, an existing order or withdrawal, before variants. The
 * same statement locks the person's row first, which every entry about the person locks anyway: a closing of the account
 * locks both in this order.
 */
export async function lockBalance(tx: Db, userId: number): Promise<number> {
  const owner = tx
    .select({ userId: users.id, amount: sql<number>`0`.as('amount') })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  await tx.insert(balances).select(owner).onConflictDoNothing()
  const [row] = await tx.select().from(balances).where(eq(balances.userId, userId)).for('update')
  return row?.amount ?? 0
}

/**
 * Posts one movement of money. Throws if its entries are not whole rupiah or do not sum to zero: that is a bug. Throws
 * `balance_too_low` if a Saldo would fall below zero, which rolls everything back (D15).
 */
export async function postMovement(tx: Db, movement: Movement, now: Date): Promise<void> {
  const { entries: given, ...fields } = movement
  const entries = given.filter(entry => entry.amount !== 0)
  const sum = entries.reduce((total, entry) => total + entry.amount, 0)
  if (sum !== 0 || entries.some(entry => !Number.isSafeInteger(entry.amount))) {
    throw new Error(`Movement ${movement.trxId} does not sum to zero: ${sum}`)
  }
  if (entries.length === 0) return
  const [row] = await tx
    .insert(ledgerMovements)
    .values({ ...fields, createdAt: now })
    .returning({ id: ledgerMovements.id })
  for (const entry of entries) {
    const around = entry.account === 'buyer_saldo' ? await moveBalance(tx, entry.userId, entry.amount) : {}
    await tx.insert(ledgerEntries).values({ movementId: row!.id, ...entry, ...around })
  }
}

async function moveBalance(tx: Db, userId: number, amount: number) {
  const balanceBefore = await lockBalance(tx, userId)
  const balanceAfter = balanceBefore + amount
  if (balanceAfter < 0) throw new ApiException(moneyErrors.balance_too_low)
  await tx.update(balances).set({ amount: balanceAfter }).where(eq(balances.userId, userId))
  return { balanceBefore, balanceAfter }
}
