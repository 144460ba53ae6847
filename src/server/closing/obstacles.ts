import { inArray, sql } from 'drizzle-orm'

import { type ClosingObstacle, closingObstacles } from '#lib/closing/errors.ts'
import { isSaldoLeft } from '#lib/closing/rest.ts'
import { openStatuses } from '#lib/order/status.ts'

import { complaints } from '#server/complaint/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { balances } from '#server/money/schema.ts'
import { orders } from '#server/order/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { areOpen, withdrawals } from '#server/withdrawal/schema.ts'

export type Obstacle = { kind: ClosingObstacle; count: number; message: string }

/**
 * What stands in the way of closing an account whose owner gives up this much Saldo, and the Saldo. The only place that
 * decides it: for the owner who asks, for the request, and for the job that carries it out.
 */
export async function readObstacles(
  db: Db,
  userId: number,
  givenUp: number
): Promise<{ obstacles: Obstacle[]; balance: number }> {
  const [found] = await rows<Record<'orders' | 'complaints' | 'withdrawals' | 'shop' | 'balance', number>>(
    db,
    sql`select
      (select count(*)::int from ${orders}
        where ${orders.buyerId} = ${userId} and ${inArray(orders.status, openStatuses)}) as orders,
      (select count(*)::int from ${complaints}
        where ${complaints.buyerId} = ${userId} and ${complaints.closedAt} is null) as complaints,
      (select count(*)::int from ${withdrawals}
        where ${withdrawals.userId} = ${userId} and ${areOpen}) as withdrawals,
      (select count(*)::int from ${shops} where ${shops.sellerId} = ${userId}) as shop,
      coalesce((select ${balances.amount} from ${balances} where ${balances.userId} = ${userId}), 0)::float8 as balance`
  )
  if (!found) throw new Error('Nothing was counted')
  const { balance, ...counts } = found
  const counted = { ...counts, saldo: isSaldoLeft(balance, givenUp) ? 1 : 0 }
  const kinds = Object.keys(closingObstacles) as ClosingObstacle[]
  const obstacles = kinds
    .filter(kind => counted[kind] > 0)
    .map(kind => ({ kind, count: counted[kind], message: closingObstacles[kind].message }))
  return { obstacles, balance }
}
