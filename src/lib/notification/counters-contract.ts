import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { nothing, whole } from '#lib/core/schema/fields.ts'

export const notificationCount = z.object({
  all: whole,
  promotion: whole,
  transaction: whole,
  negotiation: whole
})

/**
 * Figures of the header's badges: cart lines, unread conversations, unread notifications. Endpoints that change one of
 * them return them; the event 'counters' on private-user.{id} has the same payload.
 */
export const counters = z.object({
  cart: whole,
  conversation: whole,
  notification: notificationCount
})
export type Counters = z.output<typeof counters>

export const countReply = z.object({ count: whole })

export const countCart = endpoint('GET /buyer/cart/count', {
  access: 'buyer',
  summary: 'How many lines the cart has, without buy-now lines',
  input: nothing,
  reply: countReply
})

export const countConversations = endpoint('GET /buyer/conversation/count', {
  access: 'buyer',
  summary: 'How many conversations have unread messages',
  input: nothing,
  reply: countReply
})

export const countNotifications = endpoint('GET /buyer/notification/count', {
  access: 'buyer',
  summary: 'How many notifications are unread, in all and by type',
  input: nothing,
  reply: notificationCount
})
