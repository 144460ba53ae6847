import { asc, eq, inArray, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'

import type { pickedLine } from '#lib/ops/order-page-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { keptQty, transactionLines } from '#server/order/schema.ts'
import { skus } from '#server/product/schema.ts'

type PickedLine = z.output<typeof pickedLine>

/** The lines of orders with SKU, pieces and weight, by order, the first line first. */
export async function readPickedLines(
  db: Db,
  orderIds: readonly number[]
): Promise<Map<number, PickedLine[]>> {
  const found = await db
    .select({
      orderId: transactionLines.transactionId,
      id: transactionLines.id,
      sku: sql<string>`coalesce(${skus.sku}, 'BB' || ${transactionLines.productDetailId})`,
      name: transactionLines.name,
      variant: transactionLines.variant,
      sale_unit: transactionLines.saleUnit,
      qty: keptQty,
      price: transactionLines.price,
      weightG: transactionLines.weightG,
      note: transactionLines.note
    })
    .from(transactionLines)
    .leftJoin(skus, eq(skus.variantId, transactionLines.productDetailId))
    .where(inArray(transactionLines.transactionId, [...orderIds]))
    .orderBy(asc(transactionLines.id))
  const byOrder = new Map<number, PickedLine[]>()
  for (const { orderId, weightG, ...line } of found) {
    const lines = byOrder.get(orderId) ?? []
    byOrder.set(orderId, [...lines, { ...line, weight_g: weightG * line.qty }])
  }
  return byOrder
}

/** Grams of some lines together. */
export const weightOf = (lines: readonly PickedLine[]): number =>
  lines.reduce((sum, line) => sum + line.weight_g, 0)
