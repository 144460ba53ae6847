import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'

import type { RequestFrame } from './api/context.ts'
import { dropCookie, setCookie } from './cookies.ts'
import { randomToken, sha256 } from './crypto.ts'
import type { Db } from './db/connect.ts'
import { prepareOnce } from './db/prepare-once.ts'
import { sessions, siblingTokens, users } from './db/schema/identity.ts'
import { deviceName } from './device.ts'

/** Seconds that an access token, a refresh token and a rotated refresh token's second use live (D2). */
export const accessSeconds = 15 * 60
export const refreshSeconds = 30 * 24 * 60 * 60
const siblingSeconds = 30

const accessCookie = 'access'
const refreshCookie = 'refresh'
const hintCookie = 'signed_in'

/** The person behind a request. */
export type Viewer = { id: number; role: 'buyer' | 'seller'; sessionId: number }

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Whether a request carries a token at all, valid or not. */
export const isMaybeSignedIn = (cookies: Record<string, string>): boolean => accessCookie in cookies

/** The statement that every request of a signed-in buyer begins with, built once per database. */
const byAccessToken = prepareOnce('viewer', db =>
  db
    .select({ id: users.id, role: users.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.accessHash, sql.placeholder('hash')),
        gt(sessions.accessExpiresAt, sql.placeholder('now')),
        isNull(sessions.revokedAt)
      )
    )
)

/** Looks the access token up: a revoked session ends with the very next request. */
export async function findViewer(
  db: Db,
  cookies: Record<string, string>,
  now: Date
): Promise<Viewer | undefined> {
  const token = cookies[accessCookie]
  if (!token) return undefined
  const hash = sha256(token)
  const [own] = await byAccessToken(db).execute({ hash, now: now.toISOString() })
  const found = own ?? (await findBySibling(db, hash, now))
  return found && found.role !== 'admin' ? { ...found, role: found.role } : undefined
}

async function findBySibling(db: Db, hash: string, now: Date) {
  const [row] = await db
    .select({ id: users.id, role: users.role, sessionId: sessions.id })
    .from(siblingTokens)
    .innerJoin(sessions, eq(sessions.id, siblingTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(siblingTokens.accessHash, hash),
        gt(siblingTokens.accessExpiresAt, now),
        isNull(sessions.revokedAt)
      )
    )
  return row
}

/** Opens a session for this device and hands its cookies out. */
export async function openSession(db: Db, frame: RequestFrame, userId: number, now: Date): Promise<void> {
  const access = randomToken()
  const refresh = randomToken()
  await db.insert(sessions).values({
    userId,
    accessHash: sha256(access),
    accessExpiresAt: later(now, accessSeconds),
    refreshHash: sha256(refresh),
    refreshExpiresAt: later(now, refreshSeconds),
    device: deviceName(frame.userAgent),
    userAgent: frame.userAgent.slice(0, 400),
    ip: frame.ip,
    lastActivityAt: now,
    createdAt: now
  })
  handOut(frame, access, refresh)
}

/**
 * Rotates the refresh token. A token that was rotated within the last 30 s belongs to a second tab and gets a sibling
 * access token; one rotated earlier was stolen or replayed, and the whole session ends (D2).
 * Answers whether the caller is signed in.
 */
export async function refreshSession(db: Db, frame: RequestFrame, now: Date): Promise<boolean> {
  const token = frame.cookies[refreshCookie]
  if (!token) return false
  const hash = sha256(token)
  const access = randomToken()
  const refresh = randomToken()
  const rotated = await db
    .update(sessions)
    .set({
      accessHash: sha256(access),
      accessExpiresAt: later(now, accessSeconds),
      previousRefreshHash: hash,
      refreshHash: sha256(refresh),
      refreshExpiresAt: later(now, refreshSeconds),
      rotatedAt: now,
      lastActivityAt: now,
      ip: frame.ip
    })
    .where(
      and(eq(sessions.refreshHash, hash), gt(sessions.refreshExpiresAt, now), isNull(sessions.revokedAt))
    )
    .returning({ id: sessions.id })
  if (rotated.length > 0) {
    handOut(frame, access, refresh)
    return true
  }
  const isSibling = await openSibling(db, frame, hash, access, now)
  if (!isSibling) forget(frame)
  return isSibling
}

async function openSibling(db: Db, frame: RequestFrame, hash: string, access: string, now: Date) {
  const [session] = await db
    .select({ id: sessions.id, rotatedAt: sessions.rotatedAt })
    .from(sessions)
    .where(and(eq(sessions.previousRefreshHash, hash), isNull(sessions.revokedAt)))
  if (!session?.rotatedAt) return false
  if (session.rotatedAt < later(now, -siblingSeconds)) {
    await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, session.id))
    return false
  }
  await db
    .insert(siblingTokens)
    .values({ sessionId: session.id, accessHash: sha256(access), accessExpiresAt: later(now, accessSeconds) })
  // The refresh cookie stays the first tab's: browsers share it between tabs.
  setCookie(frame, accessCookie, access, { maxAgeSeconds: accessSeconds })
  return true
}

/**
 * Ends the session of this request, as 'Keluar' does; where the access token has run out, by its refresh token.
 * Answers whose session it was.
 */
export async function closeSession(
  db: Db,
  frame: RequestFrame,
  viewer: Viewer | undefined,
  now: Date
): Promise<number | undefined> {
  forget(frame)
  const refresh = frame.cookies[refreshCookie]
  const own = viewer
    ? eq(sessions.id, viewer.sessionId)
    : refresh && or(...[sessions.refreshHash, sessions.previousRefreshHash].map(c => eq(c, sha256(refresh))))
  if (!own) return undefined
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(own, isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId })
  return ended?.userId
}

function handOut(frame: RequestFrame, access: string, refresh: string): void {
  setCookie(frame, accessCookie, access, { maxAgeSeconds: accessSeconds })
  setCookie(frame, refreshCookie, refresh, { maxAgeSeconds: refreshSeconds, path: '/api/v1/auth' })
  setCookie(frame, hintCookie, '1', { maxAgeSeconds: refreshSeconds, readable: true })
}

/** Takes the cookies of a session that is over. */
function forget(frame: RequestFrame): void {
  dropCookie(frame, accessCookie)
  dropCookie(frame, refreshCookie, '/api/v1/auth')
  dropCookie(frame, hintCookie)
}
