import { type CheckoutTotals, checkoutTotals } from '#lib/checkout/totals.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'

/** What was frozen when the negotiation began, whole rupiah each. */
export type Frozen = {
  subtotal: number
  discount: number
  fee: number
  feeSeller: number
  shippingType: ShippingType
  /** Freight that the rates asked for already. */
  quote: number
  /** What the shop takes off freight. */
  shippingDiscount: number
}

/** How the goods are to come, and for how much; null while nobody agreed to anything. */
export type Freight = { mode: 'deliver'; cost: number | null } | { mode: 'pickup' | 'point'; cost: number }

/**
 * The figures of a negotiated order (D30). What the seller agreed to is the whole freight of Kurir Toko, and comes on top
 * of the quote where others drive. A pickup or a point costs what it costs. The shop's discount is taken off the freight,
 * never off what comes on top of it.
 */
export function negotiatedTotals(frozen: Frozen, freight: Freight, feePayment = 0): CheckoutTotals {
  const { shippingType, quote, ...figures } = frozen
  const agreed = freight.cost ?? 0
  const isWhole = freight.mode !== 'deliver' || shippingType === 'shop_courier'
  return checkoutTotals({
    ...figures,
    shipping: isWhole ? agreed : quote,
    extraCost: isWhole ? 0 : agreed,
    feePayment
  })
}
