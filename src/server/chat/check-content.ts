import { and, eq } from 'drizzle-orm'

import { chatErrors } from '#lib/chat/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { orders } from '#server/order/schema.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'
import type { Content } from './write-message.ts'

/** What a request gives for a message. */
export type GivenContent = {
  message: string
  photo?: File | undefined
  product_id?: number | undefined
  product_detail_id?: number | undefined
  transaction_id?: number | undefined
  withdraw_id?: number | undefined
  client_id?: string | undefined
}

/**
 * The content of a message between a buyer and a shop (null: the marketplace). Rejects an empty one, a product or an
 * order of another shop, an order or a withdrawal of another buyer.
 */
export async function checkContent(
  db: Db,
  { buyerId, shopId }: { buyerId: number; shopId: number | null },
  given: GivenContent
): Promise<Result<Content>> {
  if (given.message === '' && !given.photo) return fail(chatErrors.message_empty)
  const { product_id: productId, product_detail_id: detailId } = given
  if (productId !== undefined || detailId !== undefined) {
    if (!(await isProductOf(db, shopId, productId, detailId))) return fail(productErrors.product_not_found)
  }
  if (given.transaction_id !== undefined && !(await isOrderOf(db, buyerId, shopId, given.transaction_id))) {
    return fail(orderErrors.order_not_found)
  }
  if (given.withdraw_id !== undefined && !(await isWithdrawalOf(db, buyerId, shopId, given.withdraw_id))) {
    return fail(withdrawalErrors.withdrawal_not_found)
  }
  return ok({
    message: given.message,
    productId: productId ?? null,
    productDetailId: detailId ?? null,
    transactionId: given.transaction_id ?? null,
    withdrawId: given.withdraw_id ?? null,
    clientId: given.client_id || null
  })
}

async function isProductOf(
  db: Db,
  shopId: number | null,
  productId: number | undefined,
  detailId: number | undefined
): Promise<boolean> {
  if (productId === undefined) return false
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.productId, products.id))
    .where(
      and(
        eq(products.id, productId),
        eq(products.isActive, true),
        detailId === undefined ? undefined : eq(productDetails.id, detailId),
        shopId === null ? undefined : eq(products.shopId, shopId)
      )
    )
    .limit(1)
  return found !== undefined
}

async function isOrderOf(db: Db, buyerId: number, shopId: number | null, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        eq(orders.buyerId, buyerId),
        shopId === null ? undefined : eq(orders.shopId, shopId)
      )
    )
  return found !== undefined
}

/** Withdrawals are a matter between the buyer and the marketplace: a shop is never told of one. */
async function isWithdrawalOf(db: Db, buyerId: number, shopId: number | null, id: number): Promise<boolean> {
  if (shopId !== null) return false
  const [found] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.userId, buyerId)))
  return found !== undefined
}
