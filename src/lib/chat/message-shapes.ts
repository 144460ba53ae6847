import * as z from 'zod/mini'

import { isoDate, photo, privateFile, whole } from '#lib/core/schema/fields.ts'
import { orderStatus } from '#lib/order/order-shapes.ts'
import { withdrawalStatus } from '#lib/withdrawal/contract.ts'

/** Who writes a message. The server decides, whatever a request claims (D33). */
export const senderRoles = ['buyer', 'seller', 'admin', 'system'] as const
export type SenderRole = (typeof senderRoles)[number]

/** A product in a message, in its present state. */
export const chatProduct = z.object({
  id: whole,
  detail_id: z.nullable(whole),
  slug: z.string(),
  name: z.string(),
  photo,
  /** The chosen variant: 'Merah, 5 kg'; null without one. */
  variant: z.nullable(z.string()),
  /** Whole rupiah for one piece. */
  price: whole,
  /** False once its shop has taken it from sale. */
  is_active: z.boolean()
})
export type ChatProduct = z.output<typeof chatProduct>

const chatOrderProduct = z.object({ name: z.string(), photo, variant: z.nullable(z.string()), qty: whole })

/** An order in a message, in its present state. */
export const chatOrder = z.object({
  id: whole,
  code: z.string(),
  status: orderStatus,
  /** The status as buyers read it: 'Dikirim'. */
  label: z.string(),
  grand_total: whole,
  products: z.array(chatOrderProduct)
})
export type ChatOrder = z.output<typeof chatOrder>

/** A withdrawal in a message, in its present state. */
export const chatWithdrawal = z.object({
  id: whole,
  code: z.string(),
  /** Whole rupiah that left Saldo. */
  nominal: whole,
  status: withdrawalStatus,
  /** The status as buyers read it: 'Menunggu'. */
  label: z.string(),
  /** Where it goes: 'BCA •••• 7821'. */
  account: z.string()
})
export type ChatWithdrawal = z.output<typeof chatWithdrawal>

const messageFields = {
  id: whole,
  conversation_id: whole,
  /** The sender's own number of it; null where there is none. */
  client_id: z.nullable(z.string()),
  message: z.string(),
  /** Who wrote it; null for the marketplace. */
  user_id: z.nullable(whole),
  role: z.enum(senderRoles),
  date: isoDate,
  photo: privateFile,
  /** Null without a product, or when it no longer exists: then `product_id` still names it. */
  product: z.nullable(chatProduct),
  product_id: z.nullable(whole),
  transaction: z.nullable(chatOrder),
  withdraw_id: z.nullable(whole),
  /** Only in the thread of its buyer with the marketplace. */
  withdrawal: z.nullable(chatWithdrawal),
  user: z.object({ name: z.string(), photo })
}

/** A message as sockets tell it: the same for both sides, which know from `role` whose it is. */
export const sentMessage = z.object(messageFields)
export type SentMessage = z.output<typeof sentMessage>

export const chatMessage = z.object({
  ...messageFields,
  /** Whether the reader's side wrote it. */
  is_you: z.boolean(),
  /** Whether the other side has read it; of the other side's messages, whether the reader's side has. */
  is_read: z.boolean()
})
export type ChatMessage = z.output<typeof chatMessage>

/** The message of a list's row that a search has found, or the last one. */
export const messageHint = z.object({
  id: whole,
  is_you: z.boolean(),
  is_read: z.boolean(),
  /** Its text, or what it has instead: 'Foto'. */
  text: z.string(),
  date: isoDate
})

export const chatConversation = z.object({
  /** Null before the first message: nothing is stored until then. */
  id: z.nullable(whole),
  /** Null for the marketplace. */
  shop: z.nullable(z.object({ id: whole, slug: z.string(), is_official: z.boolean() })),
  name: z.string(),
  photo,
  /** Of the last message; null without one. */
  date: z.nullable(isoDate),
  /** Preview of the last message; empty without one. */
  message: z.string(),
  unread_count: whole,
  online: z.boolean(),
  last_online: z.nullable(isoDate),
  last_message: z.nullable(messageHint),
  /** The newest message that holds the keyword of a search. */
  hit: z.nullable(messageHint),
  /** The last of the buyer's messages that the other side has read. */
  read_up_to: whole,
  is_blocked: z.boolean()
})
export type ChatConversation = z.output<typeof chatConversation>

/** What the event 'message.read' says: one side has read all messages up to this one. */
export const readMark = z.object({ conversation_id: whole, by: z.enum(['buyer', 'seller']), up_to: whole })
export type ReadMark = z.output<typeof readMark>
