import type { ShippingType } from '#lib/shipping/shipping-type.ts'
import type { Negotiated } from './order-shapes.ts'

/**
 * Whether what the seller agrees to comes on top of the rates' quote: only where there is one. Kurir Toko's and that of a
 * load that no truck takes is the whole freight, and is called so.
 */
export const isOnTop = (shippingType: ShippingType, quote: number): boolean =>
  shippingType !== 'shop_courier' && quote > 0

/** What is discussed: the whole freight, or what comes on top of a quote. */
export const discussedWord = (isOnTop: boolean): string => (isOnTop ? 'biaya tambahan' : 'ongkir')

/** What an order's page and invoice call its freight: where there was no quote, the whole of it came on top (negotiation-9). */
export const freightParts = ({ shipping_cost, extra_cost }: { shipping_cost: number; extra_cost: number }) =>
  shipping_cost === 0 ? { freight: extra_cost, onTop: 0 } : { freight: shipping_cost, onTop: extra_cost }

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
