import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { accountEvents as accountEventKinds } from '#lib/identity/activity.ts'
import { otpPurposes } from '#lib/identity/otp.ts'

import { instant, ref, rowId } from '#server/core/db/columns.ts'

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
    /** When the contact passed its code; null while it is only claimed, by any number of accounts (D22). */
    emailVerifiedAt: instant(),
    phoneVerifiedAt: instant(),
    photoPath: text(),
    /** argon2id; null where the account has no password sign-in. */
    passwordHash: text(),
    /** Tag of the password and the claimed contact (claim-tag.ts); null without either, and from before tags. */
    claimTag: integer(),
    pinHash: text(),
    /** The person's last activity, for presence (D23); null if there was none. */
    lastSeenAt: instant(),
    /** Whether messages that are not about an order are welcome. */
    wantsPromotions: boolean().notNull().default(true),
    /** Until then nothing leaves Saldo: its owner said 'Bukan saya' (D51). */
    withdrawalsLockedUntil: instant(),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('users_email_once')
      .on(t.email)
      .where(sql`${t.emailVerifiedAt} is not null`),
    uniqueIndex('users_phone_once')
      .on(t.phone)
      .where(sql`${t.phoneVerifiedAt} is not null`),
    index().on(t.email),
    index().on(t.phone),
    index().on(t.role),
    index('users_name_trgm').using('gin', sql`${t.name} gin_trgm_ops`),
    index('users_withdrawals_locked')
      .on(t.withdrawalsLockedUntil)
      .where(sql`${t.withdrawalsLockedUntil} is not null`),
    index('users_photo')
      .on(t.photoPath)
      .where(sql`${t.photoPath} is not null`)
  ]
)

/** A refresh token that was rotated less than 30 s ago; `next` is the pair that followed it, sealed with it. */
export type RotatedToken = { hash: string; at: string; next: string }

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
    /** Hash of the prefix that this session's refresh tokens share: finds the session of a replayed token. */
    familyHash: text().notNull(),
    rotated: jsonb().$type<RotatedToken[]>().notNull().default([]),
    /** The session ends here, however often it is refreshed. */
    endsAt: instant().notNull(),
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
    uniqueIndex('sessions_family_once').on(t.familyHash),
    index().on(t.userId, t.lastActivityAt),
    // For the recipients of a push, and for earlier sessions with the same token. A hash index, because tokens exceed
    // the size of a B-tree entry.
    index('sessions_pushed')
      .on(t.userId)
      .where(sql`${t.pushToken} is not null`),
    index('sessions_push_token')
      .using('hash', t.pushToken)
      .where(sql`${t.pushToken} is not null`),
    index().on(t.refreshExpiresAt),
    index()
      .on(t.revokedAt)
      .where(sql`${t.revokedAt} is not null`)
  ]
)

export const otpCodes = pgTable(
  'otp_codes',
  {
    /** Random and unguessable; the client's otp_id. */
    id: text().primaryKey(),
    identifier: text().notNull(),
    purpose: text({ enum: otpPurposes }).notNull(),
    /** SHA-256 of the asking browser's cookie: only that browser may pass, replace and close the code. */
    requester: text().notNull().default(''),
    /** The network of the requesting address. */
    network: text().notNull().default(''),
    /** Requested by a browser that signed in with this contact before: does not count against the contact's quota. */
    isKnown: boolean().notNull().default(false),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    closedAt: instant()
  },
  t => [
    index().on(t.identifier, t.createdAt),
    index().on(t.requester, t.createdAt),
    index().on(t.network, t.createdAt),
    index().on(t.expiresAt)
  ]
)

/** Browsers that signed in to an account: strangers cannot use up its contacts' code quota for them. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the browser's cookie. */
    requester: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastAt: instant().notNull()
  },
  t => [primaryKey({ columns: [t.requester, t.userId] }), index().on(t.lastAt)]
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

/** Wrong guesses (password, PIN), stored as rows so that an error commits its count. */
export const guessCounters = pgTable(
  'guess_counters',
  {
    /**
     * `pin:{user id}`, `password:{user id}`, `password:{user id}:{known browser}`, `claim:{kind}:{contact}`,
     * `claim:{kind}:{contact}:{known browser}`
     */
    key: text().primaryKey(),
    failures: integer().notNull().default(0),
    lockedUntil: instant(),
    updatedAt: instant().notNull()
  },
  t => [index().on(t.updatedAt)]
)

/** Security events of an account with their device, shown to its owner. Never contains a secret or a new contact. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: accountEventKinds }).notNull(),
    device: text().notNull(),
    ip: text().notNull(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.userId, t.id), index().on(t.createdAt)]
)

/** The token of a 'Bukan saya' link in a security message: used once, within 24 hours. */
export const securityTokens = pgTable(
  'security_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The contact that the message went to. */
    identifier: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant()
  },
  t => [index().on(t.userId), index().on(t.expiresAt)]
)
