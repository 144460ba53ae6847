import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'

import type { RequestContext } from '#server/core/http/context.ts'
import { type Holder, holderColumns, isLiveToken, type SessionKey } from '#server/core/http/own-read.ts'
import { type People, type Viewer, viewerOf } from '#server/core/http/people.ts'
import { dropCookie, setCookie } from '#server/core/http/cookies.ts'
import { randomToken, sha256 } from '#server/core/platform/crypto.ts'
import type { Db } from '#server/core/db/connect.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { sessions, users } from './schema.ts'
import { deviceName } from './device.ts'
import { whyEnded } from './session-alive.ts'
import { noteActivity } from './last-activity.ts'

/** Lifetime of an access token and of a refresh token, in seconds (D2). */
export const accessSeconds = 15 * 60
export const refreshSeconds = 30 * 24 * 60 * 60
/** Seconds after which a session ends, however often it was refreshed. */
export const sessionSeconds = 180 * 24 * 60 * 60

const accessCookie = 'access'
const refreshCookie = 'refresh'
const hintCookie = 'signed_in'

/** Maximum number of sessions of a person: a further one ends the least recently used. */
const maxSessions = 20

/** An ended session and its user. */
export type Ended = { userId: number; sessionId: number }

export type TokenPair = { access: string; refresh: string }

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** Whether a request carries a token at all, valid or not. */
export const isMaybeSignedIn = (cookies: Record<string, string>): boolean => accessCookie in cookies

/** The session alone, prepared once per database: the first statement of a signed-in buyer's request that does more than read. */
const byAccessToken = prepareOnce('viewer', db =>
  db
    .select({ holder: holderColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLiveToken)
)

/** The same as a subquery for larger statements: the id of a user who may buy. $1 is the token's hash, $2 now. */
export const buyerByToken = `
  select u.id from sessions s join users u on u.id = s.user_id
  where s.access_hash = $1::text and s.access_expires_at > $2::timestamptz and s.revoked_at is null
    and u.role <> 'admin'`

/** The hash that a request's access token is looked up by. */
export function tokenHashOf(cookies: Record<string, string>): string | undefined {
  const token = cookies[accessCookie]
  return token && sha256(token)
}

/** What a statement finds by a request's access token; nothing where it carries none. */
async function readByToken<R>(
  cookies: Record<string, string>,
  now: Date,
  read: (key: SessionKey) => Promise<R[]>
): Promise<R[]> {
  const hash = tokenHashOf(cookies)
  return hash ? read({ hash, now: now.toISOString() }) : []
}

/** The user and session of a request's access token, whatever the role. */
async function findHolder(db: Db, cookies: Record<string, string>, now: Date): Promise<Holder | undefined> {
  const [found] = await readByToken(cookies, now, key => byAccessToken(db).execute(key))
  return found?.holder
}

/** Reads by the access token on every request, so that a revoked session ends at once; notes the activity. */
const readOwn: People['readOwn'] = async ({ db, cookies, now }, read) => {
  const found = await readByToken(cookies, now, read)
  const [first] = found
  if (!first || first.holder.role === 'admin') return []
  await noteActivity(db, first.holder, now)
  return found
}

async function findViewer(db: Db, cookies: Record<string, string>, now: Date): Promise<Viewer | undefined> {
  const [own] = await readOwn({ db, cookies, now }, key => byAccessToken(db).execute(key))
  return own && viewerOf(own.holder)
}

/** Why a request has no viewer: not signed in, or a role that has no access here. */
async function whyNobody(db: Db, cookies: Record<string, string>, now: Date) {
  return (await findHolder(db, cookies, now))?.role === 'admin'
    ? identityErrors.role_refused
    : coreErrors.unauthorized
}

/** The session functions that the services use. */
export const people: People = { isMaybeSignedIn, findHolder, findViewer, readOwn, whyEnded, whyNobody }

/** A new pair. A refresh token is its session's family, a dot, and a random secret. */
export const newPair = (family: string): TokenPair => ({
  access: randomToken(),
  refresh: `${family}.${randomToken()}`
})

/** The family of a refresh token. A token from before families is its own family. */
export const familyOf = (token: string): string => token.split('.')[0] ?? token

export const refreshTokenOf = (requestContext: RequestContext): string | undefined =>
  requestContext.cookies[refreshCookie]

/** The columns of a session for a pair; expiry times are limited by the session's end. */
export const pairColumns = ({ access, refresh }: TokenPair, now: Date, endsAt: Date) => ({
  accessHash: sha256(access),
  accessExpiresAt: earlier(later(now, accessSeconds), endsAt),
  refreshHash: sha256(refresh),
  refreshExpiresAt: earlier(later(now, refreshSeconds), endsAt)
})

/**
 * Opens a session for this device and sets its cookies. If the device is signed in already, the new session replaces
 * the old one. Returns the replaced session, and those ended because there were too many.
 */
export async function openSession(
  db: Db,
  requestContext: RequestContext,
  userId: number,
  now: Date,
  pushToken?: string | null
): Promise<{ replaced: Ended | undefined; surplus: number[] }> {
  const replaced = await endOwn(db, requestContext, now)
  const family = randomToken()
  const pair = newPair(family)
  const endsAt = later(now, sessionSeconds)
  await db.insert(sessions).values({
    ...pairColumns(pair, now, endsAt),
    userId,
    familyHash: sha256(family),
    endsAt,
    device: deviceName(requestContext.userAgent),
    userAgent: requestContext.userAgent.slice(0, 400),
    ip: requestContext.ip,
    pushToken: pushToken ?? null,
    lastActivityAt: now,
    createdAt: now
  })
  handOut(requestContext, pair)
  return { replaced, surplus: await endSurplus(db, userId, now) }
}

/** Ends a person's sessions beyond the maximum, least recently used first. */
async function endSurplus(db: Db, userId: number, now: Date): Promise<number[]> {
  const live = and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.refreshExpiresAt, now)
  )
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(live)
    .orderBy(desc(sessions.lastActivityAt), desc(sessions.id))
    .offset(maxSessions)
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(inArray(sessions.id, surplus))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/**
 * Ends the session of this request, as 'Keluar' does; after the access token has expired it is found by its refresh
 * token. Returns the ended session.
 */
export async function closeSession(
  db: Db,
  requestContext: RequestContext,
  now: Date
): Promise<Ended | undefined> {
  forget(requestContext)
  return endOwn(db, requestContext, now)
}

async function endOwn(db: Db, { cookies }: RequestContext, now: Date): Promise<Ended | undefined> {
  const access = cookies[accessCookie]
  const refresh = cookies[refreshCookie]
  if (!access && !refresh) return undefined
  const own = or(
    access ? eq(sessions.accessHash, sha256(access)) : undefined,
    refresh ? eq(sessions.familyHash, sha256(familyOf(refresh))) : undefined
  )
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(own, isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId, sessionId: sessions.id })
  return ended
}

/** Those of these numbers that a live session has. */
export async function findLive(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  const live = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        sql`${sessions.id} = any(${sql.param([...ids])}::bigint[])`,
        isNull(sessions.revokedAt),
        gt(sessions.refreshExpiresAt, now)
      )
    )
  return live.map(({ id }) => id)
}

/** Ends all of a person's sessions except one; returns their ids. */
export async function endOtherSessions(db: Db, userId: number, exceptId: number | undefined, now: Date) {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId)
      )
    )
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

export function handOut(requestContext: RequestContext, { access, refresh }: TokenPair): void {
  setCookie(requestContext, accessCookie, access, { maxAgeSeconds: accessSeconds })
  setCookie(requestContext, refreshCookie, refresh, { maxAgeSeconds: refreshSeconds, path: '/api/v1/auth' })
  setCookie(requestContext, hintCookie, '1', { maxAgeSeconds: refreshSeconds, readable: true })
}

/** Removes the cookies of an ended session. */
export function forget(requestContext: RequestContext): void {
  dropCookie(requestContext, accessCookie)
  dropCookie(requestContext, refreshCookie, '/api/v1/auth')
  dropCookie(requestContext, hintCookie)
}
