import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { randomToken, sha256 } from '#server/core/platform/crypto.ts'
import { shops } from '#server/shop/schema.ts'
import { consoleSessions, shopTokens } from './schema.ts'

/**
 * Issues the token of a shop in place of an earlier one. Returns it, and the numbers of the sessions that ended;
 * undefined if there is no such shop. `replaces` is the time of the token that the caller has seen, null for none.
 */
export async function issueToken(
  tx: Db,
  { id: shopId, replaces }: { id: number; replaces?: string | null | undefined },
  now: Date
): Promise<{ token: string; ended: number[] } | 'replaced meanwhile' | undefined> {
  if (!(await lockShop(tx, shopId))) return undefined
  const [before] = await tx.select().from(shopTokens).where(eq(shopTokens.shopId, shopId))
  const expected = replaces ?? null
  if (replaces !== undefined && expected !== (before?.issuedAt.toISOString() ?? null))
    return 'replaced meanwhile'
  const ended = (await revokeToken(tx, shopId)) ?? []
  const token = randomToken()
  await tx.insert(shopTokens).values({ shopId, tokenHash: sha256(token), issuedAt: now })
  return { token, ended }
}

/** Ends the token of a shop and the consoles that it opened; undefined if there is no such shop. */
export async function revokeToken(tx: Db, shopId: number): Promise<number[] | undefined> {
  if (!(await lockShop(tx, shopId))) return undefined
  const [token] = await tx.delete(shopTokens).where(eq(shopTokens.shopId, shopId)).returning()
  if (!token) return []
  const consoles = await tx
    .delete(consoleSessions)
    .where(eq(consoleSessions.tokenHash, token.tokenHash))
    .returning({ id: consoleSessions.id })
  return [token, ...consoles].map(({ id }) => id)
}

/** Two issues at once follow each other. */
async function lockShop(tx: Db, id: number): Promise<boolean> {
  const found = await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, id)).for('update')
  return found.length > 0
}
