import type { ShippingOption } from '#lib/shipping/contract.ts'
import { isCashTotal } from '#lib/payment/choice.ts'
import type { CheckoutTotals } from './totals.ts'

type Payment = {
  /** Whole rupiah of all shops before a payment's fee, with the freight that is chosen. */
  total: number
  /** The figures of this shop in it; also a freight that is still to be negotiated counts there. */
  own: Pick<CheckoutTotals, 'shipping' | 'shippingDiscount'> | undefined
}

/** Whether a way to ship could be paid in cash: it has a price, takes cash, and the total with it is within D11's bounds. */
export function takesCash(option: ShippingOption, { total, own }: Payment): boolean {
  if (!option.is_cod || !option.is_available) return false
  const before = own ? own.shipping - own.shippingDiscount : 0
  return isCashTotal(total - before + option.final_cost)
}
