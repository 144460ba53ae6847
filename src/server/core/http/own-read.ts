import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import { sessions, users } from '#server/identity/schema.ts'

/** The values of `isLiveToken`: the hash of a request's access token, and now. */
export type SessionKey = { hash: string; now: string }

/**
 * The session of an access token that has neither expired nor been ended, for a prepared statement: each request asks anew, so that
 * an ended session ends at once.
 */
export const isLiveToken = and(
  eq(sessions.accessHash, sql.placeholder('hash')),
  gt(sessions.accessExpiresAt, sql.placeholder('now')),
  isNull(sessions.revokedAt)
)

/** Who a session belongs to: columns of sessions joined with users. */
export const holderColumns = {
  id: users.id,
  role: users.role,
  sessionId: sessions.id,
  lastActivityAt: sessions.lastActivityAt
}

/** The user and session of an access token, whatever the role. */
export type Holder = {
  id: number
  role: (typeof users.$inferSelect)['role']
  sessionId: number
  lastActivityAt: Date
}

/** What a statement finds of a session's own, with the session. */
export type OwnRow = { holder: Holder }
