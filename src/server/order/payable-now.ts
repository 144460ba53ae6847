import { payWithoutText } from '#lib/order/negotiation-notices.ts'
import { statuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type DetailParts, readDetailParts } from './detail-parts.ts'
import { findUnavailable } from './unavailable-reason.ts'
import { revalidateVouchers, withoutVoucher } from './revalidate-voucher.ts'
import type { Order } from './postings.ts'
import { toNegotiation } from './read-negotiation.ts'

/**
 * Negotiations as they could be paid now: without their voucher if that is no longer available, and with a text about
 * what changed. Any other order is returned as stored. As many statements for a page as for one.
 */
export async function statesNow(db: Db, stored: readonly Order[], parts: DetailParts, now: Date) {
  const payable = stored.filter(order => toNegotiation(order, parts, now)?.may_pay)
  const lost = await revalidateVouchers(db, payable)
  const unavailable = await findUnavailable(
    db,
    payable.map(({ id }) => parts.lines.get(id) ?? [])
  )
  const reasons = new Map(payable.map(({ id }, at) => [id, unavailable[at]]))
  return stored.map(order => {
    const negotiation = toNegotiation(order, parts, now)
    if (!negotiation?.may_pay) return { order, negotiation, attention: null }
    const why = lost.get(order.id)
    const left = why ? { ...order, ...withoutVoucher(order) } : order
    const code = order.voucherCode ?? ''
    return {
      order: left,
      negotiation: { ...negotiation, lost_voucher: why ? code : null },
      attention:
        reasons.get(order.id)?.error.message ?? (why ? payWithoutText(why.error.message, code, left) : null)
    }
  })
}

/**
 * The negotiations that can only be paid without their frozen voucher, as they would then be, so that a card shows the
 * same total as its page.
 */
export async function readWithoutPromo(
  db: Db,
  orders: readonly Order[],
  now: Date
): Promise<Map<number, Order>> {
  const frozen = orders.filter(
    ({ status, voucherId }) => voucherId !== null && statuses[status].money === 'negotiated'
  )
  const lost = await revalidateVouchers(db, frozen)
  if (lost.size === 0) return new Map()
  const parts = await readDetailParts(db, frozen)
  return new Map(
    frozen
      .filter(order => lost.has(order.id) && toNegotiation(order, parts, now)?.may_pay)
      .map(order => [order.id, { ...order, ...withoutVoucher(order) }])
  )
}
