import { payWithoutText } from '#lib/order/negotiation-notices.ts'
import { statuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type DetailParts, readDetailParts } from './detail-parts.ts'
import { findUnavailableReason } from './unavailable-reason.ts'
import { revalidateVoucher, revalidateVouchers, withoutVoucher } from './revalidate-voucher.ts'
import type { Order } from './postings.ts'
import { toNegotiation } from './read-negotiation.ts'

/**
 * A negotiation as it could be paid now: without its voucher if that is no longer available, and with a text about what
 * changed. Any other order is returned as stored.
 */
export async function stateNow(db: Db, stored: Order, parts: DetailParts, now: Date) {
  const negotiation = toNegotiation(stored, parts, now)
  if (!negotiation?.may_pay) return { order: stored, negotiation, attention: null }
  const lost = await revalidateVoucher(db, stored)
  const order = lost ? { ...stored, ...withoutVoucher(stored) } : stored
  const unavailableReason = await findUnavailableReason(db, parts.lines.get(stored.id) ?? [])
  const code = stored.voucherCode ?? ''
  return {
    order,
    negotiation: { ...negotiation, lost_voucher: lost ? code : null },
    attention:
      unavailableReason?.error.message ?? (lost ? payWithoutText(lost.error.message, code, order) : null)
  }
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
