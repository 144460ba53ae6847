import { and, desc, eq, lt } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { messageLog } from './schema.ts'

type Message = {
  channel: 'whatsapp' | 'sms' | 'email'
  to: string
  subject?: string
  text: string
  code?: string
}

/** Stores a message that no outside service delivers, for the operator's console. */
export async function logMessage(db: Db, message: Message, now: Date): Promise<void> {
  await db.insert(messageLog).values({ ...message, createdAt: now })
}

/** A page of the messages, the newest first, optionally of one receiver: those before an id, 100 where nothing else is said. */
export async function readMessageLog(
  db: Db,
  to: string | undefined,
  { before, per_page: limit = 100 }: { before?: number | undefined; per_page?: number } = {}
) {
  return db
    .select()
    .from(messageLog)
    .where(
      and(
        to ? eq(messageLog.to, to) : undefined,
        before === undefined ? undefined : lt(messageLog.id, before)
      )
    )
    .orderBy(desc(messageLog.id))
    .limit(limit)
}
