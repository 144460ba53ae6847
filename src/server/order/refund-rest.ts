import { eq, sql } from 'drizzle-orm'

import { deadlineFor } from '#lib/order/deadlines.ts'
import { haveArrived, leftToShip } from '#lib/order/parts.ts'
import { allArrivedTexts, restRefundText } from '#lib/order/part-texts.ts'
import { isLost } from '#lib/order/shipment-state.ts'
import { shareOfRest } from '#lib/order/share.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { completeDelivery } from './carrier-steps.ts'
import type { Step } from './change-status.ts'
import { noteOrder } from './note-order.ts'
import { countedIn, readOrderLines } from './order-lines.ts'
import { type Order, refundUnshipped } from './postings.ts'
import { readParts, shippedQty } from './read-shipments.ts'
import { recordRefund } from './refund-mail.ts'
import { returnToStock } from './return-to-stock.ts'
import { orders, transactionLines } from './schema.ts'

/**
 * Refunds what was not shipped of an order that travels in parts, with its share of freight, discount and fees, to
 * Saldo (D49). Its pieces return to stock. `why` is told to the buyer. Answers the order, unchanged if nothing is left
 * to ship. The caller has locked it.
 */
export async function refundRest(step: Step, order: Order, why: string): Promise<Order> {
  if (!order.restDueAt) return order
  const { tx, now } = step
  const lines = await readOrderLines(tx, order.id)
  const parts = await readParts(tx, order.id)
  const left = leftToShip(lines, parts)
  const amount = shareOfRest(
    order,
    lines.map(line => ({ ...line, shippedQty: shippedQty(line, parts) }))
  )
  for (const { id, qty } of left) {
    await tx
      .update(transactionLines)
      .set({ refundedQty: sql`${transactionLines.refundedQty} + ${qty}` })
      .where(eq(transactionLines.id, id))
  }
  const shippedAt = parts.at(-1)?.shippedAt ?? now
  const [changed] = await tx
    .update(orders)
    .set({
      restDueAt: null,
      refunded: order.refunded + amount,
      // Nothing more is coming: the last part has its own time to arrive (order-23).
      deadlineAt: deadlineFor({ ...order, isAccepted: true, restDueAt: null }, shippedAt)
    })
    .where(eq(orders.id, order.id))
    .returning()
  await refundUnshipped(tx, order, amount, now)
  await returnToStock(
    step,
    left.map(({ id, qty }) => ({ ...lines.find(line => line.id === id)!, qty }))
  )
  const detail = restRefundText(why, {
    rest: countedIn(lines, left),
    all: countedIn(lines, lines),
    amount
  })
  const body = `Pesanan ${order.code}: ${detail}`
  await noteOrder(step, changed!, {
    actor: 'system',
    detail,
    notice: ['Dana Sisa Barang Dikembalikan', body]
  })
  if (amount > 0) await recordRefund(step, order, amount, body)
  return changed!
}

/**
 * The time to ship the rest is over: it is refunded, and the order counts as delivered if all that was shipped has
 * arrived (order-104). The caller has locked the order.
 */
export async function endRest(step: Step, order: Order, why: string): Promise<Result<Order>> {
  const changed = await refundRest(step, order, why)
  const parts = await readParts(step.tx, order.id)
  if (!haveArrived(parts, false)) return ok(changed)
  return completeDelivery(step, changed, 'deliver', {
    actor: 'system',
    ...allArrivedTexts(
      order.code,
      parts.some(({ deliveredAt, lostAt }) => isLost(deliveredAt, lostAt))
    )
  })
}
