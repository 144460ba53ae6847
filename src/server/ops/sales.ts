import { sql } from 'drizzle-orm'

import type { Overview } from '#lib/ops/overview-contract.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { orders } from '#server/order/schema.ts'

type Sales = NonNullable<Overview['sales']>['period']

/** Paid orders by Jakarta day, both ends included, days without any too; goods in whole rupiah. */
export async function readSales(db: Db, { from, to }: { from: string; to: string }): Promise<Sales> {
  const found = await rows<{ day: string; orders: number; goods: string }>(
    db,
    sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(o.orders, 0)::int as orders, coalesce(o.goods, 0)::text as goods
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
    left join (
      select (${orders.paidAt} at time zone 'Asia/Jakarta')::date as day, count(*) as orders, sum(${orders.subtotal}) as goods
      from ${orders}
      where ${orders.paidAt} >= ${dayStart(from).toISOString()}::timestamptz and ${orders.paidAt} < ${dayEnd(to).toISOString()}::timestamptz
      group by 1
    ) o on o.day = d.day::date
    order by d.day`
  )
  const days = found.map(({ day, orders: n, goods }) => ({ day, orders: n, goods: Number(goods) }))
  const sumOf = (name: 'orders' | 'goods') => days.reduce((sum, one) => sum + one[name], 0)
  return { from, to, orders: sumOf('orders'), goods: sumOf('goods'), days }
}
