import { type InferInsertModel, inArray, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { notifications } from '#server/notification/schema.ts'
import { transactionHistory, type transactions } from '#server/order/schema.ts'
import { productRatings, reviews } from '#server/review/schema.ts'
import { voucherUses } from '#server/voucher/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import type { Line } from './order-figures.ts'
import type { OrderPlan } from './order-plans.ts'
import { demoBuyerId } from './people.ts'

const hour = 3_600_000
export type PlannedOrder = {
  order: InferInsertModel<typeof transactions>
  lines: Line[]
  plan: OrderPlan
  /** When the order first reached a status. */
  at: (status: string) => Date | undefined
}

/** What orders left behind: history, notifications, reviews and the voucher's use. */
export async function writeTrail(db: Db, orders: readonly PlannedOrder[]): Promise<void> {
  const steps = orders.flatMap(({ order, plan }) =>
    plan.steps.map(step => ({
      order,
      step,
      createdAt: new Date(order.createdAt.getTime() + step.hours * hour)
    }))
  )
  await insertRows(
    db,
    transactionHistory,
    steps.map(({ order, step, createdAt }) => ({
      transactionId: order.id!,
      status: step.status,
      actor: step.actor,
      detail: step.detail,
      createdAt
    }))
  )
  await insertRows(
    db,
    notifications,
    steps
      .filter(({ step }) => step.actor !== 'expedition' || step.status === 'delivered')
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ order, step, createdAt }) => ({
        userId: demoBuyerId,
        type: 'transaction' as const,
        title: `Pesanan ${order.code}`,
        body: step.detail,
        value: String(order.id),
        isRead: order.id! < 6,
        createdAt
      }))
  )
  const reviewed = orders.filter(({ plan }) => plan.isReviewed)
  await insertRows(
    db,
    reviews,
    reviewed.flatMap(({ order, lines, at }) =>
      lines.map(line => ({
        productId: line.product.id,
        shopId: order.shopId,
        userId: demoBuyerId,
        transactionId: order.id!,
        rating: 5,
        review: 'Barang sesuai pesanan, pengiriman cepat dan kemasan rapi. Terima kasih!',
        variant: line.product.variant.name,
        createdAt: new Date(at('success')!.getTime() + hour)
      }))
    )
  )
  await db
    .update(productRatings)
    .set({ five: sql`${productRatings.five} + 1` })
    .where(
      inArray(
        productRatings.productId,
        reviewed.flatMap(({ lines }) => lines.map(line => line.product.id))
      )
    )
  // One voucher is used once per buyer (D10): the newest order holds it.
  const holder = orders.findLast(({ plan }) => plan.isVoucherUsed)
  if (holder) {
    await insertRows(db, voucherUses, [
      { voucherId: 1, userId: demoBuyerId, transactionId: holder.order.id!, usedAt: holder.order.createdAt }
    ])
  }
}
