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
 * The total of D11: subtotal − discount + max(0, shipping − shipping discount) + extra + fees. Discounts are cut to
 * what they are taken off, so that the stored figures always add up to the total.
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
