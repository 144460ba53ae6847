import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId } from './columns.ts'
import { cities, districts, provinces, villages } from './regions.ts'

export const roles = ['buyer', 'seller', 'admin'] as const

export const users = pgTable(
  'users',
  {
    id: rowId(),
    role: text({ enum: roles }).notNull().default('buyer'),
    name: text().notNull(),
    /** Lower case. */
    email: text(),
    /** E.164 without the plus: 6281234567890. */
    phone: text(),
    photoPath: text(),
    /** argon2id; null where the account has no password sign-in. */
    passwordHash: text(),
    pinHash: text(),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('users_email_once').on(t.email),
    uniqueIndex('users_phone_once').on(t.phone),
    index().on(t.role)
  ]
)

/** One row per signed-in device. Tokens are stored as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessHash: text().notNull(),
    accessExpiresAt: instant().notNull(),
    refreshHash: text().notNull(),
    refreshExpiresAt: instant().notNull(),
    /** The token before the last rotation: a second tab may still hold it for 30 s; later it means theft. */
    previousRefreshHash: text(),
    rotatedAt: instant(),
    device: text().notNull(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    pushToken: text(),
    lastActivityAt: instant().notNull(),
    createdAt: instant().notNull(),
    revokedAt: instant()
  },
  t => [
    uniqueIndex('sessions_access_once').on(t.accessHash),
    uniqueIndex('sessions_refresh_once').on(t.refreshHash),
    index().on(t.previousRefreshHash),
    index().on(t.userId, t.lastActivityAt)
  ]
)

/** Sibling tokens of a session: a second tab that refreshed within 30 s of the first keeps its own access token. */
export const siblingTokens = pgTable(
  'sibling_tokens',
  {
    id: rowId(),
    sessionId: ref()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    accessHash: text().notNull(),
    accessExpiresAt: instant().notNull()
  },
  t => [uniqueIndex('sibling_tokens_access_once').on(t.accessHash), index().on(t.sessionId)]
)

export const otpPurposes = ['login', 'register', 'reset', 'contact', 'password', 'pin', 'withdraw'] as const

export const otpCodes = pgTable(
  'otp_codes',
  {
    /** Random, unguessable: what the client calls otp_id. */
    id: text().primaryKey(),
    identifier: text().notNull(),
    purpose: text({ enum: otpPurposes }).notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    closedAt: instant()
  },
  t => [index().on(t.identifier, t.purpose, t.createdAt)]
)

/** A passed code opens one single-use grant, held by a cookie of the browser that passed it. */
export const grants = pgTable(
  'grants',
  {
    tokenHash: text().primaryKey(),
    identifier: text().notNull(),
    purpose: text({ enum: otpPurposes }).notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant()
  },
  t => [index().on(t.expiresAt)]
)

/** Failures at guessing (password, PIN), kept as rows so that a refusal commits its count. */
export const guessCounters = pgTable('guess_counters', {
  /** `pin:{user id}`, `password:{user id}` */
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  lockedUntil: instant(),
  updatedAt: instant().notNull()
})

export const addresses = pgTable(
  'addresses',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    provinceId: ref()
      .notNull()
      .references(() => provinces.id),
    cityId: ref()
      .notNull()
      .references(() => cities.id),
    districtId: ref()
      .notNull()
      .references(() => districts.id),
    subdistrictId: ref()
      .notNull()
      .references(() => villages.id),
    zipCode: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    addressDetail: text().notNull(),
    isMain: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** Orders keep a snapshot; a deleted address only leaves the lists. */
    deletedAt: instant()
  },
  t => [
    index().on(t.userId),
    uniqueIndex('addresses_one_main')
      .on(t.userId)
      .where(sql`${t.isMain} and ${t.deletedAt} is null`)
  ]
)

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
