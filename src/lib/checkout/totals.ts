export type TotalsInput = {
  /** Whole rupiah each. */
  subtotal: number
  discount: number
  shipping: number
  shippingDiscount: number
  /** Agreed by negotiation, or added by a delivery mode. */
  extraCost: number
  feePayment: number
  /** Service fees: 0 for buyers, and part of the formula (D11). */
  fee: number
  feeSeller: number
}

export type CheckoutTotals = TotalsInput & { grandTotal: number }

/**
 * The total of D11: subtotal − discount + max(0, shipping − shipping discount) + extra + fees. Discounts are capped at
 * what they reduce, so that the stored figures always add up to the total.
 */
export function checkoutTotals(input: TotalsInput): CheckoutTotals {
  const discount = Math.min(input.discount, input.subtotal)
  const shippingDiscount = Math.min(input.shippingDiscount, input.shipping)
  return {
    ...input,
    discount,
    shippingDiscount,
    grandTotal:
      input.subtotal -
      discount +
      (input.shipping - shippingDiscount) +
      input.extraCost +
      input.feePayment +
      input.fee +
      input.feeSeller
  }
}

/** The sum of several orders' totals, as their payment has it. */
export function sumTotals(all: readonly CheckoutTotals[], feePayment: number): CheckoutTotals {
  const sum = (figure: keyof CheckoutTotals) => all.reduce((total, one) => total + one[figure], 0)
  return {
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    shipping: sum('shipping'),
    shippingDiscount: sum('shippingDiscount'),
    extraCost: sum('extraCost'),
    feePayment,
    fee: sum('fee'),
    feeSeller: sum('feeSeller'),
    grandTotal: sum('grandTotal') + feePayment
  }
}
