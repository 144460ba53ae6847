import { eq, inArray } from 'drizzle-orm'

import type { CheckoutBlock } from '#lib/checkout/contract.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import type { Delivery } from '#lib/shipping/delivery-mode.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cities } from '#server/address/schema.ts'
import { shopOfLines } from '#server/cart/cart.ts'
import { shops } from '#server/shop/schema.ts'
import type { BoughtLine } from '#server/cart/bought-lines.ts'
import { offerPhoto, variantName } from '#server/product/offers.ts'
import { type Destination, type Quote, quoteShops } from '#server/shipping/quotes.ts'
import { readDelivery } from './delivery.ts'
import { presentDelivery } from './present-delivery.ts'
import { type Lost, recallChoices } from './memory.ts'
import { codesOf, type Offered } from './offer-vouchers.ts'
import type { Checkout } from './schema.ts'

/** A shop's part of a checkout with its lines. */
type Part = { checkout: Checkout; lines: readonly BoughtLine[] }
/** The data read for a shop: the shop, its delivery method, and its shipping quote. */
type Reading = { shop: CheckoutBlock['shop']; requested: Delivery; quote: Quote }

/** The same with the shop's vouchers. */
type Sold = Part &
  Reading & {
    own: Offered
    market: Offered
    /** The code in use of the shop's own vouchers. */
    voucher: string | null
    isAlone: boolean
  }

/**
 * One shop's part of the checkout page, computed now. Earlier choices that are not possible any more are reported as
 * notices and returned as lost (checkout-8).
 */
export async function readBlock(
  db: Db,
  { checkout, lines, shop, requested, quote, own, market, voucher, isAlone }: Sold
): Promise<{ block: CheckoutBlock; notices: string[]; lost: Lost }> {
  const voucherCodes = [...codesOf(own), ...codesOf(market)]
  const now = { quote, delivery: requested, voucherCodes, isAlone }
  const { retained, notices, delivery } = recallChoices(checkout, now)
  return {
    block: {
      id: checkout.id,
      shop_id: shop.id,
      shop,
      products: lines.toSorted(newestFirst).map(toProduct),
      subtotal: subtotalOf(lines),
      fee: 0,
      fee_seller: 0,
      vouchers: own.vouchers,
      voucher,
      ...shippingOf(quote),
      delivery: await presentDelivery(db, checkout, delivery),
      shipping: retained.shipping ?? null
    },
    notices,
    lost: { checkout, retained, isDelivered: delivery.mode === 'deliver' }
  }
}

/** Last added first (cart-2). */
const newestFirst = ({ line: a }: BoughtLine, { line: b }: BoughtLine) =>
  b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id

const shippingOf = ({ load, km, ...shippings }: Quote) => ({
  shippings,
  load: { weight_kg: load.chargeableKg, volume_m3: load.m3, distance_km: km }
})

/** Reads the data for the blocks of a checkout: ten shops take as few queries as one (checkout-70). */
export async function readShops(db: Db, parts: readonly Part[], to: Destination): Promise<Reading[]> {
  const found = await db
    .select(shopOfLines)
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(
      inArray(
        shops.id,
        parts.map(({ checkout }) => checkout.shopId)
      )
    )
  const sendings = []
  for (const { checkout, lines } of parts) {
    const delivery = await readDelivery(db, checkout, lines)
    sendings.push({ shopId: checkout.shopId, lines, subtotal: subtotalOf(lines), delivery })
  }
  const quotes = await quoteShops(db, sendings, to)
  return sendings.map(({ shopId, delivery }, at) => ({
    shop: found.find(({ id }) => id === shopId)!,
    requested: delivery,
    quote: quotes[at]!
  }))
}

const toProduct = ({ line, offer, qty, price }: BoughtLine): CheckoutBlock['products'][number] => ({
  id: line.id,
  note: line.note,
  product_id: offer.productId,
  product_detail_id: offer.detailId,
  slug: offer.slug,
  name: offer.name,
  photo: offerPhoto(offer),
  variant: variantName(offer),
  price,
  qty,
  stock: offer.stock,
  min: offer.min,
  multiple: offer.multiple,
  sale_unit: offer.saleUnit,
  is_pre_order: offer.isPreOrder,
  pre_order_days: offer.preOrderDays
})
