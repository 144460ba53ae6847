import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listConversations } from '#server/chat/list-conversations.ts'
import { searchConversations, type Whose } from '#server/chat/search-conversations.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { listOpsConversations } from '#server/ops/list-conversations.ts'

import { answerIn, writeTo } from '../support/chatting.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let shopId: number
/** Threads with 'waringin lama' in an older and 'waringin' in a newer message, and with neither. */
let [old, recent] = [0, 0]

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  shopId = await market.makeShop('Toko Pertama')
  old = await writeTo(buyer, shopId, { message: 'Ada waringin lama? 10x20' })
  await answerIn(world(), old, 'Ada')
  await world().services.clock.advance(60)
  recent = await writeTo(buyer, market.shopId, { message: 'Ya' })
})

/** What PostgreSQL answers to a statement that takes too long. */
const cancelled = () => Promise.reject(Object.assign(new Error('canceled'), { code: '57014' }))

const newestOnly = { messages: 1, conversations: 1 }
const find = async (whose: Whose, keyword: string, limits?: typeof newestOnly, db = world().services.db) =>
  (await searchConversations(db, whose, keyword, undefined, limits)).map(found =>
    Number(found.conversation_id)
  )

describe('[chat-13] a search', () => {
  it('finds in old messages what is not among the newest, for all who may read them', async () => {
    for (const whose of ['all', { shopId }, { buyerId: buyer.id }] as const) {
      expect(await find(whose, 'waringin', newestOnly)).toEqual([old])
    }
    const other = await market.buyer()
    expect(await find({ buyerId: other.id }, 'waringin', newestOnly)).toEqual([])
    expect(await find({ shopId: market.shopId }, 'waringin', newestOnly)).toEqual([])
  })

  it('reads only the newest messages for what the index does not know', async () => {
    expect(await find('all', 'x2', newestOnly)).toEqual([])
    expect(await find('all', 'x2')).toEqual([old])
    expect(await find({ buyerId: buyer.id }, 'x2', newestOnly)).toEqual([])
  })

  it('looks only among those that a filter lists, which use up the limits', async () => {
    const { db } = world().services
    const only = (id: number) => sql`c.id = ${id}`
    const listed = async (whose: Whose, id: number, limits = newestOnly) =>
      (await searchConversations(db, whose, 'a', only(id), limits)).map(found =>
        Number(found.conversation_id)
      )
    // The newest message is not in the older thread, which alone is listed.
    for (const whose of ['all', { buyerId: buyer.id }] as const) {
      expect(await searchConversations(db, whose, 'waringin', only(recent), newestOnly)).toEqual([])
      expect(await listed(whose, old, { messages: 50, conversations: 1 })).toEqual([old])
    }
  })

  it('answers with the newest messages where the old ones take too long', async () => {
    const { db } = world().services
    const slow = Object.assign(Object.create(db) as Db, {
      transaction: (work: (tx: Db) => Promise<unknown>) =>
        db.transaction(tx => work(Object.assign(Object.create(tx) as Db, { transaction: cancelled })))
    })
    expect(await find('all', 'ya', { messages: 1, conversations: 1 }, slow)).toContain(recent)
    expect(await find('all', 'waringin', newestOnly, slow)).toEqual([])
  })
})

describe('[chat-13] [chat-17] lists and searches of chat are read by an index', () => {
  const query = { page: 1, per_page: 12 }
  const now = new Date()
  /** Which reads, by which index, and of which kind the plan must not be instead: a bitmap has no order. */
  const reads: [string, (db: Db) => Promise<unknown>, RegExp, 'bitmapscan' | 'indexscan'][] = [
    [
      "a buyer's list",
      db => listConversations(db, buyer.id, { ...query, filter: 'all' }, now),
      /Backward using conversations_buyer_id_last_message_at_index/,
      'bitmapscan'
    ],
    [
      "a shop's list",
      db => listOpsConversations(db, { shopId }, { ...query, filter: 'all' }, now),
      /using conversations_of_shop_unread/,
      'bitmapscan'
    ],
    [
      'the list of all',
      db => listOpsConversations(db, 'all', { ...query, filter: 'all' }, now),
      /using conversations_unread/,
      'bitmapscan'
    ],
    [
      'a search of all',
      db => searchConversations(db, 'all', 'waringin'),
      /on messages_text_trgm/,
      'indexscan'
    ]
  ]

  it.each(reads)('%s', async (_name, read, index, other) => {
    const plans = await plansOf(world().services.db, other, read)
    expect(plans).toMatch(index)
    expect(plans).not.toMatch(/Seq Scan on (?:messages|conversations)/)
  })
})

/** The plans of what was read, for large tables: for a few rows any plan will do. */
const plansOf = (db: Db, off: string, read: (db: Db) => Promise<unknown>): Promise<string> =>
  db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    await tx.execute(sql.raw(`set local enable_${off} = off`))
    const plans: string[] = []
    const watch = (inner: Db): Db => {
      const explain = async (statement: SQL) => {
        const lines = await rows<Record<string, string>>(inner, sql`explain ${statement}`)
        plans.push(...lines.flatMap(line => Object.values(line)))
      }
      return Object.assign(Object.create(inner) as Db, {
        execute: async (statement: SQL) => {
          await explain(statement)
          return inner.execute(statement)
        },
        transaction: (work: (tx: Db) => Promise<unknown>) => inner.transaction(step => work(watch(step)))
      })
    }
    await read(watch(tx))
    return plans.join('\n')
  })
