import { and, eq } from 'drizzle-orm'

import type { OrderCard, OrderDetail } from '#lib/order/order-shapes.ts'
import { mayComplain, mayCount } from '#lib/order/complainable.ts'
import { deadlineLabel, stateOf } from '#lib/order/deadlines.ts'
import { goodsStatus } from '#lib/order/goods-now.ts'
import { negotiationState, negotiationTurns } from '#lib/order/negotiation.ts'
import { negotiatedOf } from '#lib/order/negotiation-total.ts'
import { statuses } from '#lib/order/status.ts'
import { actorLabels } from '#lib/order/actor.ts'
import { paymentStatusOfOrder } from '#lib/order/payment-status.ts'
import { orderArrival } from '#lib/order/arrival.ts'
import { needsAt } from '#lib/order/site-needs.ts'
import { keptPieces } from '#lib/product/kept-pieces.ts'
import { actionsOf, reviewAction, timelineLabels, timelineOf } from '#lib/order/timeline.ts'

import { seal } from '#server/core/platform/crypto.ts'
import { fileAddress } from '#server/core/files/file-tokens.ts'
import type { Db } from '#server/core/db/connect.ts'
import { type DetailParts, readDetailParts, threadKey } from './detail-parts.ts'
import { noEarlier } from './earlier-complaints.ts'
import { orders } from './schema.ts'
import { type Account, readPayoutAccounts, showsAccounts } from './payout-accounts.ts'
import { readWithoutPromo, statesNow } from './payable-now.ts'
import type { Order } from './postings.ts'
import { toShipments } from './present-shipments.ts'
import {
  type HistoryRow,
  type OrderLine,
  type OrderParts,
  type OrderReview,
  readOrderParts,
  reviewKey
} from './order-rows.ts'
import { isShopOnline } from '#server/shop/shops.ts'

export type Viewing = { appSecret: string; now: Date }

/** An order of this buyer; undefined for other buyers' orders. */
export async function readOwnOrder(db: Db, buyerId: number, id: number): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, buyerId)))
  return order
}

/** Orders as lists show them. */
export async function toCards(db: Db, orders: readonly Order[], viewing: Viewing): Promise<OrderCard[]> {
  const parts = await readOrderParts(db, orders)
  const withoutPromo = await readWithoutPromo(db, orders, viewing.now)
  return orders.map(order => toCard(withoutPromo.get(order.id) ?? order, parts, viewing))
}

function toCard(order: Order, parts: OrderParts, { appSecret, now }: Viewing): OrderCard {
  const shop = parts.shops.get(order.shopId)!
  const lines = parts.lines.get(order.id) ?? []
  const reviewOf = (line: OrderLine) => parts.reviews.get(reviewKey(order.id, line.productId))
  const payment = order.paymentId === null ? undefined : parts.payments.get(order.paymentId)
  const products = lines.map(line => toProduct(line, reviewOf(line)))
  const earlier = parts.complaints.get(order.id) ?? noEarlier
  return {
    id: order.id,
    code: order.code,
    token: seal(appSecret, 'payment', String(order.id)),
    date: order.createdAt.toISOString(),
    status: order.status,
    status_label: statuses[order.status].label,
    type: order.type,
    subtotal: order.subtotal,
    grand_total: order.grandTotal,
    fee_payment: order.feePayment,
    is_nego: order.isNegotiated,
    nego_status: order.negotiationStatus,
    negotiated: toNegotiated(order, parts),
    shipping: toShipping(order),
    payment: {
      type: order.paymentType,
      bank: payment?.name ?? null,
      bank_code: parts.bankCodes.get(payment?.methodId ?? 0) ?? null,
      number: payment?.number ?? null,
      expired: payment?.expiresAt?.toISOString() ?? null,
      status: paymentStatusOfOrder(order, payment?.status),
      amount: payment?.amount ?? null
    },
    together: (parts.together.get(payment?.id ?? 0) ?? []).filter(other => other.id !== order.id),
    shop: {
      id: shop.id,
      slug: shop.slug,
      name: shop.name,
      photo: shop.photoPath,
      online: isShopOnline(shop, now),
      last_online: shop.lastOnlineAt?.toISOString() ?? null
    },
    products,
    deadline: order.deadlineAt && {
      label: deadlineLabel(order.status, stateOf(order)),
      at: order.deadlineAt.toISOString()
    },
    arrival: orderArrival(order, now),
    may_complain: mayComplain(order, earlier),
    may_count: mayCount(order, earlier),
    review_action: reviewAction(
      order.status,
      products.filter(product => keptPieces(product) > 0).map(product => product.review)
    )
  }
}

function toNegotiated(order: Order, { terms }: OrderParts): OrderCard['negotiated'] {
  const begun = terms.get(order.id)
  const { shippingType } = order
  return begun
    ? negotiatedOf(order, begun, { shippingType, isAgreed: negotiationTurns[negotiationState(order)].pay })
    : null
}

const toProduct = (line: OrderLine, review: OrderReview | undefined): OrderCard['products'][number] => ({
  id: line.id,
  product_id: line.productId,
  product_detail_id: line.productDetailId,
  product_slug: line.slug,
  slug: line.slug,
  name: line.name,
  photo: line.photoPath,
  price: line.price,
  qty: line.qty,
  refunded_qty: line.refundedQty,
  refused_qty: line.refusedQty,
  sale_unit: line.saleUnit,
  variant: line.variant,
  note: line.note,
  review: review
    ? {
        id: review.id,
        rating: review.rating,
        review: review.review,
        photo: review.photoPath,
        is_updated: review.isUpdated
      }
    : null
})

const toShipping = (order: Order): OrderCard['shipping'] => ({
  type: order.shippingType,
  courier: order.courier,
  service: order.service,
  etd: order.estimatedDelivery,
  resi: order.trackingNumber,
  label: order.address.label,
  name: order.address.name,
  phone: order.address.phone,
  address: order.address.address,
  lat: String(order.address.lat),
  lng: String(order.address.lng),
  mode: order.mode,
  is_pickup: order.mode === 'pickup'
})

export const toTrace = (row: HistoryRow, { appSecret, now }: Viewing) => ({
  status: row.status,
  actor: row.actor,
  actor_label: actorLabels[row.actor],
  detail: row.detail,
  place: row.place,
  photo: row.photoPath && fileAddress(appSecret, 'trace', row.id, now),
  shipment_id: row.shipmentId,
  date: row.createdAt.toISOString()
})

/** One order with all details. */
export const toDetail = async (db: Db, order: Order, viewing: Viewing): Promise<OrderDetail> =>
  (await toDetails(db, [order], viewing))[0]!

/** Orders with all details, in as many statements as one. */
export async function toDetails(db: Db, orders: readonly Order[], viewing: Viewing): Promise<OrderDetail[]> {
  const parts = await readDetailParts(db, orders)
  const states = await statesNow(db, orders, parts, viewing.now)
  const accounts = await readPayoutAccounts(db, orders)
  return states.map(state => detailOf(state, parts, accounts, viewing))
}

function detailOf(
  { order, negotiation, attention }: Awaited<ReturnType<typeof statesNow>>[number],
  parts: DetailParts,
  accounts: ReadonlyMap<number, Account[]>,
  viewing: Viewing
): OrderDetail {
  const conversation = parts.conversations.get(threadKey(order))
  const card = toCard(order, parts, viewing)
  const sellerId = parts.shops.get(order.shopId)!.sellerId
  return {
    ...card,
    discount: order.discount,
    voucher: order.voucherCode,
    cashback: order.cashback,
    refunded: order.refunded,
    credited: parts.credited.get(order.paymentId ?? 0) ?? 0,
    fee_seller: order.feeSeller,
    fee: order.fee,
    shipping_cost: order.shippingCost,
    shipping_discount: order.shippingDiscount,
    extra_cost: order.extraCost,
    attention,
    is_nego_shop: order.isShopNegotiated,
    nego: negotiation,
    site: needsAt(order.mode, order.site),
    is_have_variant: card.products.some(product => product.variant !== null),
    shop_id: order.shopId,
    product_id: card.products[0]?.product_id ?? 0,
    product_detail_id: card.products[0]?.product_detail_id ?? 0,
    withdraw_id: null,
    reason: order.reason,
    cancel_by: order.cancelBy,
    bank_account: showsAccounts(order) ? (accounts.get(order.shopId) ?? []) : [],
    conversation: conversation
      ? { id: conversation.id, buyer_id: conversation.buyerId, seller_id: sellerId }
      : null,
    timeline: timelineOf(order.status, order).map(step => ({
      step: step.name,
      label: timelineLabels[step.name],
      is_done: step.isDone,
      date: step.at?.toISOString() ?? null
    })),
    ...toShipments(order, parts.lines.get(order.id) ?? [], parts.shipments.get(order.id) ?? []),
    goods_status: goodsStatus(order),
    history: (parts.histories.get(order.id) ?? []).map(row => toTrace(row, viewing)),
    actions: actionsOf(order, parts.complaints.get(order.id) ?? noEarlier)
  }
}
