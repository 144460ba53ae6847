import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { countToBound, totalByPage } from '#server/core/db/count-to-bound.ts'
import { wholeWindow } from '#server/core/db/paging.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { holderColumns, isLiveToken, type SessionKey } from '#server/core/http/own-read.ts'
import { sessions, users } from '#server/identity/schema.ts'
import { notifications } from './schema.ts'

type Type = (typeof notifications.$inferSelect)['type']

type Filter = { type?: Type | 'all' | undefined; page: number; per_page: number }

const columns = {
  id: notifications.id,
  type: notifications.type,
  title: notifications.title,
  body: notifications.body,
  value: notifications.value,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt
}

/** A page of a session's notifications, newest first: of all, or of the type `type`. One row without one where there are none. */
const ownPage = (name: string, ofType: SQL | undefined) =>
  prepareOnce(name, db => {
    const found = db
      .select(columns)
      .from(notifications)
      .where(and(eq(notifications.userId, users.id), ofType))
      .orderBy(desc(notifications.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('found')
    const { id, type, title, body, value, isRead, createdAt } = found
    return db
      .select({ holder: holderColumns, found: { id, type, title, body, value, isRead, createdAt } })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoinLateral(found, sql`true`)
      .where(isLiveToken)
      .orderBy(desc(found.id))
  })

const pageOfAll = ownPage('own_notifications', undefined)
const pageOfType = ownPage('own_notifications_of_type', eq(notifications.type, sql.placeholder('type')))

const typeOf = ({ type }: Filter): Type | undefined => (type === 'all' ? undefined : type)

/** Reads one page of a session's notifications. */
export function readOwnPage(db: Db, key: SessionKey, filter: Filter) {
  const type = typeOf(filter)
  const values = { ...key, ...wholeWindow(filter) }
  return type ? pageOfType(db).execute({ ...values, type }) : pageOfAll(db).execute(values)
}

/** The page that was read, and the number of the person's notifications (exact up to the bound of D1). */
export async function toNotificationPage(
  db: Db,
  userId: number,
  filter: Filter,
  rows: Awaited<ReturnType<typeof readOwnPage>>
) {
  const list = rows.flatMap(({ found }) => (found ? [toNotification(found)] : []))
  const type = typeOf(filter)
  const where = and(eq(notifications.userId, userId), type && eq(notifications.type, type))
  const total = await totalByPage(wholeWindow(filter), list.length, () =>
    countToBound(db, notifications, where)
  )
  return { list, total }
}

/** A notification as the list and the realtime event send it. */
export const toNotification = (row: Pick<typeof notifications.$inferSelect, keyof typeof columns>) => ({
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
