import { checkoutErrors } from '#lib/checkout/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

type Figures = {
  subtotal: number
  discount: number
  shippingCost: number
  shippingDiscount: number
  extraCost: number
  feePayment: number
  grandTotal: number
}

/** Rejects `total_changed` with the new figures: the buyer sees them before anything is charged (D7). */
export const rejectNewTotal = (figures: Figures) =>
  fail(checkoutErrors.total_changed, {
    details: {
      total_pay: figures.grandTotal,
      shipping_cost: figures.shippingCost - figures.shippingDiscount + figures.extraCost,
      subtotal: figures.subtotal,
      discount: figures.discount,
      fee_payment: figures.feePayment
    }
  })
