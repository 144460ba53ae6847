import { type SQL, sql } from 'drizzle-orm'

import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { excerptOf } from '#lib/chat/excerpt.ts'
import { previewLength } from '#lib/chat/limits.ts'
import { previewTexts } from '#lib/chat/texts.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { countRowsToBound, totalByPage } from '#server/core/db/count-to-bound.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { pageWindow } from '#server/core/db/paging.ts'
import { isShopOnline } from '#server/shop/shops.ts'
import { marketplace } from './marketplace.ts'
import { ofSide } from './present-messages.ts'
import { unreadByBuyer } from './schema.ts'
import { joinFound, searchConversations } from './search-conversations.ts'
import type { Message } from './write-message.ts'

type Hint = {
  id: number
  role: Message['role']
  message: string
  photo: boolean
  product: boolean
  transaction: boolean
  at: string
}

/** Columns that both sides' lists read of a conversation `c`. */
export const conversationColumns = sql`
  c.id, c.last_message_at, c.buyer_read_id, c.seller_read_id, c.blocked_by_buyer_at,
  ${hintOf(sql`c.last_message_id`)} as last, ${hintOf(sql`hit.id`)} as hit`

function hintOf(id: SQL): SQL {
  return sql`(
    select json_build_object('id', m.id, 'role', m.role, 'message', m.message, 'at', m.created_at,
      'photo', m.photo_path is not null, 'product', m.product_id is not null,
      'transaction', m.transaction_id is not null)
    from messages m where m.id = ${id})`
}

/** What both lists read of each conversation. */
export type ConversationRow = {
  id: string
  last_message_at: string | Date | null
  buyer_read_id: string
  seller_read_id: string
  blocked_by_buyer_at: string | Date | null
  last: Hint | null
  hit: Hint | null
  unread: number
}

type BuyersRow = ConversationRow & {
  shop_id: string | null
  shop_name: string | null
  shop_slug: string | null
  shop_photo: string | null
  is_official: boolean | null
  last_online_at: string | Date | null
}

/** How many messages of the other side a side has not read, exact up to the figure that lists go to (D1). */
export const unreadCount = (side: 'buyer' | 'seller'): SQL =>
  sql`(select count(*)::int from (
    select from messages m where m.conversation_id = c.id and ${
      side === 'buyer'
        ? sql`m.id > c.buyer_read_id and m.role <> 'buyer'`
        : sql`m.id > c.seller_read_id and m.role = 'buyer'`
    } limit ${exactTotal}) unread)`

export type ConversationQuery = {
  keyword?: string | undefined
  id?: number | undefined
  page: number
  per_page: number
}

/** A buyer's conversations, the last active first; deleted ones only by their id. */
export async function listConversations(
  db: Db,
  buyerId: number,
  query: ConversationQuery & { filter: 'all' | 'unread' },
  now: Date
): Promise<{ list: ChatConversation[]; total: number }> {
  const { keyword, id, filter } = query
  const window = pageWindow(query)
  const only = sql`${id === undefined ? sql`c.deleted_by_buyer_at is null` : sql`c.id = ${id}`}
    and ${filter === 'unread' ? sql.raw(unreadByBuyer) : sql`true`}`
  const found = keyword ? await searchConversations(db, { buyerId }, keyword, only) : undefined
  const where = sql`c.buyer_id = ${buyerId} and c.last_message_id is not null and ${only}`
  const from = sql`from conversations c left join shops s on s.id = c.shop_id ${joinFound(found)} where ${where}`
  const listed = await rows<BuyersRow>(
    db,
    sql`select ${conversationColumns}, ${unreadCount('buyer')} as unread,
        s.id as shop_id, s.name as shop_name, s.slug as shop_slug, s.photo_path as shop_photo, s.is_official,
        s.last_online_at
      ${from} order by c.last_message_at desc, c.id desc limit ${window.limit} offset ${window.offset}`
  )
  return {
    list: listed.map(row => toConversation(row, keyword, now)),
    total: await totalByPage(window, listed.length, () => countRowsToBound(db, from))
  }
}

function toConversation(row: BuyersRow, keyword: string | undefined, now: Date): ChatConversation {
  const lastOnlineAt = row.last_online_at === null ? null : new Date(row.last_online_at)
  return {
    ...toRow(row, 'buyer', keyword),
    shop: row.shop_id
      ? { id: Number(row.shop_id), slug: row.shop_slug ?? '', is_official: row.is_official ?? false }
      : null,
    name: row.shop_name ?? marketplace.name,
    photo: row.shop_photo,
    online: isShopOnline({ lastOnlineAt }, now),
    last_online: lastOnlineAt?.toISOString() ?? null
  }
}

/** The part of a list's row that both sides have. */
export function toRow(row: ConversationRow, side: 'buyer' | 'seller', keyword: string | undefined) {
  const read = { buyerReadId: Number(row.buyer_read_id), sellerReadId: Number(row.seller_read_id) }
  const hint = (found: Hint | null, words?: string) =>
    found && {
      id: found.id,
      ...ofSide(read, side, found),
      text: previewOf(found, words),
      date: new Date(found.at).toISOString()
    }
  return {
    id: Number(row.id),
    date: row.last_message_at === null ? null : new Date(row.last_message_at).toISOString(),
    message: row.last ? previewOf(row.last) : '',
    unread_count: row.unread,
    last_message: hint(row.last),
    hit: hint(row.hit, keyword),
    read_up_to: side === 'buyer' ? read.sellerReadId : read.buyerReadId,
    is_blocked: row.blocked_by_buyer_at !== null
  }
}

/** One line of a message, or what it has instead of text. */
function previewOf({ message, photo, product, transaction }: Hint, keyword = ''): string {
  const line = excerptOf(message, keyword, previewLength)
  if (line !== '') return line
  if (photo) return previewTexts.photo
  if (product) return previewTexts.product
  return transaction ? previewTexts.transaction : previewTexts.withdraw
}
