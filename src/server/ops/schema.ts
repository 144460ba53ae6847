import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'

import { noteLimit, payoutReferenceLimit } from '#lib/ops/limits.ts'
import { payoutDirections } from '#lib/ops/payout-direction.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { orders } from '#server/order/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** A number that no session of a buyer has: sockets of both kinds are closed by it. */
const sessionNumber = () =>
  bigint({ mode: 'number' })
    .primaryKey()
    .default(sql`nextval('sessions_id_seq')`)

/** The token of a shop, with which its own site calls the counter (D43). Stored as SHA-256 only. */
export const shopTokens = pgTable(
  'shop_tokens',
  {
    id: sessionNumber(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    tokenHash: text().notNull(),
    issuedAt: instant().notNull()
  },
  t => [uniqueIndex('shop_tokens_one').on(t.shopId), uniqueIndex('shop_tokens_hash_once').on(t.tokenHash)]
)

/** A console that is signed in by cookie. It ends with the token that opened it. */
export const consoleSessions = pgTable(
  'console_sessions',
  {
    id: sessionNumber(),
    /** SHA-256 of the cookie. */
    secretHash: text().notNull(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull(),
    expiresAt: instant().notNull()
  },
  t => [
    uniqueIndex('console_sessions_secret_once').on(t.secretHash),
    index().on(t.tokenHash),
    index().on(t.expiresAt)
  ]
)

/** What the counter wrote about an order (ops-62). A trigger rejects every update and removal. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    /** The operator's name, or the shop's slug. */
    author: text().notNull(),
    /** The shop that wrote it; null for operators. */
    shopId: ref(),
    visibleToSeller: boolean().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    index().on(t.transactionId, t.id),
    check('order_notes_bounded', sql`char_length(${t.text}) between 1 and ${sql.raw(String(noteLimit))}`),
    check('order_notes_own_visible', sql`${t.shopId} is null or ${t.visibleToSeller}`)
  ]
)

/**
 * A file for the bulk transfer of a bank (money-24). Its payouts are recorded with it, in one transaction, and refer to it. A trigger
 * rejects every update and removal.
 */
export const shopPayoutFiles = pgTable(
  'shop_payout_files',
  {
    id: rowId(),
    /** Hash of the caller and the Idempotency-Key that it was made by, and of what was requested. */
    requestHash: text().notNull(),
    inputHash: text().notNull(),
    count: integer().notNull(),
    total: rupiah().notNull(),
    /** What the bank gets, byte by byte: a later release may write files otherwise. */
    csv: text().notNull(),
    /** The operator's name. */
    by: text().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('shop_payout_files_request_once').on(t.requestHash),
    check('shop_payout_files_pay_something', sql`${t.count} > 0 and ${t.total} >= ${t.count}`)
  ]
)

/** A reference as it is compared: 'BCA 123' and 'bca123' name one transfer (money-23). */
export const bareReference = (reference: SQL | AnyPgColumn): SQL =>
  sql`lower(regexp_replace(${reference}, '[[:space:]]', '', 'g'))`

/**
 * A transfer of the bank between the marketplace and a shop (money-19), with its movement in the ledger. A trigger rejects every
 * update and removal.
 */
export const shopPayouts = pgTable(
  'shop_payouts',
  {
    id: rowId(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    amount: rupiah().notNull(),
    direction: text({ enum: payoutDirections }).notNull(),
    /** The account that was paid, as it was then; null for what a shop paid, and for a return. */
    bankName: text(),
    accountNumber: text(),
    accountHolder: text(),
    /** The file that it was recorded with; null for a single transfer, and for a return. */
    fileId: ref().references(() => shopPayoutFiles.id),
    /**
     * The bank's own number of the transfer; of a file 'TF-12-345', with the numbers of file and shop; of a return 'RETUR-12', with the
     * number of what it takes back.
     */
    reference: text().notNull(),
    /** How often transfers of this reference were returned before this one. */
    repeats: integer().notNull().default(0),
    /** The transfer that this one takes back (money-22). */
    returnOf: ref().references((): AnyPgColumn => shopPayouts.id),
    remark: text().notNull(),
    /** The operator's name. */
    by: text().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    index().on(t.shopId, t.id),
    index().on(t.createdAt),
    uniqueIndex('shop_payouts_reference_once')
      .on(t.shopId, bareReference(t.reference), t.repeats)
      .where(sql`${t.returnOf} is null`),
    uniqueIndex('shop_payouts_return_once').on(t.returnOf),
    uniqueIndex('shop_payouts_file_once')
      .on(t.fileId, t.shopId)
      .where(sql`${t.fileId} is not null`),
    check('shop_payouts_move_something', sql`${t.amount} > 0`),
    check(
      'shop_payouts_reference_bounded',
      sql`char_length(${t.reference}) between 1 and ${sql.raw(String(payoutReferenceLimit))}`
    ),
    check(
      'shop_payouts_file_pays',
      sql`${t.fileId} is null or (${t.direction} = 'out' and ${t.returnOf} is null)`
    ),
    check(
      'shop_payouts_account_paid',
      sql`(${t.direction} = 'out' and ${t.returnOf} is null) = (${t.bankName} is not null and ${t.accountNumber} is not null and ${t.accountHolder} is not null)`
    )
  ]
)
