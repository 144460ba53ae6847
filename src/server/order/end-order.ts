import { eq, sql } from 'drizzle-orm'

import type { Actor } from '#lib/order/actor.ts'
import type { OrderEvent } from '#lib/order/transitions.ts'
import { ok, type Result } from '#lib/core/result.ts'

import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { changeStatus, type Step } from './change-status.ts'
import { readPieces } from './order-locks.ts'
import { type Order, refundOrder, settleOrder } from './postings.ts'
import { restoreStock } from '#server/product/stock.ts'
import { returnVoucher } from '#server/voucher/vouchers.ts'

type End = {
  event: Extract<OrderEvent, 'cancel' | 'reject' | 'expire'>
  actor: Actor
  reason: string
}

/** Why an order ends that was not paid in time. */
export const paymentTimeout = 'Batas waktu pembayaran terlewati'

/**
 * Ends an order without delivery: stock and voucher go back, money that was paid is refunded to Saldo. Refuses
 * `status_refused` where this actor may not end it now. The caller has locked the order.
 */
export async function cancelOrder(
  step: Step,
  order: Order,
  { event, actor, reason }: End
): Promise<Result<Order>> {
  const isUnpaidExpiry = event === 'expire' && order.status === 'pending'
  const changed = await changeStatus(step, order, {
    event,
    actor,
    detail: reason ? `Pesanan dibatalkan: ${reason}` : 'Pesanan dibatalkan',
    set: {
      cancelBy: actor,
      reason,
      cancelledAt: step.now,
      paymentStatus: isUnpaidExpiry ? 'expired' : 'cancelled',
      holdsStock: false
    }
  })
  if (!changed.ok) return changed
  const { tx, after, now } = step
  if (order.paidAt) await refundOrder(tx, order, now)
  if (order.holdsStock) {
    const pieces = await readPieces(tx, order.id)
    await restoreStock(tx, pieces)
    after.invalidate(...pieces.map(piece => `product:${piece.productId}`))
  }
  await returnVoucher(tx, order.id)
  return changed
}

/**
 * Ends a delivered order well: the seller, the courier and the marketplace get their parts, the buyer the cashback,
 * and the goods count as sold.
 */
export async function finishOrder(
  step: Step,
  order: Order,
  { actor, detail }: { actor: Actor; detail: string }
): Promise<Result<Order>> {
  const changed = await changeStatus(step, order, {
    event: 'confirm',
    actor,
    detail,
    set: { finishedAt: step.now }
  })
  if (!changed.ok) return changed
  await settleOrder(step.tx, order, step.now)
  await countSold(step, order)
  return ok(changed.value)
}

async function countSold({ tx, after }: Step, order: Order): Promise<void> {
  const pieces = await readPieces(tx, order.id)
  for (const { productId, qty } of pieces.toSorted((a, b) => a.productId - b.productId)) {
    await tx
      .update(products)
      .set({ sold: sql`${products.sold} + ${qty}`, sold30d: sql`${products.sold30d} + ${qty}` })
      .where(eq(products.id, productId))
    after.invalidate(`product:${productId}`)
  }
  const total = pieces.reduce((sum, piece) => sum + piece.qty, 0)
  await tx
    .update(shops)
    .set({ sold: sql`${shops.sold} + ${total}` })
    .where(eq(shops.id, order.shopId))
}
