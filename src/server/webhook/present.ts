import type { webhookDeliveries, webhooks } from './schema.ts'

/** A webhook as the counter reads it, without its secret. */
export const toWebhook = (row: typeof webhooks.$inferSelect, waiting: number) => ({
  id: row.id,
  url: row.url,
  events: row.topics,
  is_active: row.isActive,
  switched_off:
    row.switchedOffAt && row.switchedOffWhy
      ? { at: row.switchedOffAt.toISOString(), why: row.switchedOffWhy }
      : null,
  failing_since: row.failingSince?.toISOString() ?? null,
  waiting,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString()
})

/** An entry of the log. */
export const toDelivery = (row: typeof webhookDeliveries.$inferSelect) => ({
  id: row.id,
  webhook_id: row.webhookId,
  message_id: row.messageId,
  type: row.type,
  status: row.status,
  tries: row.tries,
  next_try_at: row.dueAt?.toISOString() ?? null,
  response_status: row.responseStatus,
  response_excerpt: row.responseExcerpt,
  problem: row.problem,
  body: row.body,
  created_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null
})
