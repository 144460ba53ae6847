import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { sql } from 'drizzle-orm'

import { type CounterRole, mayCall } from '#lib/core/schema/endpoint.ts'

import { listGoods } from '#lib/goods/product-contract.ts'
import { listOpsConversations } from '#lib/ops/chat-contract.ts'
import { listSettlements } from '#lib/ops/contract.ts'
import { listOpsNegotiations } from '#lib/ops/negotiation-contract.ts'
import type { Overview } from '#lib/ops/overview-contract.ts'
import { listPayoutBalances } from '#lib/ops/payout-contract.ts'
import { listOpsReviews } from '#lib/ops/review-contract.ts'
import { listOpsWithdrawals } from '#lib/ops/withdrawal-contract.ts'
import { openStatuses, statuses } from '#lib/order/status.ts'

import { areDue } from '#server/complaint/complaint-queue.ts'
import { complaints } from '#server/complaint/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { countToBound } from '#server/core/db/count-to-bound.ts'
import { whereOpenNegotiations } from '#server/negotiation/list-open.ts'
import { whereOrders } from '#server/order/counter-orders.ts'
import { orders } from '#server/order/schema.ts'
import { whereNotifications } from '#server/payment/list-notifications.ts'
import { paymentNotifications } from '#server/payment/schema.ts'
import { products } from '#server/product/schema.ts'
import { reviews } from '#server/review/schema.ts'
import { readMissed } from '#server/search/missed-searches.ts'
import { areLate, withdrawals } from '#server/withdrawal/schema.ts'
import { countBegun } from './begun-orders.ts'
import { sumOwed } from './due-payouts.ts'
import { countLateConversations } from './list-conversations.ts'
import { whereReviews } from './list-reviews.ts'
import { readLowStock } from './low-stock.ts'
import { readSales } from './sales.ts'

/** Days of Jakarta, both included. */
export type Period = { from: string; to: string }

/** Days of the longest period. */
const maxDays = 92

const daysOf = ({ from, to }: Period): number => differenceInCalendarDays(to, from) + 1

/** Whether a period has 1 to 92 days. */
export const isPeriod = (period: Period): boolean => daysOf(period) >= 1 && daysOf(period) <= maxDays

/** The period before of the same length; undefined for one that is none: ('2026-11-08', '2026-11-14') // => 1 to 7 November */
export function periodBefore({ from, to }: Period): Period | undefined {
  if (!isPeriod({ from, to })) return undefined
  const days = daysOf({ from, to })
  const back = (day: string) => addDays(`${day}T00:00:00Z`, -days).toISOString().slice(0, 10)
  return { from: back(from), to: back(to) }
}

/** What the counter looks at first; what a role may not read is absent. Counts are exact to D1's bound. */
export async function readOverview(
  db: Db,
  role: CounterRole,
  { period, before, now }: { period: Period; before: Period; now: Date }
): Promise<Overview> {
  const mayReadGoods = mayCall(role, listGoods)
  return {
    now: now.toISOString(),
    ...(role !== 'support' && {
      sales: { period: await readSales(db, period), before: await readSales(db, before) }
    }),
    open_orders: await countOpen(db),
    begun_orders: await countBegun(db, period, before),
    late: await readLate(db, role, now),
    ...(mayReadGoods && { has_products: await hasProducts(db), low_stock: await readLowStock(db) }),
    ...(mayCall(role, listSettlements) && {
      rejected_payments: await countToBound(
        db,
        paymentNotifications,
        whereNotifications({ is_rejected: true, start_date: period.from, end_date: period.to })
      )
    }),
    ...(mayCall(role, listPayoutBalances) && { owed_shops: await sumOwed(db) }),
    ...(mayReadGoods && { missed_searches: await readMissed(db, period.from, period.to) })
  }
}

async function hasProducts(db: Db): Promise<boolean> {
  const [read] = await rows<{ has: boolean }>(db, sql`select exists (select from ${products}) as has`)
  return read!.has
}

/** What waits too long: each is counted by the condition of the list that its figure leads to. */
async function readLate(db: Db, role: CounterRole, now: Date): Promise<Overview['late']> {
  const countOrders = async (filter: Parameters<typeof whereOrders>[1]) =>
    countToBound(db, orders, await whereOrders(db, filter, now))
  return {
    accept: await countOrders({ late: 'day', awaits: 'accept' }),
    ship: await countOrders({ late: 'day', awaits: 'ship' }),
    report: await countOrders({ awaits: 'report' }),
    complaints: await countToBound(db, complaints, areDue(now)),
    ...(mayCall(role, listOpsNegotiations) && {
      negotiations: await countToBound(db, orders, whereOpenNegotiations('all', now, true))
    }),
    ...(mayCall(role, listOpsConversations) && { chats: await countLateConversations(db, now) }),
    ...(mayCall(role, listOpsReviews) && {
      reviews: await countToBound(db, reviews, whereReviews('all', { answer: 'unanswered' }))
    }),
    ...(mayCall(role, listOpsWithdrawals) && {
      withdrawals: await countToBound(db, withdrawals, areLate(now))
    })
  }
}

/** Open orders of each status, counted to the bound by its index. */
async function countOpen(db: Db) {
  const found = await rows<{ name: (typeof openStatuses)[number]; n: number }>(
    db,
    sql`select s.name, o.n from unnest(${sql.param(openStatuses)}::text[]) with ordinality as s(name, place)
      cross join lateral (
        select count(*)::int as n
        from (select from ${orders} where ${orders.status} = s.name limit ${exactTotal + 1}) bounded) o
      where o.n > 0 order by s.place`
  )
  return found.map(({ name, n }) => ({ status: name, label: statuses[name].label, count: n }))
}
