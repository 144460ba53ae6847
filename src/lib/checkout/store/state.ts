import { computed, map } from 'nanostores'

import type { CheckoutData } from '#lib/checkout/contract.ts'
import type { PaymentGroup } from '#lib/payment/contract.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import { checkoutTotals } from '#lib/checkout/totals.ts'
import type { ShippingName } from '#lib/shipping/choice.ts'
import type { Refusal } from '#lib/core/refusals.ts'

export type Checkout = {
  status: 'loading' | 'ready' | 'error'
  data?: CheckoutData
  error?: Refusal
  shipping?: ShippingOption | undefined
  /** What the buyer chose by hand: it is kept while it is possible; undefined and 0 leave the choice to the page. */
  chosen: { shipping?: ShippingName | undefined; paymentId: number }
  payments: readonly PaymentGroup[]
  paymentsStatus: 'idle' | 'loading' | 'ready' | 'error'
  /** 0: none chosen. */
  paymentId: number
  /** Why another method than the chosen one is selected. */
  paymentNotice?: string | undefined
  /** What was chosen and is not possible any more, in sentences. */
  notices: readonly string[]
  voucher: string | null
  isOrdering: boolean
  orderError?: Refusal
}

export const $checkout = map<Checkout>({
  status: 'loading',
  payments: [],
  paymentsStatus: 'idle',
  chosen: { paymentId: 0 },
  paymentId: 0,
  notices: [],
  voucher: null,
  isOrdering: false
})

/** The chosen voucher, as far as it applies now. */
export const $voucher = computed($checkout, ({ data, voucher }) =>
  data?.vouchers.find(offered => offered.code === voucher)
)

export const $method = computed($checkout, ({ payments, paymentId }) =>
  payments.flatMap(group => group.methods).find(method => method.id === paymentId)
)

/** The figures of the summary by D11's formula; the server computes them again and refuses where they differ. */
export const $totals = computed([$checkout, $voucher, $method], (checkout, voucher, method) => {
  const { data, shipping } = checkout
  if (!data) return undefined
  // An option that follows a pickup or a point costs what that costs: nothing comes on top of it.
  const cost = shipping?.cost ?? 0
  return checkoutTotals({
    subtotal: data.subtotal,
    discount: voucher?.type === 'discount' ? voucher.value : 0,
    shipping: cost,
    shippingDiscount: shipping ? cost - shipping.final_cost : 0,
    extraCost: 0,
    feePayment: method?.fee ?? 0,
    fee: data.fee,
    feeSeller: data.fee_seller
  })
})
