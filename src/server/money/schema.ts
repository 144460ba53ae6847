import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { movementCodes } from '#lib/money/movement.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'

export const ledgerAccounts = [
  'buyer_saldo',
  'escrow',
  'seller_payable',
  'courier_payable',
  'gateway',
  /** Source of top-ups and destination of withdrawals; `gateway` receives payments only (D32). */
  'bank',
  'bank_out',
  'fee_income',
  'promo_expense'
] as const

/** One money event; its entries sum to zero. Append-only. */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: rowId(),
    code: text({ enum: movementCodes }).notNull(),
    /** Shown as 'ID Transaksi'. */
    trxId: text().notNull(),
    /** What the movement belongs to, shown as 'Reference ID': an order code, a withdrawal. */
    refId: text().notNull(),
    transactionId: ref(),
    withdrawalId: ref(),
    remark: text().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('ledger_movements_trx_once').on(t.trxId),
    index().on(t.transactionId),
    index('ledger_movements_withdrawals')
      .on(t.createdAt)
      .where(sql`${t.withdrawalId} is not null`)
  ]
)

/** A positive amount increases what the account is owed. balanceBefore/After only on buyer_saldo. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: rowId(),
    movementId: ref()
      .notNull()
      .references(() => ledgerMovements.id),
    account: text({ enum: ledgerAccounts }).notNull(),
    userId: ref().references(() => users.id),
    shopId: ref(),
    amount: rupiah().notNull(),
    balanceBefore: rupiah(),
    balanceAfter: rupiah()
  },
  t => [
    index().on(t.movementId),
    index().on(t.userId, t.id),
    index().on(t.account),
    check('ledger_entries_move_something', sql`${t.amount} <> 0`)
  ]
)

/** A buyer's Saldo, locked before it changes; never below zero. */
export const balances = pgTable(
  'balances',
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: rupiah().notNull().default(0)
  },
  t => [check('balances_not_negative', sql`${t.amount} >= 0`)]
)
