import { sql } from 'drizzle-orm'

import { cancelledStatuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Order } from './postings.ts'

/**
 * A voucher that several orders of a payment share has one use. If the order that holds the use ends, another order
 * that continues takes it over; the use is returned with the last of them (D29). The caller has locked the payment.
 */
export async function reassignVoucherUse(tx: Db, ended: readonly Order[]): Promise<void> {
  const ids = ended.flatMap(order => (order.voucherId === null ? [] : order.id))
  if (ids.length === 0) return
  await tx.execute(sql`update voucher_uses u set transaction_id = heir.id from (
      select distinct on (e.id) e.id as ended_id, e.voucher_id, t.id from transactions e
      join transactions t on t.payment_id = e.payment_id and t.voucher_id = e.voucher_id
      where e.id in ${ids} and t.status not in ${cancelledStatuses}
      order by e.id, t.id
    ) heir where u.transaction_id = heir.ended_id and u.voucher_id = heir.voucher_id`)
}
