import { sql } from 'drizzle-orm'

import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import type { Overview } from '#lib/ops/overview-contract.ts'
import { orderStatuses, statuses } from '#lib/order/status.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { orders } from '#server/order/schema.ts'

type Days = { from: string; to: string }

/**
 * Orders that were begun in a period by the status they have now, and those of the period before it, each counted as the list of orders
 * does with the same days; a status without any is left out.
 */
export async function countBegun(
  db: Db,
  { from, to }: Days,
  { from: earlier }: Days
): Promise<Overview['begun_orders']> {
  const start = sql`${dayStart(from).toISOString()}::timestamptz`
  const found = await rows<{ status: (typeof orderStatuses)[number]; count: number; before: number }>(
    db,
    sql`
    select ${orders.status} as status, count(*) filter (where ${orders.createdAt} >= ${start})::int as count,
      count(*) filter (where ${orders.createdAt} < ${start})::int as before
    from ${orders}
    where ${orders.createdAt} >= ${dayStart(earlier).toISOString()}::timestamptz
      and ${orders.createdAt} < ${dayEnd(to).toISOString()}::timestamptz
    group by 1`
  )
  return orderStatuses.flatMap(status => {
    const row = found.find(one => one.status === status)
    return row ? [{ status, label: statuses[status].label, count: row.count, before: row.before }] : []
  })
}
