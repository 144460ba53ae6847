import { and, eq, gt, sql } from 'drizzle-orm'

import type { Caller, FindCaller } from '#server/core/http/callers.ts'
import type { Db } from '#server/core/db/connect.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { shops } from '#server/shop/schema.ts'
import { consoleCookie, extendConsole } from './console-session.ts'
import { consoleSessions, shopTokens } from './schema.ts'

/** The token of an Authorization header; undefined for any other kind. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]

type Place = Parameters<FindCaller>[0]

/**
 * Who of the counter sends a request: by the token of its Authorization header, or else by the console's cookie. A
 * header without a valid Bearer token is nobody, whatever the cookie says.
 */
export const findCaller: FindCaller = async (place, authorization, cookies) => {
  if (authorization !== undefined) {
    const token = bearerOf(authorization)
    const caller = token && (await byTokenHash(place, sha256(token)))
    return caller ? { caller, isByCookie: false } : undefined
  }
  const secret = cookies[consoleCookie]
  const caller = secret && (await bySecret(place, secret))
  return caller ? { caller, isByCookie: true } : undefined
}

/** Tokens are compared by their hashes, so that the time of a comparison says nothing about a token. */
async function byTokenHash({ db, config }: Place, hash: string): Promise<Caller | undefined> {
  const operator = config.operators.get(hash)
  if (operator) return { ...operator, sessionId: 0 }
  const [seller] = await db
    .select({ sessionId: shopTokens.id, shopId: shops.id, name: shops.slug })
    .from(shopTokens)
    .innerJoin(shops, eq(shops.id, shopTokens.shopId))
    .where(eq(shopTokens.tokenHash, hash))
  return seller && { ...seller, role: 'seller' }
}

async function bySecret(place: Place, secret: string): Promise<Caller | undefined> {
  const { db, now } = place
  const [session] = await db
    .select()
    .from(consoleSessions)
    .where(and(eq(consoleSessions.secretHash, sha256(secret)), gt(consoleSessions.expiresAt, now)))
  const caller = session && (await byTokenHash(place, session.tokenHash))
  if (!caller) return undefined
  await extendConsole(db, session, now)
  return { ...caller, sessionId: session.id }
}

/** Those of these numbers that a shop's token or an open console has. */
export async function findOpen(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  const among = sql.param([...ids])
  const tokens = await db
    .select({ id: shopTokens.id })
    .from(shopTokens)
    .where(sql`${shopTokens.id} = any(${among}::bigint[])`)
  const consoles = await db
    .select({ id: consoleSessions.id })
    .from(consoleSessions)
    .where(and(sql`${consoleSessions.id} = any(${among}::bigint[])`, gt(consoleSessions.expiresAt, now)))
  return [...tokens, ...consoles].map(({ id }) => id)
}
