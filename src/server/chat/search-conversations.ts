import { type SQL, sql } from 'drizzle-orm'

import { type Db, rows, sqlState } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { marketplace } from './marketplace.ts'

/** Whose conversations are searched: a buyer's, a shop's, or all. */
export type Whose = { buyerId: number } | { shopId: number } | 'all'

/** A conversation that was found, and its newest message with the words; null where only a name has them. */
export type Found = { conversation_id: number; id: number | null }

/**
 * What every search reads: of the marketplace this many of the newest messages, of a person the messages in this many
 * of the conversations that were active last.
 */
const searched = { messages: 50_000, conversations: 2_000 }
/** Ms in which a statement must find; the embedded database, which nothing interrupts, takes as long as it takes. */
const withinMs = 4_000
const queryCanceled = '57014'

/** Whether the index of messages helps: it knows three letters or digits in a row. */
const isIndexed = (keyword: string): boolean => /[\p{L}\p{N}]{3}/u.test(keyword)

/**
 * Conversations whose names or messages hold a keyword: of each kind those that were active last, at most as many as a
 * list shows. Common words end among the newest messages. Only for others, of three letters and more, the index is
 * asked for older ones, which are left out where that takes too long. `only`: a condition of conversations `c` that are
 * listed at all.
 */
export async function searchConversations(
  db: Db,
  whose: Whose,
  keyword: string,
  only?: SQL,
  { messages, conversations } = searched
): Promise<Found[]> {
  const listed = only ? sql`${isOf(whose)} and ${only}` : isOf(whose)
  const pattern = containing(keyword)
  return db.transaction(async tx => {
    // A plan for any keyword would read all messages of a large shop: here the words decide.
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('statement_timeout', ${String(withinMs)}, true)`)
    const newest = await rows<Found>(
      tx,
      ordered(
        whose === 'all' ? newestOfAll(pattern, messages, only) : newestOf(listed, pattern, conversations)
      )
    )
    const named = await rows<Found>(tx, namesHold(whose, listed, pattern))
    const isEnough = newest.length >= exactTotal || !isIndexed(keyword)
    const hits = isEnough ? newest : await withOlder(tx, newest, olderOf(whose, pattern, conversations, only))
    // A conversation is listed once, with its message where it has one.
    return [...new Map([...named, ...hits].map(found => [String(found.conversation_id), found])).values()]
  })
}

const newestOfAll = (pattern: string, limit: number, only?: SQL): SQL => sql`
  select conversation_id, max(id) as id
  from (select id, conversation_id, message from messages order by id desc limit ${limit}) m
  where message ilike ${pattern} ${among(only)} group by conversation_id`

const newestOf = (listed: SQL, pattern: string, limit: number): SQL => sql`
  select c.id as conversation_id, m.id
  from (select c.id from conversations c where ${listed} and c.last_message_at is not null
    order by c.last_message_at desc limit ${limit}) c
  join lateral (select m.id from messages m where m.conversation_id = c.id and m.message ilike ${pattern}
    order by m.id desc limit 1) m on true`

/** The same of all messages, by their index; of a person only where there is more than was read already. */
const olderOf = (whose: Whose, pattern: string, limit: number, only?: SQL): SQL => sql`
  select conversation_id, max(id) as id from messages
  where message ilike ${pattern} ${among(only)}
    and ${
      whose === 'all'
        ? sql`true`
        : sql`conversation_id in (select c.id from conversations c where ${isOf(whose)})
            and (select count(*) from (select from conversations c where ${isOf(whose)} limit ${limit}) many) = ${limit}`
    }
  group by conversation_id`

/** Messages in listed conversations alone: what is not listed must not use up the limits. */
const among = (only: SQL | undefined): SQL =>
  only ? sql`and conversation_id in (select c.id from conversations c where ${only})` : sql``

const ordered = (hits: SQL): SQL => sql`select * from (${hits}) hits order by id desc limit ${exactTotal}`

async function withOlder(tx: Db, newest: Found[], older: SQL): Promise<Found[]> {
  try {
    // A savepoint: what is cancelled leaves the transaction usable.
    const found = await tx.transaction(async step => {
      return rows<Found>(step, ordered(older))
    })
    return found.length > 0 ? found : newest
  } catch (error) {
    if (sqlState(error) !== queryCanceled) throw error
    return newest
  }
}

const isOf = (whose: Whose): SQL =>
  whose === 'all'
    ? sql`true`
    : 'buyerId' in whose
      ? sql`c.buyer_id = ${whose.buyerId}`
      : sql`c.shop_id = ${whose.shopId}`

/** A buyer knows the names of shops and the marketplace's, the other side those of buyers and shops. */
function namesHold(whose: Whose, listed: SQL, pattern: string): SQL {
  const named = (joined: SQL, name: SQL) => sql`(
    select c.id as conversation_id, null::bigint as id from conversations c ${joined}
    where ${listed} and ${name} ilike ${pattern} and c.last_message_at is not null
    order by c.last_message_at desc limit ${exactTotal})`
  return whose !== 'all' && 'buyerId' in whose
    ? named(sql`left join shops s on s.id = c.shop_id`, sql`coalesce(s.name, ${marketplace.name})`)
    : sql`${named(sql`join users u on u.id = c.buyer_id`, sql`u.name`)} union
        ${named(sql`join shops s on s.id = c.shop_id`, sql`s.name`)}`
}

/** Joins what was found as `hit` to conversations `c`; without a search, nothing. */
export const joinFound = (found: readonly Found[] | undefined): SQL =>
  found
    ? sql`join jsonb_to_recordset(${JSON.stringify(found)}::text::jsonb) as hit(conversation_id bigint, id bigint)
        on hit.conversation_id = c.id`
    : sql`left join lateral (select null::bigint as id) hit on true`
