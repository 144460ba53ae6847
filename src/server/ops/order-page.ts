import { and, desc, eq } from 'drizzle-orm'

import { statuses } from '#lib/order/status.ts'
import type { OpsOrderPage } from '#lib/ops/order-page-contract.ts'

import { complaints } from '#server/complaint/schema.ts'
import { acts } from '#server/core/acts/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { type Caller, inScope, scopeOf } from '#server/core/http/callers.ts'
import type { Viewing } from '#server/order/order-detail.ts'
import type { Order } from '#server/order/postings.ts'
import { readNotes } from './order-notes.ts'
import { orderSteps } from './order-steps.ts'
import { readPickedLines, weightOf } from './picked-lines.ts'
import { toOpsOrders } from './present-order.ts'

/** Acts of one order that are shown. */
const actsShown = 50

/** An order with all that its page at the counter has; a seller's is without what ops-20 hides. */
export async function toOrderPage(
  db: Db,
  order: Order,
  viewing: Viewing & { caller: Caller }
): Promise<OpsOrderPage> {
  const { caller } = viewing
  const [shown] = await toOpsOrders(db, [order], viewing, orderSteps)
  const lines = (await readPickedLines(db, [order.id])).get(order.id) ?? []
  const [complaint] = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(eq(complaints.transactionId, order.id))
    .orderBy(desc(complaints.id))
    .limit(1)
  return {
    ...shown!,
    lines,
    weight_g: weightOf(lines),
    zip_code: order.address.zip_code,
    ...deadlinesOf(order),
    paid_at: order.paidAt?.toISOString() ?? null,
    complaint_id: complaint?.id ?? null,
    acts: await readActsOn(db, order.id, caller),
    notes: await readNotes(db, order.id, scopeOf(caller))
  }
}

/** 'Terima sebelum', 'kirim sebelum', and until when the rest may be shipped; null where the order waits for something else. */
export function deadlinesOf({ status, acceptedAt, deadlineAt, restDueAt }: Order) {
  const { money, goods } = statuses[status]
  const at = money === 'paid' && goods === 'in the shop' ? (deadlineAt?.toISOString() ?? null) : null
  return {
    accept_by: acceptedAt ? null : at,
    ship_by: acceptedAt ? at : null,
    rest_by: restDueAt?.toISOString() ?? null
  }
}

/** What was done with an order at the counter, the last first: for a seller only by its shop. */
async function readActsOn(db: Db, id: number, caller: Caller): Promise<OpsOrderPage['acts']> {
  const found = await db
    .select({ id: acts.id, name: acts.name, role: acts.role, call: acts.call, at: acts.at })
    .from(acts)
    .where(and(eq(acts.kind, 'transaction'), eq(acts.objectId, id), inScope(scopeOf(caller), acts.shopId)))
    .orderBy(desc(acts.id))
    .limit(actsShown)
  return found.map(({ at, ...one }) => ({ ...one, date: at.toISOString() }))
}
