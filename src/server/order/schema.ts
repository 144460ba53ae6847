import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  check
} from 'drizzle-orm/pg-core'

import { negotiationStatuses } from '#lib/order/negotiation.ts'
import { orderStatuses, statusesThat } from '#lib/order/status.ts'
import { paymentTypes } from '#lib/order/payment-type.ts'
import { shippingTypes } from '#lib/shipping/shipping-type.ts'
import { actors } from '#lib/order/actor.ts'
import { returnDays } from '#lib/shop/return-days.ts'
import { placeLimit } from '#lib/order/limits.ts'
import { saleUnits } from '#lib/product/sale-units.ts'
import type { SiteNeeds } from '#lib/order/site-needs.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'
import { payments } from '#server/payment/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { productTypes } from '#server/product/schema.ts'
import { deliveryModes } from '#server/shipping/schema.ts'

/** The delivery address of an order, frozen when it was placed. */
export type AddressSnapshot = {
  label: string
  name: string
  phone: string
  address: string
  province_id: number
  city_id: number
  district_id: number
  subdistrict_id: number
  zip_code: string
  lat: number
  lng: number
}

/** Statuses of orders whose goods count as sold and may be reviewed; here, because earlier features may import tables alone. */
export const fulfilledStatuses = statusesThat(({ end }) => end === 'fulfilled')

/** Statuses of paid orders whose goods are still to leave the shop. */
export const shopStatuses = statusesThat(({ money, goods }) => money === 'paid' && goods === 'in the shop')

/**
 * Whether an order waits for its shop: to be accepted, packed or shipped, or the rest of it to be shipped. With the names in the
 * statement, because the index of these orders is only found by them.
 */
export const waitsForShop = (t: Record<'status' | 'restDueAt', AnyPgColumn>): SQL =>
  sql`(${t.status} in (${sql.raw(shopStatuses.map(name => `'${name}'`).join(', '))}) or ${t.restDueAt} is not null)`

/** One order (or shipping negotiation) of one buyer at one shop. Every figure is frozen at the order. */
export const orders = pgTable(
  'transactions',
  {
    id: rowId(),
    code: text().notNull(),
    buyerId: ref()
      .notNull()
      .references(() => users.id),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    /** Type of its goods: material if any line is. */
    type: text({ enum: productTypes }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** The status before a complaint, restored after it. */
    statusBeforeComplain: text({ enum: orderStatuses }),

    subtotal: rupiah().notNull(),
    discount: rupiah().notNull().default(0),
    cashback: rupiah().notNull().default(0),
    shippingCost: rupiah().notNull(),
    shippingDiscount: rupiah().notNull().default(0),
    extraCost: rupiah().notNull().default(0),
    feePayment: rupiah().notNull().default(0),
    fee: rupiah().notNull().default(0),
    feeSeller: rupiah().notNull().default(0),
    grandTotal: rupiah().notNull(),
    voucherId: ref(),
    voucherCode: text(),
    /** The shop's share of a figure, frozen too; the rest is the marketplace's expense (D28). */
    discountByShop: rupiah().notNull().default(0),
    shippingDiscountByShop: rupiah().notNull().default(0),
    cashbackByShop: rupiah().notNull().default(0),

    address: jsonb().$type<AddressSnapshot>().notNull(),
    shippingType: text({ enum: shippingTypes }).notNull(),
    courier: text().notNull(),
    service: text().notNull(),
    estimatedDelivery: text('etd').notNull(),
    deliveryCase: integer().notNull(),
    mode: text({ enum: deliveryModes }).notNull().default('deliver'),
    warehouseId: ref(),
    trackingNumber: text('resi'),
    weightKg: integer().notNull(),
    volumeM3: doublePrecision().notNull(),
    distanceKm: doublePrecision().notNull(),

    /** Its payment; null while its delivery is negotiated. */
    paymentId: ref().references(() => payments.id),
    /** The type of that payment, copied here for deadlines and lists. */
    paymentType: text({ enum: paymentTypes }),
    /** When its money arrived: with the payment, or in cash at delivery. */
    paidAt: instant(),
    /** Amount refunded to Saldo; the payment itself stays paid (D28). */
    refunded: rupiah().notNull().default(0),
    /** Days after delivery in which the buyer may complain, as the shop had them when it was placed. */
    returnDays: integer().notNull().default(returnDays.default),
    /** Deadline of D12; the worker ends orders whose deadline has passed. */
    deadlineAt: instant(),
    acceptedAt: instant(),
    packedAt: instant(),
    shippedAt: instant(),
    /**
     * Until when what was not shipped with the first part may be shipped (D49); null if nothing is left to ship. While
     * the order is on its way it is the deadline too.
     */
    restDueAt: instant(),
    deliveredAt: instant(),
    finishedAt: instant(),
    cancelledAt: instant(),
    cancelBy: text({ enum: actors }),
    reason: text(),
    /** The buyer's notes about the building site. */
    site: jsonb().$type<SiteNeeds>(),
    /** Maximum stated pre-order days of its lines; 0 without a pre-order. */
    preOrderDays: integer().notNull().default(0),

    isNegotiated: boolean('is_nego').notNull().default(false),
    negotiationStatus: text('nego_status', { enum: negotiationStatuses }),
    /** The shop began the negotiation; always false, because only buyers can begin one. */
    isShopNegotiated: boolean('is_nego_shop').notNull().default(false),
    /** A negotiation takes stock only when it is paid. */
    holdsStock: boolean().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('transactions_code_once').on(t.code),
    index('transactions_payment').on(t.paymentId, t.id),
    // Ascending, and walked backwards: `desc()` would sort nulls last, which no list asks for.
    index('transactions_buyer_status').on(t.buyerId, t.status, t.id),
    index('transactions_shop_status').on(t.shopId, t.status, t.id),
    index('transactions_buyer').on(t.buyerId, t.id),
    index('transactions_shop').on(t.shopId, t.id),
    index('transactions_status').on(t.status, t.id),
    index('transactions_due')
      .on(t.deadlineAt, t.id)
      .where(sql`${t.deadlineAt} is not null`),
    // For the counter's list by days, by payment and by what a caller on the phone can name.
    index('transactions_created').on(t.createdAt, t.id),
    index('transactions_payment_type').on(t.paymentType, t.status, t.id),
    index('transactions_shop_due').on(t.deadlineAt, t.id).where(waitsForShop(t)),
    index('transactions_paid_at')
      .on(t.paidAt)
      .where(sql`${t.paidAt} is not null`),
    index('transactions_tracking')
      .on(t.trackingNumber)
      .where(sql`${t.trackingNumber} is not null`),
    index('transactions_recipient_phone').on(sql`(${t.address} ->> 'phone')`),
    index('transactions_code_trgm').using('gin', sql`${t.code} gin_trgm_ops`),
    check(
      'transactions_amounts_not_negative',
      sql`least(${t.subtotal}, ${t.discount}, ${t.cashback}, ${t.shippingCost}, ${t.shippingDiscount}, ${t.extraCost},
        ${t.feePayment}, ${t.fee}, ${t.feeSeller}) >= 0`
    ),
    check(
      'transactions_total_adds_up',
      sql`${t.grandTotal} = ${t.subtotal} - ${t.discount} + ${t.shippingCost} - ${t.shippingDiscount} + ${t.extraCost}
        + ${t.feePayment} + ${t.fee} + ${t.feeSeller}`
    ),
    check(
      'transactions_borne_within',
      sql`${t.discountByShop} between 0 and ${t.discount} and ${t.cashbackByShop} between 0 and ${t.cashback}
        and ${t.shippingDiscountByShop} between 0 and ${t.shippingDiscount}`
    ),
    check(
      'transactions_site_bounded',
      sql`jsonb_typeof(${t.site}) = 'object' and octet_length(${t.site}::text) <= 2000`
    ),
    check('transactions_refund_within_total', sql`${t.refunded} between 0 and ${t.grandTotal}`)
  ]
)

export const transactionLines = pgTable(
  'transaction_lines',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: ref().notNull(),
    productDetailId: ref().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    photoPath: text().notNull(),
    variant: text(),
    price: rupiah().notNull(),
    qty: integer().notNull(),
    /** Pieces that were refunded because they were not shipped (D49). */
    refundedQty: integer().notNull().default(0),
    /** Pieces that were refused at the door (D48). */
    refusedQty: integer().notNull().default(0),
    /** Sale unit of a piece when it was ordered (D40). */
    saleUnit: text({ enum: saleUnits }).notNull().default('pcs'),
    note: text().notNull().default(''),
    weightG: integer().notNull(),
    /** The longest side of a piece as it is carried, in millimetres; 0 in orders from before it was recorded. */
    carriedMm: integer().notNull().default(0)
  },
  t => [
    index().on(t.transactionId),
    index().on(t.productId),
    index('transaction_lines_name_trgm').using('gin', sql`${t.name} gin_trgm_ops`),
    check('transaction_lines_qty_positive', sql`${t.qty} >= 1 and ${t.price} >= 0`),
    check('transaction_lines_refunded_within', sql`${t.refundedQty} between 0 and ${t.qty}`),
    check('transaction_lines_refused_within', sql`${t.refusedQty} between 0 and ${t.qty} - ${t.refundedQty}`),
    check('transaction_lines_sale_unit_bounded', sql`char_length(${t.saleUnit}) between 1 and 12`)
  ]
)

/**
 * Pieces of a line that the buyer keeps: neither refunded because they were not shipped, nor refused at the door. Only
 * these count as sold and may be reviewed; on pages `keptPieces` says the same.
 */
export const keptQty = sql<number>`${transactionLines.qty} - ${transactionLines.refundedQty} - ${transactionLines.refusedQty}`

/** Every change of status, in the transaction that made it (D12). Append-only. */
export const transactionHistory = pgTable(
  'transaction_history',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's status after this entry; a courier's trace repeats the current one. */
    status: text().notNull(),
    actor: text({ enum: actors }).notNull(),
    detail: text().notNull(),
    /** The courier's last reported location: 'Cikarang, Jawa Barat' */
    place: text(),
    /** The shipment that an entry is about, where the order has several. */
    shipmentId: ref(),
    photoPath: text(),
    createdAt: instant().notNull()
  },
  t => [
    check('transaction_history_place_short', sql`char_length(${t.place}) <= ${sql.raw(String(placeLimit))}`),
    index().on(t.transactionId, t.id),
    index('transaction_history_photo')
      .on(t.photoPath)
      .where(sql`${t.photoPath} is not null`)
  ]
)
