import { type Freight, negotiatedTotals } from '#lib/negotiation/figures.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Order } from '#server/order/postings.ts'
import { readOffersOf, type readTerms } from '#server/order/read-negotiation.ts'

type Terms = Awaited<ReturnType<typeof readTerms>>

/** The order's money columns for a freight, based on the figures that were frozen when the negotiation began. */
export function figuresFor(order: Order, terms: Terms, freight: Freight) {
  const { subtotal, discount, fee, feeSeller, shippingType } = order
  const { quote, shippingDiscount } = terms
  const frozen = { subtotal, discount, fee, feeSeller, shippingType, quote, shippingDiscount }
  const totals = negotiatedTotals(frozen, freight)
  return {
    shippingCost: totals.shipping,
    shippingDiscount: totals.shippingDiscount,
    // Only shops grant freight discounts.
    shippingDiscountByShop: totals.shippingDiscount,
    extraCost: totals.extraCost,
    grandTotal: totals.grandTotal
  }
}

/** The freight that the seller agreed to last; null if none is agreed. */
export async function readAgreedCost(db: Db, order: Order): Promise<number | null> {
  if (order.negotiationStatus !== 'approve') return null
  return (await readOffersOf(db, order.id)).at(-1)?.cost ?? null
}
