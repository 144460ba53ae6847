import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import {
  flag,
  id,
  isoDate,
  nothing,
  paging,
  seenVersion,
  shaped,
  text,
  whole
} from '#lib/core/schema/fields.ts'
import { webhookErrors } from './errors.ts'
import { deliveryProblems, deliveryStatuses, switchOffReasons, webhookTopics } from './topics.ts'

const secretText =
  'Rahasia harus diawali whsec_, diikuti 24 sampai 64 byte dalam base64. Kosongkan agar dibuatkan.'

/** A secret of the Standard Webhooks scheme: 'whsec_' and 24 to 64 bytes in base64. */
const secret = shaped(
  100,
  /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  secretText
)

/** What a webhook is told of. */
export const webhookTopic = z.enum(webhookTopics, 'Jenis peristiwa tidak dikenal.')

/** Whether a message waits for its next try, or how it ended. */
export const webhookDeliveryStatus = z.enum(deliveryStatuses)

const topics = z.array(webhookTopic, 'Pilih paling sedikit satu jenis peristiwa.').check(
  z.minLength(1, 'Pilih paling sedikit satu jenis peristiwa.'),
  z.maxLength(webhookTopics.length),
  z.refine(list => new Set(list).size === list.length, 'Setiap jenis peristiwa cukup sekali.')
)

/** An address outside that is told what happens. */
export const webhook = z.object({
  id: whole,
  url: z.string(),
  events: z.array(webhookTopic),
  is_active: z.boolean(),
  /** Where it was switched off by itself: after a 410, or three days of failures alone. */
  switched_off: z.nullable(z.object({ at: isoDate, why: z.enum(switchOffReasons) })),
  /** Since when everything failed; null where the last delivery was accepted. */
  failing_since: z.nullable(isoDate),
  /** Deliveries that wait, up to 1,200. */
  waiting: whole,
  created_at: isoDate,
  updated_at: isoDate
})

/** A message to a webhook, and what became of it. */
export const webhookDelivery = z.object({
  id: whole,
  webhook_id: whole,
  /** The header webhook-id: the same in every try and replay. */
  message_id: z.string(),
  type: z.string(),
  status: webhookDeliveryStatus,
  tries: whole,
  /** Null while an earlier one of the same object is tried. */
  next_try_at: z.nullable(isoDate),
  response_status: z.nullable(whole),
  /** The beginning of the answer, at most 500 characters. */
  response_excerpt: z.nullable(z.string()),
  problem: z.nullable(z.enum(deliveryProblems)),
  /** The body as it is sent. */
  body: z.string(),
  created_at: isoDate,
  ended_at: z.nullable(isoDate)
})

/** A secret that is shown only in this reply; null where the caller has brought it. */
const shownSecret = z.nullable(z.string())

export const listWebhooks = endpoint('GET /ops/webhook', {
  access: 'ops',
  roles: [],
  summary: 'All webhooks, with what they wait for and why one was switched off',
  input: nothing,
  reply: z.array(webhook)
})

export const saveWebhook = endpoint('PUT /ops/webhook', {
  access: 'ops',
  roles: [],
  summary: 'Adds a webhook, with a secret that is shown only in this reply, or changes one',
  versioned: true,
  errors: [
    webhookErrors.webhook_not_found,
    webhookErrors.webhook_too_many,
    webhookErrors.webhook_address,
    coreErrors.changed_meanwhile
  ],
  input: z.object({
    /** Absent: a new one. */
    id: z.optional(id),
    url: text(2_000, 'Alamat wajib diisi'),
    events: topics,
    is_active: flag,
    /** Absent: a new webhook gets one, another one keeps its own. */
    secret: z.optional(secret),
    /** The version that was seen, of one that is changed. */
    updated_at: z.optional(seenVersion)
  }),
  reply: z.extend(webhook, { secret: shownSecret })
})

export const renewWebhookSecret = endpoint('POST /ops/webhook/{id}/secret', {
  access: 'ops',
  roles: [],
  summary:
    'Makes a new secret, shown only in this reply; for 24 hours messages are signed with the earlier one too',
  errors: [webhookErrors.webhook_not_found],
  input: z.object({ id }),
  reply: z.object({ id: whole, secret: z.string(), earlier_until: isoDate })
})

export const deleteWebhook = endpoint('DELETE /ops/webhook/{id}', {
  access: 'ops',
  roles: [],
  summary: 'Removes a webhook with its log',
  errors: [webhookErrors.webhook_not_found],
  input: z.object({ id }),
  reply: z.object({ id: whole })
})

export const testWebhook = endpoint('POST /ops/webhook/{id}/test', {
  access: 'ops',
  roles: [],
  summary:
    'Sends a message of the type webhook.test once, also where the webhook is off, and tells the answer',
  errors: [webhookErrors.webhook_not_found, coreErrors.busy],
  input: z.object({ id }),
  reply: webhookDelivery
})

export const listWebhookDeliveries = endpoint('GET /ops/webhook/{id}/delivery', {
  access: 'ops',
  roles: [],
  summary:
    'The log of a webhook, the newest first; 30 days after its end an entry is removed. `beyond` continues behind any of them',
  paged: true,
  errors: [webhookErrors.webhook_not_found],
  input: z.object({
    id,
    status: z.optional(webhookDeliveryStatus),
    /** Continues after this entry, however deep. `page` is then ignored. */
    beyond: z.optional(id),
    ...paging(20)
  }),
  reply: z.array(webhookDelivery)
})

export const replayWebhookDelivery = endpoint('POST /ops/webhook/delivery/{id}/replay', {
  access: 'ops',
  roles: [],
  summary: 'Sends a message again under the same webhook-id, after what waits of its object',
  errors: [
    webhookErrors.webhook_delivery_not_found,
    webhookErrors.webhook_delivery_waiting,
    webhookErrors.webhook_off
  ],
  input: z.object({ id }),
  reply: webhookDelivery
})

export const replayWebhook = endpoint('POST /ops/webhook/{id}/replay', {
  access: 'ops',
  roles: [],
  summary: 'Sends again what failed, or everything since a time: at most 5,000 messages, the oldest first',
  errors: [webhookErrors.webhook_not_found, webhookErrors.webhook_off],
  input: z.object({
    id,
    /** Messages that were made then or later; absent: all in the log. */
    since: z.optional(seenVersion),
    /** Those that failed alone, or the delivered ones too. */
    only: z._default(z.enum(['failed', 'all']), 'failed')
  }),
  reply: z.object({
    /** How many are sent again. */
    count: whole,
    /** Whether more are left: call again. */
    is_more: z.boolean()
  })
})
