import { setInterval } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { connect } from '#server/core/db/connect.ts'

import { load } from './load.ts'
import type { Market } from './market.ts'
import { scenarios } from './scenarios.ts'

const ordersPerSecond = 5

/**
 * Measures searches alone, and while five orders a second take a piece out of stock each: the stock change of an order
 * must not evict cached search responses. On PostgreSQL.
 */
export async function searchBesideOrders(market: Market, databaseUrl: string): Promise<void> {
  const scenario = scenarios.find(({ name }) => name === "search, people's mix")!
  const server = await market.start('src/server/main.ts')
  const searches = () => load(server.url, () => scenario.market(market))
  const alone = await searches()
  const ordering = new AbortController()
  const orders = takeFromStock(market, databaseUrl, ordering.signal)
  const beside = await searches()
  ordering.abort()
  console.log(
    `\nSearches a second alone ${alone.perSecond} (p99 ${alone.p99} ms), beside ${ordersPerSecond} orders a second ${beside.perSecond} (p99 ${beside.p99} ms); ${await orders} pieces were sold, ${alone.failed + beside.failed} searches failed`
  )
  await server.stop()
}

/** Takes one piece of another variant each time; returns how many were taken. */
async function takeFromStock(market: Market, url: string, signal: AbortSignal): Promise<number> {
  const { db, close } = await connect({ url, folder: '' })
  let sold = 0
  try {
    for await (const _ of setInterval(1000 / ordersPerSecond, undefined, { signal })) {
      const { detailId } = market.variants[sold % market.variants.length]!
      await db.execute(sql`update product_details set stock = stock - 1 where id = ${detailId}`)
      sold += 1
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await close()
  }
  return sold
}
