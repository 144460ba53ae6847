import { eq } from 'drizzle-orm'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { payments } from '#server/payment/schema.ts'
import { orders } from '#server/order/schema.ts'

import { orderTogether, openTogether } from './buying-together.ts'
import { advanceTo, pay, sendOrder } from './buying.ts'
import type { Buyer, Product } from './market.ts'
import { type Person, value } from './person.ts'
import type { World } from './world.ts'

/** Pieces of products, first line first. */
type Wanted = readonly (readonly [product: Product, qty: number])[]

/** Orders to be paid in cash, one per shop, all of them on their way. */
export async function sentInCash(
  world: World,
  buyer: Buyer,
  wanted: Wanted,
  promo: { vouchers?: (string | undefined)[]; discount?: number } = {}
) {
  const lines: number[] = []
  for (const [{ id }, qty] of wanted.toReversed()) {
    const added = await buyer.person.call('POST /buyer/cart/add', { product_id: id, qty })
    lines.unshift(value(added).cart_detail_id)
  }
  const request = orderTogether(await openTogether(buyer, lines), pay.cash, promo)
  const placed = value(await sendOrder(buyer, request))
  for (const { code } of placed.orders) await advanceTo(world, code, 'ship')
  return placed.orders
}

/** The recipient refuses some pieces, named by their product's number, or everything. */
export async function refuse(
  world: World,
  order: { id: number; code: string },
  some?: Wanted,
  { key, by = world.ops }: { key?: string; by?: Person } = {}
) {
  const products = some ? await linesOf(world, order.code) : []
  const lines = some?.map(([product, qty]) => ({
    id: products.find(line => line.product_detail_id === product.detailId)!.id,
    qty
  }))
  return by.call(
    'POST /ops/transaction/{id}/refuse',
    { id: order.code, reason: 'Tidak sesuai', ...(lines && { lines }) },
    key ? { key } : {}
  )
}

/** The lines of an order, as the console has them. */
export async function linesOf(world: World, code: string): Promise<OrderDetail['products']> {
  const [order] = value(await world.ops.call('GET /ops/transaction', { keyword: code }))
  return order!.products
}

/** The money of an order's payment, in whole rupiah. */
export async function paymentOf({ services: { db } }: World, orderId: number) {
  const [row] = await db
    .select({ amount: payments.amount, status: payments.status })
    .from(payments)
    .innerJoin(orders, eq(orders.paymentId, payments.id))
    .where(eq(orders.id, orderId))
  return row!
}
