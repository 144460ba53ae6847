import { eq, type SQL, sql } from 'drizzle-orm'

import type { LedgerAccount } from '#lib/money/ledger-accounts.ts'
import type { MovementCode } from '#lib/money/movement.ts'
import { moneyErrors } from '#lib/money/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Given } from '#server/core/db/prepare-once.ts'
import { sendTogether, type Write } from '#server/core/db/send-together.ts'
import { users } from '#server/identity/schema.ts'
import { balances, ledgerMovements } from './schema.ts'

type OfBuyer = { account: 'buyer_saldo'; userId: number; amount: number }

/** One account's part of a movement; a positive amount increases what the account is owed. */
export type Entry =
  | OfBuyer
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
  const [row] = await balanceLock(tx, userId)
  return row?.amount ?? 0
}

/** The same as a statement. */
export function balanceLock(tx: Db, userId: Given<number>) {
  const owner = tx
    .select({ userId: users.id, amount: sql<number>`0`.as('amount') })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  return tx
    .insert(balances)
    .select(owner)
    .onConflictDoUpdate({ target: balances.userId, set: { userId: sql`excluded.user_id` } })
    .returning({ amount: balances.amount })
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
  const movements = given.map(checked)
  const held = new Map<number, number>()
  for (const entry of movements.flatMap(({ entries }) => entries)) {
    if (!isOfBuyer(entry) || held.has(entry.userId)) continue
    held.set(entry.userId, await lockBalance(tx, entry.userId))
  }
  await sendTogether(tx, movementWrites(tx, movements, held, now))
}

/**
 * The same as writes for `after.later`: together in one statement. `held` is each Saldo that they change as `lockBalance`
 * returned it in this transaction, and nothing else may change it before they are sent.
 */
export function movementWrites(
  tx: Db,
  given: readonly Movement[],
  held: ReadonlyMap<number, number>,
  now: Date
): Write[] {
  const movements = given.map(checked).filter(({ entries }) => entries.length > 0)
  if (movements.length === 0) return []
  const amounts = new Map<number, number>()
  const entries = movements.flatMap(movement =>
    movement.entries.map(entry => ({ trxId: movement.trxId, ...entry, ...change(entry, held, amounts) }))
  )
  const write = tx
    .insert(ledgerMovements)
    .values(movements.map(({ entries: _entries, ...fields }) => ({ ...fields, createdAt: now })))
    .returning({ id: ledgerMovements.id, trxId: ledgerMovements.trxId })
  return [
    ...[...amounts].map(([userId, amount]) => ({
      write: tx.update(balances).set({ amount }).where(eq(balances.userId, userId))
    })),
    { write, follow: written => insertEntries(written, entries) }
  ]
}

const isOfBuyer = (entry: Entry): entry is OfBuyer => entry.account === 'buyer_saldo'

/** A buyer's Saldo before and after an entry; what it is then is put into `amounts`. Nothing for other accounts. */
function change(entry: Entry, held: ReadonlyMap<number, number>, amounts: Map<number, number>) {
  if (!isOfBuyer(entry)) return undefined
  const balanceBefore = amounts.get(entry.userId) ?? held.get(entry.userId)
  if (balanceBefore === undefined) throw new Error(`The Saldo of ${entry.userId} is not locked`)
  const balanceAfter = balanceBefore + entry.amount
  if (balanceAfter < 0) throw new ApiException(moneyErrors.balance_too_low)
  amounts.set(entry.userId, balanceAfter)
  return { balanceBefore, balanceAfter }
}

/** Writes entries of movements that were written, in their order. */
const insertEntries = (written: SQL, entries: readonly object[]): SQL => sql`
  insert into ledger_entries (movement_id, account, user_id, shop_id, amount, balance_before, balance_after)
  select w.id, e.account, e."userId", e."shopId", e.amount, e."balanceBefore", e."balanceAfter"
  from jsonb_to_recordset(${JSON.stringify(entries.map((entry, nth) => ({ ...entry, nth })))}::text::jsonb)
    as e(nth int, "trxId" text, account text, "userId" bigint, "shopId" bigint, amount bigint, "balanceBefore" bigint,
      "balanceAfter" bigint)
  join ${written} w on w.trx_id = e."trxId" order by e.nth`

/** A movement without the entries of nothing. */
function checked(movement: Movement): Movement {
  const entries = movement.entries.filter(entry => entry.amount !== 0)
  const sum = entries.reduce((total, entry) => total + entry.amount, 0)
  if (sum !== 0 || entries.some(entry => !Number.isSafeInteger(entry.amount))) {
    throw new Error(`Movement ${movement.trxId} does not sum to zero: ${sum}`)
  }
  return { ...movement, entries }
}
