import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { ledgerAccountNames as ledgerAccounts } from '#lib/money/ledger-accounts.ts'
import { movementCodes } from '#lib/money/movement.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'

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
    index().on(t.createdAt),
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
    // What a shop is owed is the sum of these: read from the index alone.
    index('ledger_entries_of_shops')
      .on(t.shopId, t.id, t.amount)
      .where(sql`${t.account} = 'seller_payable'`),
    check('ledger_entries_move_something', sql`${t.amount} <> 0`)
  ]
)

/**
 * What each account got and gave on a Jakarta day that is over: sums of entries, which never change, so that a balance of any day
 * needs no walk through the ledger. Days without entries have no row.
 */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    day: date({ mode: 'string' }).notNull(),
    account: text({ enum: ledgerAccounts }).notNull(),
    incoming: rupiah().notNull(),
    outgoing: rupiah().notNull(),
    entries: integer().notNull()
  },
  t => [primaryKey({ columns: [t.day, t.account] })]
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
