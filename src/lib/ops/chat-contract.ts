import * as z from 'zod/mini'

import { contentErrors, messageContent, threadPaging } from '#lib/chat/contract.ts'
import { chatErrors } from '#lib/chat/errors.ts'
import { chatMessage, messageHint } from '#lib/chat/message-shapes.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, isoDate, paging, photo, text, whole } from '#lib/core/schema/fields.ts'

/** A conversation as the counter sees it. */
export const opsConversation = z.object({
  id: whole,
  /** Null for the marketplace's own threads. */
  shop: z.nullable(z.object({ id: whole, name: z.string(), slug: z.string() })),
  buyer: z.object({
    id: whole,
    name: z.string(),
    photo,
    online: z.boolean(),
    last_online: z.nullable(isoDate)
  }),
  date: z.nullable(isoDate),
  message: z.string(),
  /** Messages of the buyer that this side has not read. */
  unread_count: whole,
  last_message: z.nullable(messageHint),
  hit: z.nullable(messageHint),
  /** The last message of this side that the buyer has read. */
  read_up_to: whole,
  is_blocked: z.boolean(),
  /** The buyer's open report; a seller never sees one. */
  report: z.nullable(z.object({ id: whole, reason: z.string(), date: isoDate }))
})
export type OpsConversation = z.output<typeof opsConversation>

export const listOpsConversations = endpoint('GET /ops/conversation', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: 'Conversations, unread ones first; for a seller those of its shop',
  input: z.object({
    /** `late`: those whose buyer has waited longer than a day for an answer, the longest first. */
    filter: z._default(z.enum(['all', 'unread', 'reported', 'late']), 'all'),
    keyword: z.optional(text(100)),
    id: z.optional(id),
    ...paging(20)
  }),
  reply: z.array(opsConversation),
  paged: true,
  limit: 'search'
})

export const listOpsMessages = endpoint('GET /ops/conversation/{id}', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: 'Messages of a conversation, page by page from the newest; each page from its oldest message on',
  errors: [chatErrors.conversation_not_found],
  input: z.object({ id, ...threadPaging }),
  reply: z.array(chatMessage),
  paged: true
})

export const sendOpsMessage = endpoint('POST /ops/conversation/{id}/send', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: "Answers a buyer, in a shop's name or, in its own threads, the marketplace's",
  errors: [
    chatErrors.conversation_not_found,
    chatErrors.blocked_by_buyer,
    chatErrors.buyer_gone,
    ...contentErrors
  ],
  upload: true,
  input: z.object({ id, ...messageContent }),
  reply: z.object({ message: chatMessage })
})

export const readOpsConversation = endpoint('POST /ops/conversation/{id}/read', {
  access: 'ops',
  recorded: false,
  roles: ['clerk', 'support', 'seller'],
  summary: 'Marks a conversation as read by this side, up to a message',
  errors: [chatErrors.conversation_not_found],
  input: z.object({ id, up_to: z.optional(id) }),
  reply: z.object({ unread_count: whole })
})

export const closeReport = endpoint('POST /ops/conversation/report/{id}/close', {
  access: 'ops',
  roles: ['support'],
  summary: "Ends a buyer's report: an operator has dealt with it",
  errors: [chatErrors.report_not_found],
  input: z.object({ id }),
  reply: z.object({ id: whole })
})
