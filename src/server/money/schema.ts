import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { paymentTypes } from '#lib/order/status.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { bankAccounts, users } from '#server/identity/schema.ts'

export const ledgerAccounts = [
  'buyer_saldo',
  'escrow',
  'seller_payable',
  'courier_payable',
  'gateway',
  'bank_out',
  'fee_income',
  'promo_expense'
] as const

export const movementCodes = ['TR', 'TF', 'TU', 'RF', 'SH', 'EX', 'WD'] as const

/** One event of money; its entries sum to zero. Append-only. */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: rowId(),
    code: text({ enum: movementCodes }).notNull(),
    /** Shown as 'ID Transaksi'. */
    trxId: text().notNull(),
    /** What it belongs to, shown as 'Reference ID': an order code, a withdrawal. */
    refId: text().notNull(),
    transactionId: ref(),
    remark: text().notNull(),
    createdAt: instant().notNull()
  },
  t => [uniqueIndex('ledger_movements_trx_once').on(t.trxId), index().on(t.transactionId)]
)

/** Positive: the account is owed more. balanceBefore/After only on buyer_saldo. */
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
  t => [index().on(t.movementId), index().on(t.userId, t.id), index().on(t.account)]
)

/** The locked row of a buyer's Saldo; never below zero. */
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

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    bankAccountId: ref()
      .notNull()
      .references(() => bankAccounts.id),
    bankName: text().notNull(),
    accountNumber: text().notNull(),
    accountHolder: text().notNull(),
    nominal: rupiah().notNull(),
    fee: rupiah().notNull(),
    status: text({ enum: ['pending', 'success', 'failed', 'cancelled'] }).notNull(),
    reason: text(),
    createdAt: instant().notNull(),
    closedAt: instant()
  },
  t => [index().on(t.userId, t.id), index().on(t.status)]
)

/** Saldo is id 1 (specification 3, section 9). */
export const paymentMethods = pgTable('payment_methods', {
  id: ref().primaryKey(),
  name: text().notNull(),
  icon: text().notNull(),
  bankType: text({ enum: paymentTypes }).notNull(),
  bankCode: text(),
  fee: rupiah().notNull(),
  sort: integer().notNull(),
  isActive: boolean().notNull().default(true)
})

/** What the gateway told us, kept as it came: the same event twice changes nothing. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: rowId(),
    gateway: text().notNull(),
    /** The gateway's own id of the event. */
    eventId: text().notNull(),
    number: text().notNull(),
    amount: rupiah().notNull(),
    outcome: text({ enum: ['paid', 'late', 'mismatch', 'unknown', 'ignored'] }).notNull(),
    body: jsonb().notNull(),
    createdAt: instant().notNull()
  },
  t => [uniqueIndex('payment_notifications_once').on(t.gateway, t.eventId), index().on(t.number)]
)
