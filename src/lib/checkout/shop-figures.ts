import type { ShippingOption } from '#lib/shipping/contract.ts'
import { isNegotiated } from '#lib/shipping/choice.ts'
import type { CheckoutBlock, CheckoutData } from './contract.ts'
import { takePromos } from './take-promos.ts'
import { type CheckoutTotals, checkoutTotals } from './totals.ts'

type Voucher = CheckoutData['vouchers'][number]

/** One shop's part of the checkout with its choices. */
export type ShopPart = {
  block: CheckoutBlock
  shipping: ShippingOption | undefined
  /** The shop's own voucher; with a single shop any. */
  own: Voucher | undefined
}

export type ShopFigures = ShopPart & {
  /** The voucher of its order: its own, or the marketplace's that it shares. */
  voucher: Voucher | undefined
  cashback: number
  /** Before the payment's fee. */
  totals: CheckoutTotals
}

/** The figures of every shop of a checkout, with the marketplace's voucher that they share. */
export function shopFigures(parts: readonly ShopPart[], market: Voucher | undefined): ShopFigures[] {
  const promos = takePromos(
    parts.map(({ block, own }) => ({ subtotal: block.subtotal, own })),
    market
  )
  const isAlone = parts.length === 1
  return parts.map((part, at) => {
    const { voucher, cashback, discount } = promos[at]!
    return { ...part, voucher, cashback, totals: totalsOf(part, { discount, isAlone }) }
  })
}

/** Whether the seller is asked for the shop's freight, which is only possible with a single shop (D29). */
export const isNegotiating = ({ shipping }: Pick<ShopPart, 'shipping'>, isAlone: boolean): boolean =>
  isAlone && shipping !== undefined && isNegotiated(shipping)

function totalsOf(
  part: ShopPart,
  { discount, isAlone }: { discount: number; isAlone: boolean }
): CheckoutTotals {
  const { block, shipping } = part
  // A pickup or a point costs nothing until its place is known.
  const priced = shipping?.is_available || isNegotiating(part, isAlone) ? shipping : undefined
  // The cost of an option with a pickup or a point is complete: nothing is added to it.
  const cost = priced?.cost ?? 0
  return checkoutTotals({
    subtotal: block.subtotal,
    discount,
    shipping: cost,
    shippingDiscount: priced ? cost - priced.final_cost : 0,
    extraCost: 0,
    feePayment: 0,
    fee: block.fee,
    feeSeller: block.fee_seller
  })
}
