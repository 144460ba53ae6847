import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { readBalance } from '#server/money/ledger.ts'
import { type MarketAt, marketAt } from './market-at.ts'
import type { Shelf } from './order-goods.ts'
import { type OrderPlan, orderPlans } from './order-plans.ts'
import { demoBuyerId } from './people.ts'
import { type Placed, placeOrder } from './place-order.ts'
import { promote, promotions } from './promotions.ts'

type Event = { hoursAgo: number; happen: (market: MarketAt) => Promise<unknown> }

const hour = 3_600_000

/** The demo buyer's Saldo in whole rupiah: after the first top-up, and at the end. */
const firstBalance = 10_000_000
const endBalance = 25_000_000

/**
 * Replays the last forty days of the demo buyer, event by event in chronological order. Every row of orders, money,
 * history and notifications is written by the regular API call. Returns the orders in the sequence of their plans.
 */
export async function livePast(services: Services, db: Db, shelf: Shelf, now: Date): Promise<Placed[]> {
  const placed = new Map<OrderPlan, Placed>()
  const events: Event[] = [
    { hoursAgo: 40 * 24, happen: market => fillBalance(market, firstBalance) },
    ...orderPlans.flatMap(plan => lifeOf(plan, shelf, placed)),
    ...promotions.map(promotion => ({
      hoursAgo: promotion.hoursAgo,
      happen: (market: MarketAt) => promote(market, promotion)
    })),
    { hoursAgo: 24, happen: ({ call }) => call('POST /buyer/notification/read/all', {}) },
    { hoursAgo: 4, happen: market => fillBalance(market, endBalance) }
  ]
  for (const { hoursAgo, happen } of events.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const market = marketAt(services, db, new Date(now.getTime() - hoursAgo * hour))
    await happen(market)
    await market.settle()
  }
  return orderPlans.map(plan => placed.get(plan)!)
}

/** The events of an order: its placement, which `placed` gets, and its later steps. */
function lifeOf(plan: OrderPlan, shelf: Shelf, placed: Map<OrderPlan, Placed>): Event[] {
  const { hoursAgo, steps } = plan
  const placing: Event = {
    hoursAgo,
    async happen(market) {
      placed.set(plan, await placeOrder(market, await shelf(plan), plan))
    }
  }
  const following = steps.map(([hours, step]) => ({
    hoursAgo: hoursAgo - hours,
    happen: (market: MarketAt) => step(market, placed.get(plan)!)
  }))
  return [placing, ...following]
}

/** Tops up the Saldo to this amount. */
async function fillBalance({ services, call }: MarketAt, upTo: number): Promise<void> {
  const amount = upTo - (await readBalance(services.db, demoBuyerId))
  await call('POST /ops/balance/topup', { user: String(demoBuyerId), amount })
}
