import type { Db } from '#server/core/db/connect.ts'
import { randomToken, sha256 } from '#server/core/platform/crypto.ts'
import { sessions } from '#server/identity/schema.ts'

/** Signs people in for an hour, without their calls. Returns their access tokens in the same order. */
export async function openSessions(db: Db, userIds: readonly number[], now: Date): Promise<string[]> {
  const later = new Date(now.getTime() + 60 * 60 * 1000)
  const opened = userIds.map(userId => ({ userId, token: randomToken() }))
  await db.insert(sessions).values(
    opened.map(({ userId, token }) => ({
      userId,
      accessHash: sha256(token),
      accessExpiresAt: later,
      refreshHash: sha256(randomToken()),
      familyHash: sha256(randomToken()),
      endsAt: later,
      refreshExpiresAt: later,
      device: 'bench',
      userAgent: 'bench',
      ip: '127.0.0.1',
      lastActivityAt: now,
      createdAt: now
    }))
  )
  return opened.map(({ token }) => token)
}
