import { and, asc, eq, gt, inArray } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { shipments } from '#server/order/shipment-schema.ts'
import { orders, transactionHistory, transactionLines } from '#server/order/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** Rows per statement: an export has any number of rows and never has more than these in memory. */
export const pageRows = 200

/** Orders with their lines and history. */
export async function readOrders(db: Db, userId: number, after: number) {
  const t = orders
  const found = await db
    .select({
      id: t.id,
      code: t.code,
      shop: shops.name,
      status: t.status,
      subtotal: t.subtotal,
      discount: t.discount,
      cashback: t.cashback,
      shipping_cost: t.shippingCost,
      shipping_discount: t.shippingDiscount,
      extra_cost: t.extraCost,
      fee_payment: t.feePayment,
      grand_total: t.grandTotal,
      refunded: t.refunded,
      payment_type: t.paymentType,
      voucher: t.voucherCode,
      address: t.address,
      site: t.site,
      courier: t.courier,
      service: t.service,
      resi: t.trackingNumber,
      created_at: t.createdAt,
      paid_at: t.paidAt,
      finished_at: t.finishedAt,
      cancelled_at: t.cancelledAt
    })
    .from(t)
    .innerJoin(shops, eq(shops.id, t.shopId))
    .where(and(eq(t.buyerId, userId), gt(t.id, after)))
    .orderBy(asc(t.id))
    .limit(pageRows)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await db.select().from(transactionLines).where(inArray(transactionLines.transactionId, ids))
  const history = await db
    .select()
    .from(transactionHistory)
    .where(inArray(transactionHistory.transactionId, ids))
    .orderBy(asc(transactionHistory.id))
  const sent = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.transactionId, ids))
    .orderBy(asc(shipments.id))
  const shipmentsOf = Map.groupBy(sent, shipment => shipment.transactionId)
  const linesOf = Map.groupBy(lines, line => line.transactionId)
  const historyOf = Map.groupBy(history, entry => entry.transactionId)
  return found.map(order => ({
    ...order,
    products: (linesOf.get(order.id) ?? []).map(
      ({ name, variant, price, qty, refundedQty, refusedQty, saleUnit, note }) => ({
        name,
        variant,
        price,
        qty,
        refunded_qty: refundedQty,
        refused_qty: refusedQty,
        sale_unit: saleUnit,
        note
      })
    ),
    shipments: (shipmentsOf.get(order.id) ?? []).map(shipment => ({
      kind: shipment.kind,
      courier: shipment.courier,
      resi: shipment.trackingNumber,
      shipped_at: shipment.shippedAt,
      delivered_at: shipment.deliveredAt,
      lost_at: shipment.lostAt
    })),
    history: (historyOf.get(order.id) ?? []).map(({ status, actor, detail, place, createdAt }) => ({
      status,
      actor,
      detail,
      place,
      date: createdAt
    }))
  }))
}
