import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Context } from '#server/core/http/context.ts'
import { settings } from '#server/core/db/schema.ts'
import { notifyAll } from '#server/notification/notify.ts'
import type { Notice } from '#server/notification/schema.ts'

type StoredBroadcast = { hash: string; count: number; at: number }

/** Days for which a key is known: a retry comes within minutes. */
const retentionDays = 7

/**
 * Tells everybody, once per Idempotency-Key where there is one. The key is a fact of its own, because it belongs to no
 * person; it is written in the transaction that tells, so a retry finds both or neither, and one that comes at the same
 * time waits.
 */
export async function broadcastOnce({ requestContext, transact, now }: Context<unknown>, notice: Notice) {
  if (!requestContext.headers.has('idempotency-key')) {
    return transact(async (tx, after) => answer({ count: await notifyAll({ tx, after, now }, notice) }))
  }
  const key = requestContext.headers.get('idempotency-key')?.trim()
  if (!key || key.length > 100) return fail(coreErrors.idempotency_key_required)
  const { type, title, body, value } = notice
  const hash = createHash('sha256')
    .update(JSON.stringify([type, title, body, value]))
    .digest('hex')
  const name = `broadcast:${key}`
  return transact(async (tx, after) => {
    const encode = (count: number) =>
      JSON.stringify({ hash, count, at: now.getTime() } satisfies StoredBroadcast)
    const claimed = await tx
      .insert(settings)
      .values({ name, value: encode(0) })
      .onConflictDoNothing()
      .returning({ name: settings.name })
    if (claimed.length === 0) {
      const [row] = await tx.select().from(settings).where(eq(settings.name, name))
      const stored = JSON.parse(row?.value ?? '{}') as Partial<StoredBroadcast>
      if (stored.hash !== hash) return fail(coreErrors.idempotency_mismatch)
      return answer({ count: stored.count ?? 0 })
    }
    const count = await notifyAll({ tx, after, now }, notice)
    await tx
      .update(settings)
      .set({ value: encode(count) })
      .where(eq(settings.name, name))
    const old = now.getTime() - retentionDays * 24 * 60 * 60_000
    await tx.delete(settings).where(
      sql`${settings.name} like 'broadcast:%' and case when ${settings.name} like 'broadcast:%'
        then (${settings.value}::json ->> 'at')::bigint < ${old} end`
    )
    return answer({ count })
  })
}
