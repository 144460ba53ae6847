import { and, desc, eq, lte } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { countToBound, totalByPage } from '#server/core/db/count-to-bound.ts'
import { wholeWindow } from '#server/core/db/paging.ts'
import { notifications } from './schema.ts'

type Type = (typeof notifications.$inferSelect)['type']

/** One page of a person's notifications, newest first, and their number (exact up to the bound of D1). */
export async function readNotificationPage(
  db: Db,
  userId: number,
  filter: { type?: Type | 'all' | undefined; page: number; per_page: number }
) {
  const where = and(
    eq(notifications.userId, userId),
    filter.type && filter.type !== 'all' ? eq(notifications.type, filter.type) : undefined
  )
  const window = wholeWindow(filter)
  const found = await db
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.id))
    .limit(window.limit)
    .offset(window.offset)
  const total = await totalByPage(window, found.length, () => countToBound(db, notifications, where))
  return { list: found.map(toNotification), total }
}

/** A notification as the list and the realtime event send it. */
export const toNotification = (row: typeof notifications.$inferSelect) => ({
  id: row.id,
  type: row.type,
  title: row.title,
  body: row.body,
  value: row.value,
  is_read: row.isRead,
  date: row.createdAt.toISOString()
})

const own = (userId: number, id: number) => and(eq(notifications.userId, userId), eq(notifications.id, id))

/** Marks one notification read; false if it is not this person's. */
export async function markRead(tx: Db, userId: number, id: number): Promise<boolean> {
  const changed = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(own(userId, id))
    .returning({ id: notifications.id })
  return changed.length > 0
}

/**
 * Notifications up to the newest that the person has seen, so that later ones are untouched; all of them without a
 * bound.
 */
const seen = (userId: number, upTo: number | undefined) =>
  and(eq(notifications.userId, userId), upTo === undefined ? undefined : lte(notifications.id, upTo))

export async function markAllRead(tx: Db, userId: number, upTo?: number): Promise<void> {
  await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(seen(userId, upTo), eq(notifications.isRead, false)))
}

/** Deletes one notification; false if it is not this person's. */
export async function deleteNotification(tx: Db, userId: number, id: number): Promise<boolean> {
  const gone = await tx.delete(notifications).where(own(userId, id)).returning({ id: notifications.id })
  return gone.length > 0
}

export async function clearNotifications(tx: Db, userId: number, upTo?: number): Promise<void> {
  await tx.delete(notifications).where(seen(userId, upTo))
}
