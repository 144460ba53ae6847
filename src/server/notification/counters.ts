import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

import type { Counters } from '#lib/notification/counters-contract.ts'

import { unreadByBuyer } from '#server/chat/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'

/** Number of lines in the cart; buy-now lines do not count. */
export async function countCartLines(db: Db, userId: number): Promise<number> {
  const [row] = await rows<{ n: string }>(
    db,
    sql`select count(*) as n from cart_lines where user_id = ${userId} and not is_buy_now`
  )
  return Number(row?.n ?? 0)
}

type TypeCount = { type: string; n: number }
export type BadgeRow = { cart: string | number; conversation: string; notifications: TypeCount[] }

/**
 * Columns for the header's badges other than the cart's, for a statement with a relation `me` that has an id:
 * conversations with unread messages, unread notifications by type.
 */
export const badgeColumns = `
  (select count(*) from conversations c
    where c.buyer_id = me.id and c.deleted_by_buyer_at is null
      and ${unreadByBuyer}) as conversation,
  (select coalesce(json_agg(t), '[]'::json) from (
    select type, count(*) as n from notifications where user_id = me.id and not is_read group by type
  ) as t) as notifications`

/**
 * All badges of the header. Every change publishes them, so they are read in one round trip, with a hand-written
 * statement.
 */
export async function readCounters(db: Db, userId: number): Promise<Counters> {
  const [row] = await rows<BadgeRow>(db, sql`${allColumns} from (select ${userId}::bigint as id) as me`)
  return toCounters(row)
}

/** All badges of the header as one column of a statement, for `toCounters`; `id` is whose they are. */
export const badgesOf = (id: SQLWrapper): SQL<BadgeRow> =>
  sql<BadgeRow>`(select row_to_json(badges) from (${allColumns} from (select ${id} as id) as me) as badges)`

/** The badges of many people in one round trip. */
export async function readCountersOf(db: Db, userIds: readonly number[]): Promise<Map<number, Counters>> {
  const found = await rows<BadgeRow & { id: string }>(
    db,
    sql`${allColumns}, me.id from json_array_elements_text(${JSON.stringify(userIds)}::json) as given,
      lateral (select given.value::bigint as id) as me`
  )
  return new Map(found.map(row => [Number(row.id), toCounters(row)]))
}

const allColumns = sql`select
  (select count(*) from cart_lines where user_id = me.id and not is_buy_now) as cart,
  ${sql.raw(badgeColumns)}`

export function toCounters(row: BadgeRow | undefined): Counters {
  const of = (type: string) => row?.notifications.find(found => found.type === type)?.n ?? 0
  const counts = {
    promotion: of('promotion'),
    transaction: of('transaction'),
    negotiation: of('negotiation')
  }
  return {
    cart: Number(row?.cart ?? 0),
    conversation: Number(row?.conversation ?? 0),
    notification: { all: counts.promotion + counts.transaction + counts.negotiation, ...counts }
  }
}
