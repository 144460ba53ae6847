import { and, eq, isNull } from 'drizzle-orm'

import type { RequestContext } from '#server/core/http/context.ts'
import { seal, sha256, unseal } from '#server/core/platform/crypto.ts'
import type { Db } from '#server/core/db/connect.ts'
import { type RotatedToken, sessions } from './schema.ts'
import { familyOf, forget, handOut, newPair, pairColumns, refreshTokenOf, type TokenPair } from './session.ts'

/** Milliseconds for which a rotated token still gets its successor pair: for two tabs, or a lost response (D22). */
const graceMs = 30_000
/** Maximum number of rotations within the grace period that a session stores; no browser makes more. */
const remembered = 20

type Session = typeof sessions.$inferSelect
type Ended = { userId: number; sessionId: number }

/**
 * Rotates the refresh token and sets the cookies of a usable pair. A token rotated within the last 30 s gets the
 * current pair, so that two tabs agree and a lost response does no harm. An older one was stolen or replayed: the whole
 * session ends, however many rotations later (D2, D22). Returns whether the session continues, and which one ended.
 */
export async function refreshSession(
  db: Db,
  requestContext: RequestContext,
  now: Date
): Promise<{ isFresh: boolean; ended?: Ended | undefined }> {
  const token = refreshTokenOf(requestContext)
  const { pair, ended } = token ? await nextPair(db, requestContext, token, now) : {}
  if (!pair) {
    forget(requestContext)
    return { isFresh: false, ended }
  }
  handOut(requestContext, pair)
  return { isFresh: true }
}

async function nextPair(
  db: Db,
  requestContext: RequestContext,
  token: string,
  now: Date
): Promise<{ pair?: TokenPair | undefined; ended?: Ended | undefined }> {
  const hash = sha256(token)
  const session = await findFamily(db, token)
  if (!session || session.refreshExpiresAt <= now) return {}
  if (session.refreshHash === hash) {
    const pair = await rotate(db, requestContext, session, token, now)
    if (pair) return { pair }
  }
  // Another request rotated it, just now or long ago.
  const fresh = session.refreshHash === hash ? await findFamily(db, token) : session
  const pair = fresh && currentPair(fresh.rotated, token, now)
  return fresh && !pair ? { ended: await endReplayed(db, fresh.id, now) } : { pair }
}

/** Ends a session whose old token was replayed; of several concurrent replays only one gets the result. */
async function endReplayed(db: Db, id: number, now: Date): Promise<Ended | undefined> {
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId, sessionId: sessions.id })
  return ended
}

async function findFamily(db: Db, token: string): Promise<Session | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.familyHash, sha256(familyOf(token))), isNull(sessions.revokedAt)))
  return session
}

/** One guarded statement: of two requests with the same token one rotates it, the other updates no row. */
async function rotate(
  db: Db,
  requestContext: RequestContext,
  session: Session,
  token: string,
  now: Date
): Promise<TokenPair | undefined> {
  const pair = newPair(familyOf(token))
  const isRecent = ({ at }: RotatedToken) => Date.parse(at) > now.getTime() - graceMs
  const entry = { hash: sha256(token), at: now.toISOString(), next: sealPair(token, pair) }
  const changed = await db
    .update(sessions)
    .set({
      ...pairColumns(pair, now, session.endsAt),
      rotated: [...session.rotated.filter(isRecent), entry].slice(-remembered),
      lastActivityAt: now,
      ip: requestContext.ip
    })
    .where(
      and(
        eq(sessions.id, session.id),
        eq(sessions.refreshHash, session.refreshHash),
        isNull(sessions.revokedAt)
      )
    )
    .returning({ id: sessions.id })
  return changed.length > 0 ? pair : undefined
}

/** The current pair, found from a token rotated within the grace period by following the sealed pairs. */
function currentPair(rotated: readonly RotatedToken[], token: string, now: Date): TokenPair | undefined {
  const hash = sha256(token)
  const entry = rotated.find(one => one.hash === hash)
  if (!entry || Date.parse(entry.at) <= now.getTime() - graceMs) return undefined
  const pair = openPair(token, entry.next)
  return pair && (currentPair(rotated, pair.refresh, now) ?? pair)
}

/** Sealed with the preceding token, so that the database alone cannot open it. */
const sealPair = (token: string, pair: TokenPair) => seal(token, 'next-pair', JSON.stringify(pair))

function openPair(token: string, sealed: string): TokenPair | undefined {
  const text = unseal(token, 'next-pair', sealed)
  return text === undefined ? undefined : (JSON.parse(text) as TokenPair)
}
