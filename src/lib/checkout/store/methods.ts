import { computed } from 'nanostores'

import type { Sent } from '#lib/calls.ts'
import { checkoutTotals } from '#lib/checkout/totals.ts'
import { fetched, latest } from '#lib/core/fetched.ts'
import { payableMethod } from '#lib/payment/choice.ts'
import type { PaymentGroup } from '#lib/payment/contract.ts'
import { $checkout, $voucher, withoutFee } from './state.ts'

const line = 'GET /buyer/transaction/payment'

/** The methods depend on the shop, the chosen shipping and the total before the method's own fee. */
const $asked = computed(
  [$checkout, $voucher],
  ({ data, shipping }, voucher): Sent<typeof line> | undefined =>
    data &&
    shipping && {
      shop_id: data.shop_id,
      shipping_type: shipping.type,
      shipping_courier: shipping.courier,
      shipping_service: shipping.service,
      nominal: checkoutTotals(withoutFee(data, shipping, voucher)).grandTotal
    }
)

const methods = fetched(line, $asked)
export const reloadPayments = methods.reload
const $latest = latest<readonly PaymentGroup[]>(methods.$state, [])

/** The methods in groups: while others are asked for those before stay, but nothing can be paid with them. */
export const $payments = computed([$asked, methods.$state, $latest], (asked, { status }, groups) =>
  asked ? { status, groups } : { status: 'idle' as const, groups: [] }
)

/** The id of the method that pays, 0 for none, and why it is another than the chosen one. */
export const $payment = computed([$payments, $checkout], ({ status, groups }, { chosen }) =>
  status === 'error' || status === 'idle' ? { id: 0 } : payableMethod(groups, chosen.paymentId)
)

export const $method = computed([$payments, $payment], ({ groups }, { id }) =>
  groups.flatMap(group => group.methods).find(method => method.id === id)
)

/** The figures of the summary by D11's formula; the server computes them again and refuses where they differ. */
export const $totals = computed(
  [$checkout, $voucher, $method],
  ({ data, shipping }, voucher, method) =>
    data && checkoutTotals({ ...withoutFee(data, shipping, voucher), feePayment: method?.fee ?? 0 })
)
