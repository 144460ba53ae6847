import { checkoutRefusals } from '#lib/checkout/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'

type Figures = {
  subtotal: number
  discount: number
  shippingCost: number
  shippingDiscount: number
  extraCost: number
  feePayment: number
  grandTotal: number
}

/** Never silently repriced: the buyer sees the new figures first (D7). */
export const refuseNewTotal = (figures: Figures) =>
  refuse(checkoutRefusals.total_changed, {
    details: {
      total_pay: figures.grandTotal,
      shipping_cost: figures.shippingCost - figures.shippingDiscount + figures.extraCost,
      subtotal: figures.subtotal,
      discount: figures.discount,
      fee_payment: figures.feePayment
    }
  })
