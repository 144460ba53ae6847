import { desc, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { outbox } from './schema.ts'

type Message = {
  channel: 'whatsapp' | 'sms' | 'email'
  to: string
  subject?: string
  text: string
  code?: string
}

/** Keeps a message that no outside service carried, for the operator's console. */
export async function keepInOutbox(db: Db, message: Message, now: Date): Promise<void> {
  await db.insert(outbox).values({ ...message, createdAt: now })
}

/** The newest messages, of one receiver where asked. */
export async function readOutbox(db: Db, to: string | undefined) {
  return db
    .select()
    .from(outbox)
    .where(to ? eq(outbox.to, to) : undefined)
    .orderBy(desc(outbox.id))
    .limit(100)
}
