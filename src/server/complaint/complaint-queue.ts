import { addDays } from 'date-fns/addDays'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import { complaintStages, stages } from '#lib/complaint/stages.ts'

import type { Db } from '#server/core/db/connect.ts'
import { withCustomPlans } from '#server/core/db/custom-plans.ts'
import type { Scope } from '#server/core/http/callers.ts'
import { buyersNamed, isCode, shopsNamed } from '#server/order/order-names.ts'
import type { Order } from '#server/order/postings.ts'
import { orders } from '#server/order/schema.ts'
import { type Complaint, isOf, pageOf } from './complaint-rows.ts'
import { complaints } from './schema.ts'

/** Stages in which the shop or the marketplace has to act. */
const ours = complaintStages.filter(name => {
  const { turn } = stages[name]
  return turn === 'seller' || turn === 'admin'
})

/** Selects complaints that wait for the shop or the marketplace, whose deadline is within a day or has passed. */
export const areDue = (now: Date): SQL | undefined =>
  and(inArray(complaints.stage, ours), lte(complaints.deadlineAt, addDays(now, 1)))

type QueueFilter = {
  isOpen: boolean
  due: SQL | undefined
  keyword?: string | undefined
  shop?: number | undefined
  sort?: 'deadline' | 'date' | 'nominal' | undefined
  order?: 'asc' | 'desc' | undefined
  page: number
  per_page: number
}

/** One page of open complaints for the counter, unsorted the most urgent first; or of closed ones, the last first. */
export function readComplaintQueue(
  db: Db,
  scope: Scope,
  filter: QueueFilter
): Promise<{ list: { complaint: Complaint; order: Order }[]; total: number }> {
  const { isOpen, due, keyword, shop } = filter
  const read = (tx: Db) =>
    pageOf(
      tx,
      and(
        isOf({ scope }),
        isOpen ? isNull(complaints.closedAt) : isNotNull(complaints.closedAt),
        due,
        shop === undefined ? undefined : eq(orders.shopId, shop),
        keyword === undefined ? undefined : areNamed(tx, keyword)
      ),
      orderOfQueue(filter),
      filter
    )
  return keyword === undefined ? read(db) : withCustomPlans(db, read)
}

/** Unsorted, and without a direction, what is most urgent, latest or highest comes first. */
function orderOfQueue({ isOpen, sort = 'deadline', order }: QueueFilter): SQL[] {
  if (!isOpen) return [(sort === 'date' && order === 'asc' ? asc : desc)(complaints.id)]
  const isUp = (order ?? (sort === 'deadline' ? 'asc' : 'desc')) === 'asc'
  const direction = isUp ? asc : desc
  // Open ones are few, and found by an index of their own: by number they would be looked for among all.
  const by = {
    deadline: direction(complaints.deadlineAt),
    date: direction(complaints.createdAt),
    nominal: sql`${direction(complaints.nominal)} nulls last`
  }
  return [by[sort], direction(complaints.id)]
}

/** Complaints about the order of this code, or of buyers or shops of this name: each way by itself has an index. */
function areNamed(db: Db, keyword: string): SQL {
  const about = (where: SQL) =>
    db
      .select({ id: complaints.id })
      .from(complaints)
      .innerJoin(orders, eq(orders.id, complaints.transactionId))
      .where(where)
  const byBuyer = db
    .select({ id: complaints.id })
    .from(complaints)
    .where(inArray(complaints.buyerId, buyersNamed(db, keyword)))
  return inArray(
    complaints.id,
    unionAll(about(isCode(keyword)), byBuyer, about(inArray(orders.shopId, shopsNamed(db, keyword))))
  )
}
