import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'

import type { Identifier } from '#lib/core/schema/identifier.ts'

import type { Db } from '#server/core/db/connect.ts'
import { users } from './schema.ts'

export type User = typeof users.$inferSelect
type Kind = Identifier['kind']

/** Maximum number of accounts read that only claim a contact: enough to know that some exist. */
const claimsLooked = 5

const column = { email: users.email, phone: users.phone } as const
const verifiedColumn = { email: users.emailVerifiedAt, phone: users.phoneVerifiedAt } as const

/** The columns of one contact of an account, value and verification time, for an update. */
const contactSet = (kind: Kind, value: string | null, verifiedAt: Date | null) =>
  kind === 'email'
    ? { email: value, emailVerifiedAt: verifiedAt }
    : { phone: value, phoneVerifiedAt: verifiedAt }

/** Condition: the account claims this contact and never passed its code. */
export const isClaimOf = ({ kind, value }: Identifier) =>
  and(eq(column[kind], value), isNull(verifiedColumn[kind]))

/** The account that verified this contact, and those that only claim it; one statement whether it is known or not. */
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

/** The verified contacts of an account: messages to its owner go there. */
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
 * Marks a contact as verified on this account and removes it from every account that only claimed it. Returns those
 * accounts. Violates a unique index (23505) if another account verified it first.
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
