import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'

import { stages } from '#lib/complaint/stages.ts'
import { type CounterRole, mayCall } from '#lib/core/schema/endpoint.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import { listGoods } from '#lib/goods/product-contract.ts'
import { listSettlements } from '#lib/ops/contract.ts'
import type { Overview } from '#lib/ops/overview-contract.ts'
import { listOpsWithdrawals } from '#lib/ops/withdrawal-contract.ts'
import { openStatuses, statuses } from '#lib/order/status.ts'

import { complaints } from '#server/complaint/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { orders, waitsForShop } from '#server/order/schema.ts'
import { paymentNotifications } from '#server/payment/schema.ts'
import { readMissed } from '#server/search/missed-searches.ts'
import { areOpen, withdrawals } from '#server/withdrawal/schema.ts'
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
  const soon = addDays(now, 1)
  const mayReadGoods = mayCall(role, listGoods)
  return {
    now: now.toISOString(),
    ...(role !== 'support' && {
      sales: { period: await readSales(db, period), before: await readSales(db, before) }
    }),
    open_orders: await countOpen(db),
    late: {
      accept: await countUpTo(
        db,
        orders,
        and(waitsForShop(orders), isNull(orders.acceptedAt), lte(orders.deadlineAt, soon))
      ),
      ship: await countUpTo(
        db,
        orders,
        and(waitsForShop(orders), isNotNull(orders.acceptedAt), lte(orders.deadlineAt, soon))
      ),
      complaints: await countUpTo(
        db,
        complaints,
        and(inArray(complaints.stage, ours), lte(complaints.deadlineAt, soon))
      ),
      ...(mayCall(role, listOpsWithdrawals) && {
        withdrawals: await countUpTo(
          db,
          withdrawals,
          and(areOpen, lt(withdrawals.createdAt, addDays(now, -1)))
        )
      })
    },
    ...(mayReadGoods && { low_stock: await readLowStock(db) }),
    ...(mayCall(role, listSettlements) && { rejected_payments: await countRejected(db, period) }),
    ...(mayReadGoods && { missed_searches: await readMissed(db, period.from, period.to) })
  }
}

/** Stages of complaints in which the shop or the marketplace has to act. */
const ours = (Object.keys(stages) as (keyof typeof stages)[]).filter(name => {
  const { turn } = stages[name]
  return turn === 'seller' || turn === 'admin'
})

const countRejected = (db: Db, { from, to }: Period) =>
  countUpTo(
    db,
    paymentNotifications,
    and(
      or(eq(paymentNotifications.outcome, 'mismatch'), eq(paymentNotifications.outcome, 'unknown')),
      gte(paymentNotifications.createdAt, dayStart(from)),
      lt(paymentNotifications.createdAt, dayEnd(to))
    )
  )

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

async function countUpTo(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const bounded = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(exactTotal + 1)
    .as('bounded')
  const [row] = await db.select({ n: count() }).from(bounded)
  return row?.n ?? 0
}
