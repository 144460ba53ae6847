import { type SQL, sql } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { listOpsConversations as contract, OpsConversation } from '#lib/ops/chat-contract.ts'

import {
  conversationColumns,
  type ConversationQuery,
  type ConversationRow,
  toRow,
  unreadCount
} from '#server/chat/list-conversations.ts'
import { isLateConversation } from '#server/chat/late-conversations.ts'
import { unreadBySeller } from '#server/chat/schema.ts'
import { joinFound, searchConversations } from '#server/chat/search-conversations.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { countRowsToBound } from '#server/core/db/count-to-bound.ts'
import { pageWindow } from '#server/core/db/paging.ts'
import type { Scope } from '#server/core/http/callers.ts'
import { isOnline } from '#lib/shop/online.ts'

type Row = ConversationRow & {
  shop_id: string | null
  shop_name: string | null
  shop_slug: string | null
  buyer_id: string
  buyer_name: string
  buyer_photo: string | null
  last_seen_at: string | Date | null
  report: { id: number; reason: string; date: string } | null
}

type Filter = InputOf<typeof contract>['filter']

/** Conversations of a scope, those with unread messages of the buyer first. Only operators see reports. */
export async function listOpsConversations(
  db: Db,
  scope: Scope,
  query: ConversationQuery & { filter: Filter },
  now: Date
): Promise<{ list: OpsConversation[]; total: number }> {
  const { keyword, id, filter } = query
  const { limit, offset } = pageWindow(query)
  const only = conditions[filter](scope, now)
  const hits = keyword ? await searchConversations(db, scope, keyword, only) : undefined
  const where = sql.join(
    [
      sql`c.last_message_id is not null`,
      ...(scope === 'all' ? [] : [sql`c.shop_id = ${scope.shopId}`]),
      ...(id === undefined ? [] : [sql`c.id = ${id}`]),
      ...(only ? [only] : [])
    ],
    sql` and `
  )
  const from = sql`from conversations c join users u on u.id = c.buyer_id left join shops s on s.id = c.shop_id
    ${joinFound(hits)} where ${where}`
  const found = await rows<Row>(
    db,
    sql`select ${conversationColumns}, ${unreadCount('seller')} as unread,
        s.id as shop_id, s.name as shop_name, s.slug as shop_slug,
        u.id as buyer_id, u.name as buyer_name, u.photo_path as buyer_photo, u.last_seen_at,
        ${scope === 'all' ? openReport : sql`null::json`} as report
      ${from} order by ${filter === 'late' ? oldestFirst : unreadFirst}
      limit ${limit} offset ${offset}`
  )
  return {
    list: found.map(row => toOpsConversation(row, keyword, now)),
    total: await countRowsToBound(db, from)
  }
}

const conditions: Record<Filter, (scope: Scope, now: Date) => SQL | undefined> = {
  all: () => undefined,
  unread: () => sql`(${sql.raw(unreadBySeller)})`,
  reported: scope => isReported(scope),
  late: (_, now) => isLateConversation(now)
}
const unreadFirst = sql`(${sql.raw(unreadBySeller)}) desc, c.last_message_at desc nulls last, c.id desc`
const oldestFirst = sql`c.last_message_at, c.id`

/** How many conversations the filter `late` lists. */
export const countLateConversations = (db: Db, now: Date): Promise<number> =>
  countRowsToBound(
    db,
    sql`from conversations c where c.last_message_id is not null and ${isLateConversation(now)}`
  )

const openReport = sql`(
  select json_build_object('id', r.id, 'reason', r.reason, 'date', r.created_at)
  from conversation_reports r where r.conversation_id = c.id and r.handled_at is null)`

const isReported = (scope: Scope): SQL =>
  scope === 'all'
    ? sql`exists (select from conversation_reports r where r.conversation_id = c.id and r.handled_at is null)`
    : sql`false`

function toOpsConversation(row: Row, keyword: string | undefined, now: Date): OpsConversation {
  const lastSeenAt = row.last_seen_at === null ? null : new Date(row.last_seen_at)
  return {
    ...toRow(row, 'seller', keyword),
    shop: row.shop_id
      ? { id: Number(row.shop_id), name: row.shop_name ?? '', slug: row.shop_slug ?? '' }
      : null,
    buyer: {
      id: Number(row.buyer_id),
      name: row.buyer_name,
      photo: row.buyer_photo,
      online: isOnline(lastSeenAt, now),
      last_online: lastSeenAt?.toISOString() ?? null
    },
    report: row.report && { ...row.report, date: new Date(row.report.date).toISOString() }
  }
}
