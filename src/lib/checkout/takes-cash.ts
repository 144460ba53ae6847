import type { ShippingOption } from '#lib/shipping/contract.ts'
import { isCashTotal } from '#lib/payment/choice.ts'
import type { CheckoutTotals } from './totals.ts'

type Payment = {
  /** Total of all shops before the payment's fee, with the chosen freight, in whole rupiah. */
  total: number
  /** This shop's part of the total, including a freight that is still to be negotiated. */
  own: Pick<CheckoutTotals, 'shipping' | 'shippingDiscount'> | undefined
}

/** Whether an option can be paid in cash: it has a price, allows cash, and the total with it is within D11's bounds. */
export function takesCash(option: ShippingOption, { total, own }: Payment): boolean {
  if (!option.is_cod || !option.is_available) return false
  const before = own ? own.shipping - own.shippingDiscount : 0
  return isCashTotal(total - before + option.final_cost)
}
