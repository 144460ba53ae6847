import { count, desc, eq } from 'drizzle-orm'

import type { AccountEventKind } from '#lib/identity/activity.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import { deviceName } from './device.ts'
import { accountEvents } from './schema.ts'

type Event = { userId: number; kind: AccountEventKind; requestContext: RequestContext; now: Date }

/** Records a security event of an account with the device that caused it, in the transaction in which it happens. */
export async function recordEvent(tx: Db, { userId, kind, requestContext, now }: Event): Promise<void> {
  await tx.insert(accountEvents).values({
    userId,
    kind,
    device: deviceName(requestContext.userAgent),
    ip: requestContext.ip,
    createdAt: now
  })
}

/** One page of an account's security events, newest first. */
export async function readActivityPage(
  db: Db,
  userId: number,
  { page, per_page: perPage }: { page: number; per_page: number }
) {
  const own = eq(accountEvents.userId, userId)
  const found = await db
    .select()
    .from(accountEvents)
    .where(own)
    .orderBy(desc(accountEvents.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [row] = await db.select({ n: count() }).from(accountEvents).where(own)
  const list = found.map(({ id, kind, device, createdAt }) => ({
    id,
    kind,
    device,
    date: createdAt.toISOString()
  }))
  return { list, total: row?.n ?? 0 }
}
