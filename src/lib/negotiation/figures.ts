import { type CheckoutTotals, checkoutTotals } from '#lib/checkout/totals.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'

/** Figures frozen at the start of the negotiation, in whole rupiah. */
export type Frozen = {
  subtotal: number
  discount: number
  fee: number
  feeSeller: number
  shippingType: ShippingType
  /** Freight already quoted by the rates. */
  quote: number
  /** The shop's discount on freight. */
  shippingDiscount: number
}

/** The delivery and its cost; null until agreed. */
export type Freight = { mode: 'deliver'; cost: number | null } | { mode: 'pickup' | 'point'; cost: number }

/**
 * The figures of a negotiated order (D30). The agreed amount is the whole freight for Kurir Toko, and added to the
 * quote for other carriers. A pickup or a point has its own cost. The shop's discount reduces the freight, never the
 * added amount.
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
