import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'

import type { Identifier } from '#lib/core/schema/identifier.ts'

import type { Db } from '#server/core/db/connect.ts'
import { users } from './schema.ts'

export type User = typeof users.$inferSelect
type Kind = Identifier['kind']

/** Accounts that are read of those that only claim a contact: enough to know that there are some. */
const claimsLooked = 5

const column = { email: users.email, phone: users.phone } as const
const verifiedColumn = { email: users.emailVerifiedAt, phone: users.phoneVerifiedAt } as const

/** Both facts of one contact of an account, as a change sets them. */
const contactSet = (kind: Kind, value: string | null, verifiedAt: Date | null) =>
  kind === 'email'
    ? { email: value, emailVerifiedAt: verifiedAt }
    : { phone: value, phoneVerifiedAt: verifiedAt }

/** An account claims this contact and never passed its code. */
export const isClaimOf = ({ kind, value }: Identifier) =>
  and(eq(column[kind], value), isNull(verifiedColumn[kind]))

/** The account that verified this contact, and those that only claim it: found in one statement, known or not. */
export async function accountsOf(
  db: Db,
  { kind, value }: Identifier
): Promise<{ owner: User | undefined; claims: User[] }> {
  const verifiedAt = verifiedColumn[kind]
  const found = await db
    .select()
    .from(users)
    .where(eq(column[kind], value))
    .orderBy(desc(sql`${verifiedAt} is not null`), asc(users.id))
    .limit(claimsLooked + 1)
  const key = kind === 'email' ? 'emailVerifiedAt' : 'phoneVerifiedAt'
  return {
    owner: found.find(user => user[key]),
    claims: found.filter(user => !user[key] && user.role !== 'admin').slice(0, claimsLooked)
  }
}

/** The contacts of an account that passed their code: where messages to its owner go. */
export function verifiedContacts(user: User): Identifier[] {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = user
  return [
    ...(phone && phoneVerifiedAt ? [{ kind: 'phone' as const, value: phone }] : []),
    ...(email && emailVerifiedAt ? [{ kind: 'email' as const, value: email }] : [])
  ]
}

export async function readUser(db: Db, id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/**
 * Makes a contact verified on this account and takes it from every account that only claimed it. Answers those
 * accounts. Breaks a unique index (23505) where another account verified it first.
 */
export async function verifyContact(
  tx: Db,
  userId: number,
  { kind, value }: Identifier,
  now: Date
): Promise<User[]> {
  await tx
    .update(users)
    .set(contactSet(kind, value, now))
    .where(eq(users.id, userId))
  return tx
    .update(users)
    .set(contactSet(kind, null, null))
    .where(and(eq(column[kind], value), ne(users.id, userId), isNull(verifiedColumn[kind])))
    .returning()
}
