import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'

export const banks = pgTable('banks', {
  code: text().primaryKey(),
  name: text().notNull(),
  sort: integer().notNull()
})

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bankCode: text()
      .notNull()
      .references(() => banks.code),
    accountNumber: text().notNull(),
    accountHolder: text().notNull(),
    createdAt: instant().notNull(),
    deletedAt: instant()
  },
  t => [
    uniqueIndex('bank_accounts_once')
      .on(t.userId, t.bankCode, t.accountNumber)
      .where(sql`${t.deletedAt} is null`)
  ]
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
