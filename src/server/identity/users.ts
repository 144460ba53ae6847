import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'

import { readIdentifier } from '#lib/core/schema/identifier.ts'

import { sealAlike } from '#server/core/platform/crypto.ts'
import type { Db } from '#server/core/db/connect.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { addresses } from '#server/address/schema.ts'
import { holderColumns, isLiveToken } from '#server/core/http/own-read.ts'
import { sessions, users } from './schema.ts'
import { balances } from '#server/money/schema.ts'
import { accountsOf, type User } from './contacts.ts'
import { badgesOf, toCounters } from '#server/notification/counters.ts'

/** What a profile is made of; join `balances` by the user. */
const profileFields = (db: Db) => {
  const ownAddress = db
    .select({ one: sql`1` })
    .from(addresses)
    .where(and(eq(addresses.userId, users.id), isNull(addresses.deletedAt)))
  return {
    user: users,
    balance: sql<number>`coalesce(${balances.amount}, 0)`.mapWith(Number),
    hasAddress: exists(ownAddress),
    badges: badgesOf(users.id)
  }
}

const byId = prepareOnce('profile', db =>
  db
    .select(profileFields(db))
    .from(users)
    .leftJoin(balances, eq(balances.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
)

/** The profile of a session's person: every page of a signed-in buyer asks for it. */
export const ownProfile = prepareOnce('own_profile', db =>
  db
    .select({ holder: holderColumns, ...profileFields(db) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(balances, eq(balances.userId, users.id))
    .where(isLiveToken)
)

type ProfileRow = Awaited<ReturnType<ReturnType<typeof byId>['execute']>>[number]

/** The profile as its owner sees it; undefined where there is no such person. */
export async function readProfile(db: Db, userId: number, appSecret: string) {
  const [row] = await byId(db).execute({ id: userId })
  return row && toProfile(row, appSecret)
}

/** The profile as its owner sees it, of what was read of it. */
export function toProfile(row: ProfileRow, appSecret: string) {
  const { user } = row
  return {
    id: user.id,
    name: user.name,
    photo: user.photoPath,
    email: user.email,
    phone: user.phone,
    email_verified: user.emailVerifiedAt !== null,
    phone_verified: user.phoneVerifiedAt !== null,
    balance: row.balance,
    role: user.role === 'seller' ? ('seller' as const) : ('buyer' as const),
    has_password: user.passwordHash !== null,
    has_pin: user.pinHash !== null,
    has_address: Boolean(row.hasAddress),
    wants_promotions: user.wantsPromotions,
    uid: sealAlike(appSecret, 'uid', String(user.id)),
    counters: toCounters(row.badges)
  }
}

/** Buyers as the console shows them, by id. */
export async function readBuyers(db: Db, ids: readonly number[]) {
  const found = await db
    .select({ id: users.id, name: users.name, phone: users.phone })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(found.map(buyer => [buyer.id, buyer]))
}

/** An account by its id or a verified contact, as an operator types it. */
export async function findUserByAny(db: Db, text: string): Promise<User | undefined> {
  const identifier = readIdentifier(text)
  if (identifier && !/^\d{1,9}$/.test(text)) return (await accountsOf(db, identifier)).owner
  if (!/^\d{1,15}$/.test(text)) return undefined
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(text)))
  return user
}
