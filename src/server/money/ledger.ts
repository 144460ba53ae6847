import { eq, sql } from 'drizzle-orm'

import type { LedgerAccount } from '#lib/money/ledger-accounts.ts'
import type { MovementCode } from '#lib/money/movement.ts'
import { moneyErrors } from '#lib/money/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Db } from '#server/core/db/connect.ts'
import { sendTogether } from '#server/core/db/send-together.ts'
import { users } from '#server/identity/schema.ts'
import { balances, ledgerEntries, ledgerMovements } from './schema.ts'

/** One account's part of a movement; a positive amount increases what the account is owed. */
export type Entry =
  | { account: 'buyer_saldo'; userId: number; amount: number }
  | { account: Exclude<LedgerAccount, 'buyer_saldo'>; amount: number; shopId?: number }

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
  const [row] = await tx
    .insert(balances)
    .select(owner)
    .onConflictDoUpdate({ target: balances.userId, set: { userId: sql`excluded.user_id` } })
    .returning({ amount: balances.amount })
  return row?.amount ?? 0
}

/** Posts one movement of money, as `postMovements` does several. */
export const postMovement = (tx: Db, movement: Movement, now: Date): Promise<void> =>
  postMovements(tx, [movement], now)

/**
 * Posts movements of money one after another, in as many statements as for one. Throws if the entries of one are not
 * whole rupiah or do not sum to zero: that is a bug. Throws `balance_too_low` if a Saldo would fall below zero, which
 * rolls everything back (D15).
 */
export async function postMovements(tx: Db, given: readonly Movement[], now: Date): Promise<void> {
  const movements = given.map(checked).filter(({ entries }) => entries.length > 0)
  if (movements.length === 0) return
  const amounts = new Map<number, number>()
  const placed: (Entry & { trxId: string; balanceBefore?: number; balanceAfter?: number })[] = []
  for (const { trxId, entries } of movements) {
    for (const entry of entries) {
      if (entry.account !== 'buyer_saldo') {
        placed.push({ trxId, ...entry })
        continue
      }
      const balanceBefore = amounts.get(entry.userId) ?? (await lockBalance(tx, entry.userId))
      const balanceAfter = balanceBefore + entry.amount
      if (balanceAfter < 0) throw new ApiException(moneyErrors.balance_too_low)
      amounts.set(entry.userId, balanceAfter)
      placed.push({ trxId, ...entry, balanceBefore, balanceAfter })
    }
  }
  const written = await tx
    .insert(ledgerMovements)
    .values(movements.map(({ entries: _entries, ...fields }) => ({ ...fields, createdAt: now })))
    .returning({ id: ledgerMovements.id, trxId: ledgerMovements.trxId })
  const ids = new Map(written.map(({ id, trxId }) => [trxId, id]))
  const rows = placed.map(({ trxId, ...entry }) => ({ movementId: ids.get(trxId)!, ...entry }))
  await sendTogether(tx, [
    ...[...amounts].map(([userId, amount]) => ({
      write: tx.update(balances).set({ amount }).where(eq(balances.userId, userId))
    })),
    { write: tx.insert(ledgerEntries).values(rows) }
  ])
}

/** A movement without the entries of nothing. */
function checked(movement: Movement): Movement {
  const entries = movement.entries.filter(entry => entry.amount !== 0)
  const sum = entries.reduce((total, entry) => total + entry.amount, 0)
  if (sum !== 0 || entries.some(entry => !Number.isSafeInteger(entry.amount))) {
    throw new Error(`Movement ${movement.trxId} does not sum to zero: ${sum}`)
  }
  return { ...movement, entries }
}
