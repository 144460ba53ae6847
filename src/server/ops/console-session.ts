import { addMinutes } from 'date-fns/addMinutes'
import { eq, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import { dropCookie, setCookie } from '#server/core/http/cookies.ts'
import { randomToken, sha256 } from '#server/core/platform/crypto.ts'
import { consoleSessions } from './schema.ts'

/** The console's cookie. It reaches private files too, which the console shows. */
export const consoleCookie = 'console'

/** Minutes without a call after which a console is signed out. */
const idleMinutes = 8 * 60
/** Minutes between two extensions of a session. */
const extendMinutes = 5
/** Seconds after which the browser forgets the cookie; the session itself ends by `idleMinutes`. */
const cookieSeconds = 365 * 24 * 60 * 60

/** Signs a console in with a token that was found valid; returns the number of the session that it replaces. */
export async function openConsoleSession(
  db: Db,
  requestContext: RequestContext,
  token: string,
  now: Date
): Promise<number | undefined> {
  const replaced = await endConsole(db, requestContext)
  const secret = randomToken()
  await db.insert(consoleSessions).values({
    secretHash: sha256(secret),
    tokenHash: sha256(token),
    expiresAt: addMinutes(now, idleMinutes)
  })
  setCookie(requestContext, consoleCookie, secret, { maxAgeSeconds: cookieSeconds })
  return replaced
}

/** Signs this console out; returns the number of its session, if it had one. */
export function closeConsoleSession(db: Db, requestContext: RequestContext): Promise<number | undefined> {
  dropCookie(requestContext, consoleCookie)
  return endConsole(db, requestContext)
}

async function endConsole(db: Db, requestContext: RequestContext): Promise<number | undefined> {
  const secret = requestContext.cookies[consoleCookie]
  if (!secret) return undefined
  const [ended] = await db
    .delete(consoleSessions)
    .where(eq(consoleSessions.secretHash, sha256(secret)))
    .returning({ id: consoleSessions.id })
  return ended?.id
}

/** Counts the idle time of a session from now, at most once in five minutes. */
export async function extendConsole(
  db: Db,
  { id, expiresAt }: { id: number; expiresAt: Date },
  now: Date
): Promise<void> {
  if (expiresAt > addMinutes(now, idleMinutes - extendMinutes)) return
  await db
    .update(consoleSessions)
    .set({ expiresAt: addMinutes(now, idleMinutes) })
    .where(eq(consoleSessions.id, id))
}

/** Gives every console more time, where the demo's clock is moved: nobody was idle meanwhile. */
export const extendAllConsoles = (db: Db, seconds: number) =>
  db
    .update(consoleSessions)
    .set({ expiresAt: sql`${consoleSessions.expiresAt} + ${seconds} * interval '1 second'` })
