import { and, asc, eq, ne } from 'drizzle-orm'

import { orderErrors } from '#lib/order/errors.ts'
import { endsPromoText } from '#lib/order/together-text.ts'
import { statuses } from '#lib/order/status.ts'
import { nextStatus } from '#lib/order/transitions.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shops } from '#server/shop/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'
import type { Order } from './postings.ts'
import { orders } from './schema.ts'

/** The other orders of the same payment that use the same voucher. */
const readSharers = (tx: Db, { id, paymentId, voucherId }: Order) =>
  tx
    .select({ order: orders, shop: shops.name })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(orders.paymentId, paymentId!), eq(orders.voucherId, voucherId!), ne(orders.id, id)))
    .orderBy(asc(orders.id))

const goodsOf = (orders: readonly Pick<Order, 'subtotal'>[]) =>
  orders.reduce((sum, { subtotal }) => sum + subtotal, 0)

const isCancellable = ({ status }: Order) => nextStatus(status, 'cancel', 'buyer') !== undefined

/**
 * The orders that the buyer must cancel together with this one, so that no promo stays below its minimum (voucher-15):
 * none if the remaining orders still reach it, or if it was missed before because others ended an order; else all
 * orders that share it. Rejects `promo_minimum` if the buyer did not confirm that, and `promo_packed` if one of them
 * may no longer be cancelled. The caller has locked all orders of the payment.
 */
export async function endsWithPromo(
  tx: Db,
  order: Order,
  isTogether: boolean
): Promise<Result<readonly Order[]>> {
  const { paymentId, voucherId, voucherCode } = order
  // Orders that wait for one payment end together anyway.
  const isAlone = statuses[order.status].money === 'awaited' || !isCancellable(order)
  if (isAlone || paymentId === null || voucherId === null) return ok([])
  const found = await readSharers(tx, order)
  const sharers = found.filter(one => statuses[one.order.status].end !== 'cancelled')
  const orders = sharers.map(one => one.order)
  if (orders.length === 0) return ok([])
  const [voucher] = await tx
    .select({ minimum: vouchers.minPurchaseAmount })
    .from(vouchers)
    .where(eq(vouchers.id, voucherId))
  const minimum = voucher?.minimum ?? 0
  const goods = goodsOf(orders)
  if (goods >= minimum || goods + order.subtotal < minimum) return ok([])
  if (!orders.every(isCancellable)) return fail(orderErrors.promo_packed)
  if (isTogether) return ok(orders)
  const others = sharers.map(one => ({ code: one.order.code, shop: one.shop }))
  return fail(orderErrors.promo_minimum, {
    message: endsPromoText({ promo: voucherCode ?? '', minimum }, others)
  })
}
