import { subDays } from 'date-fns/subDays'
import { sql } from 'drizzle-orm'

import { fulfilledStatuses, keptQty, transactionLines } from '#server/order/schema.ts'
import type { Services } from '#server/core/platform/services.ts'

const windowDays = 30
const fact = 'sold_window_start'

/**
 * Moves the 30-day window of `sold_30d` forward: sales that left the window no longer count. Sales are added when an
 * order finishes; this job only subtracts, once per sale.
 */
export async function moveSoldWindow({ db, clock }: Services): Promise<void> {
  const start = subDays(clock.now(), windowDays).getTime()
  await db.transaction(async tx => {
    await tx.execute(
      sql`insert into settings (name, value) values (${fact}, ${String(start)}) on conflict do nothing`
    )
    // The row is the lock: a second process waits and then finds nothing left to subtract.
    await tx.execute(sql`select value from settings where name = ${fact} for update`)
    await tx.execute(sql`
      update products p set sold_30d = greatest(0, p.sold_30d - gone.qty)
      from (
        select ${transactionLines.productId} as product_id, sum(${keptQty})::int as qty
        from ${transactionLines} join transactions t on t.id = ${transactionLines.transactionId}
        where t.status in ${fulfilledStatuses}
          and t.finished_at > to_timestamp((select value::bigint from settings where name = ${fact}) / 1000.0)
          and t.finished_at <= ${new Date(start).toISOString()}::timestamptz
        group by ${transactionLines.productId}
      ) gone
      where p.id = gone.product_id`)
    await tx.execute(
      sql`update settings set value = ${String(start)} where name = ${fact} and value::bigint < ${start}`
    )
  })
}
