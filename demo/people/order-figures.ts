import type { Seeded } from '../catalogue/write.ts'
import type { OrderPlan } from './order-plans.ts'

export type Line = { product: Seeded; qty: number }
/** What an order costs; every figure in whole rupiah. */
export type Figures = {
  subtotal: number
  discount: number
  shippingCost: number
  shippingDiscount: number
  extraCost: number
  feePayment: number
  grandTotal: number
  weightKg: number
}

/** D11: grand_total = subtotal − discount + max(0, shipping − shipping discount) + extra_cost + fee_payment. */
export function figure(plan: OrderPlan, lines: readonly Line[]): Figures {
  const subtotal = lines.reduce((sum, line) => sum + line.product.variant.price * line.qty, 0)
  const weightKg = Math.ceil(
    lines.reduce((sum, line) => sum + line.product.variant.weightG * line.qty, 0) / 1000
  )
  // The marketplace's BABA10: a tenth, at most Rp50.000.
  const discount = plan.isVoucherUsed ? Math.min(50_000, Math.floor(subtotal / 10)) : 0
  const shippingCost = plan.shipping === 'commercial' ? 12_000 + 9500 * (weightKg - 1) : 155_000
  const shippingDiscount = subtotal >= 500_000 ? Math.min(20_000, shippingCost) : 0
  const feePayment = plan.pay === 'saldo' ? 0 : 4000
  const grandTotal = subtotal - discount + Math.max(0, shippingCost - shippingDiscount) + feePayment
  return {
    subtotal,
    discount,
    shippingCost,
    shippingDiscount,
    extraCost: 0,
    feePayment,
    grandTotal,
    weightKg
  }
}
