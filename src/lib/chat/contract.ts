import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { count, empty, flag, id, imageFile, paging, text } from '#lib/core/schema/fields.ts'
import { counters } from '#lib/notification/counters-contract.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { chatErrors } from './errors.ts'
import { conversationsPerPage, maxClientIdLength, maxTextLength, messagesPerPage } from './limits.ts'
import { chatConversation, chatMessage } from './message-shapes.ts'

/** Which conversations a list shows. */
export const conversationFilter = z.enum(['all', 'unread'])
const keyword = z.optional(text(100))

/** An id that a form leaves empty where there is none. */
const someId = z.optional(
  z.pipe(
    z.union([id, z.literal(''), z.null()]),
    z.transform((given: number | '' | null) => (given === '' || given === null ? undefined : given))
  )
)

/** What a message may hold; text or photo is needed. */
export const messageContent = {
  message: z._default(text(maxTextLength), ''),
  /** Only images; re-encoded, and private to the conversation (core-42). */
  photo: z.optional(imageFile),
  product_id: someId,
  product_detail_id: someId,
  transaction_id: someId,
  withdraw_id: someId,
  /** The sender's own number of the message: a retry with it is the same message (D33). */
  client_id: z.optional(text(maxClientIdLength))
}

const claimed = z.optional(z.nullable(z.union([text(500), z.number()])))

/** Accepted and ignored: the server knows who sends (D47). */
const ignored = {
  role: claimed,
  sender_id: claimed,
  sender_type: claimed
}

/** What a message may be rejected with, on either side. */
export const contentErrors = [
  chatErrors.message_empty,
  chatErrors.message_not_sent,
  chatErrors.too_many_messages,
  productErrors.product_not_found,
  orderErrors.order_not_found,
  withdrawalErrors.withdrawal_not_found
]

/** Page of a thread, newest page first; or, with `after` or `before`, the messages around a known one. */
export const threadPaging = {
  ...paging(messagesPerPage),
  /** Only what is newer than this message, oldest first; `meta.total` counts all of them. */
  after: z.optional(count),
  /** Only what is older than this message: pages that do not shift when something arrives. */
  before: z.optional(id)
}

/** A message that was sent, and the badges after it. */
export const sentReply = z.object({ conversation_id: z.int(), message: chatMessage, counters })

export const listConversations = endpoint('GET /buyer/conversation', {
  access: 'buyer',
  summary:
    'Conversations of the buyer, the last active first; with a keyword those whose name or text holds it',
  input: z.object({
    filter: z._default(conversationFilter, 'all'),
    keyword,
    /** Only this conversation, also a deleted one. */
    id: z.optional(id),
    ...paging(conversationsPerPage)
  }),
  reply: z.array(chatConversation),
  paged: true,
  limit: 'search'
})

export const showConversationWith = endpoint('GET /buyer/conversation/user/{id}', {
  access: 'buyer',
  summary:
    "The conversation with a shop by the shop's id (0: the marketplace), or an empty one that is not stored",
  errors: [shopErrors.shop_not_found, chatErrors.own_shop],
  input: z.object({ id: count }),
  reply: chatConversation
})

export const listMessages = endpoint('GET /buyer/conversation/{id}', {
  access: 'buyer',
  summary: 'Messages of a conversation, page by page from the newest; each page from its oldest message on',
  errors: [chatErrors.conversation_not_found],
  input: z.object({ id, ...threadPaging }),
  reply: z.array(chatMessage),
  paged: true
})

export const createConversation = endpoint('POST /buyer/conversation/create', {
  access: 'buyer',
  summary: 'Sends the first message to a shop or to the marketplace; later ones go to the same conversation',
  errors: [
    shopErrors.shop_not_found,
    chatErrors.own_shop,
    chatErrors.shop_blocked,
    chatErrors.too_many_conversations,
    ...contentErrors
  ],
  upload: true,
  input: z.object({
    receiver_type: z.enum(['seller', 'admin']),
    /** The shop's id, or its seller's; none for the marketplace. */
    receiver_id: someId,
    ...ignored,
    ...messageContent
  }),
  reply: sentReply
})

export const sendMessage = endpoint('POST /buyer/conversation/send/{id}', {
  access: 'buyer',
  summary: 'Sends a message in a conversation of the buyer',
  errors: [chatErrors.conversation_not_found, chatErrors.shop_blocked, ...contentErrors],
  upload: true,
  input: z.object({ id, ...ignored, ...messageContent }),
  reply: sentReply
})

export const readConversation = endpoint('POST /buyer/conversation/read/{id}', {
  access: 'buyer',
  summary: 'Marks a conversation as read, up to the last message that the buyer has seen',
  errors: [chatErrors.conversation_not_found],
  // Marks come with every message that is seen: they do not use up what an address may write.
  limit: 'read',
  input: z.object({ id, up_to: z.optional(id) }),
  reply: z.object({ counters })
})

export const deleteConversation = endpoint('POST /buyer/conversation/delete/{id}', {
  access: 'buyer',
  summary: 'Hides a conversation from the buyer until its next message',
  errors: [chatErrors.conversation_not_found],
  input: z.object({ id }),
  reply: z.object({ counters })
})

export const reportConversation = endpoint('POST /buyer/conversation/report/{id}', {
  access: 'buyer',
  summary: "Reports a shop's messages to the marketplace",
  errors: [chatErrors.conversation_not_found, chatErrors.reported_already],
  input: z.object({ id, reason: text(500, 'Alasan wajib diisi.') }),
  reply: empty
})

export const blockShop = endpoint('POST /buyer/conversation/block/{id}', {
  access: 'buyer',
  summary: "Takes no more messages of a conversation's shop, or takes them again",
  errors: [chatErrors.conversation_not_found],
  input: z.object({ id, blocked: flag }),
  reply: z.object({ is_blocked: z.boolean() })
})
