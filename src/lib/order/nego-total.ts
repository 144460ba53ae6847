import type { ShippingType } from '#lib/shipping/shipping-type.ts'
import type { Negotiated } from './order-shapes.ts'

/** Whole rupiah each: what the order asks for now. */
type Figures = { grandTotal: number; shippingCost: number; shippingDiscount: number; extraCost: number }
/** What the negotiation began with: the rates' quote, what they suggest for the whole way, the shop's discount. */
type Terms = { quote: number; estimate: number | null; shippingDiscount: number }

/**
 * What a negotiation comes to: with the freight that was agreed, or with the rates' estimate until then. The shop's
 * discount goes off the freight and never off what comes on top of a quote (D30).
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
