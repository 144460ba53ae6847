import { desc, eq } from 'drizzle-orm'

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

/** The newest 100 messages, optionally of one receiver. */
export async function readMessageLog(db: Db, to: string | undefined) {
  return db
    .select()
    .from(messageLog)
    .where(to ? eq(messageLog.to, to) : undefined)
    .orderBy(desc(messageLog.id))
    .limit(100)
}
