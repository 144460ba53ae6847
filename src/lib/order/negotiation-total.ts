import type { ShippingType } from '#lib/shipping/shipping-type.ts'
import type { Negotiated } from './order-shapes.ts'

/**
 * Whether the agreed amount is added to the quote, which only applies if there is one. For Kurir Toko, and for a load
 * that no truck takes, it is the whole freight and named so.
 */
export const isOnTop = (shippingType: ShippingType, quote: number): boolean =>
  shippingType !== 'shop_courier' && quote > 0

/** The word for the negotiated amount: the whole freight, or the extra cost on top of a quote. */
export const discussedWord = (isOnTop: boolean): string => (isOnTop ? 'biaya tambahan' : 'ongkir')

/** The freight on an order's page and invoice: without a quote, the extra cost is the whole freight (negotiation-9). */
export const freightParts = ({ shipping_cost, extra_cost }: { shipping_cost: number; extra_cost: number }) =>
  shipping_cost === 0 ? { freight: extra_cost, onTop: 0 } : { freight: shipping_cost, onTop: extra_cost }

/** The order's current figures, in whole rupiah. */
type Figures = { grandTotal: number; shippingCost: number; shippingDiscount: number; extraCost: number }
/** The initial figures of the negotiation: the quote, the rates' estimate for the whole trip, the shop's discount. */
type Terms = { quote: number; estimate: number | null; shippingDiscount: number }

/**
 * The figures of a negotiation, with the agreed freight, or the rates' estimate until then. The shop's discount reduces
 * the freight, never the extra cost on top of a quote (D30).
 */
export function negotiatedOf(
  figures: Figures,
  { quote, estimate, shippingDiscount }: Terms,
  { shippingType, isAgreed }: { shippingType: ShippingType; isAgreed: boolean }
): Negotiated {
  const now = figures.shippingCost - figures.shippingDiscount + figures.extraCost
  if (isAgreed) return { is_agreed: true, freight: now, total: figures.grandTotal }
  if (estimate === null) return { is_agreed: false, freight: null, total: figures.grandTotal }
  const base = shippingType === 'shop_courier' ? estimate : quote
  const freight = Math.max(0, base - shippingDiscount) + Math.max(0, estimate - base)
  return { is_agreed: false, freight, total: figures.grandTotal - now + freight }
}
