import { computed, map } from 'nanostores'

import type { CheckoutData } from '#lib/checkout/contract.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import type { TotalsInput } from '#lib/checkout/totals.ts'
import type { ShippingName } from '#lib/shipping/choice.ts'
import type { Refusal } from '#lib/core/refusal.ts'

export type Checkout = {
  status: 'loading' | 'ready' | 'error'
  data?: CheckoutData
  error?: Refusal
  shipping?: ShippingOption | undefined
  /** What the buyer chose by hand: it is kept while it is possible; undefined and 0 leave the choice to the page. */
  chosen: { shipping?: ShippingName | undefined; paymentId: number }
  /** What was chosen and is not possible any more, in sentences. */
  notices: readonly string[]
  voucher: string | null
  isOrdering: boolean
  orderError?: Refusal
}

export const $checkout = map<Checkout>({
  status: 'loading',
  chosen: { paymentId: 0 },
  notices: [],
  voucher: null,
  isOrdering: false
})

/** The chosen voucher, as far as it applies now. */
export const $voucher = computed($checkout, ({ data, voucher }) =>
  data?.vouchers.find(offered => offered.code === voucher)
)

/** What the total is made of, before the payment method's fee. */
export function withoutFee(
  data: CheckoutData,
  shipping: ShippingOption | undefined,
  voucher: CheckoutData['vouchers'][number] | undefined
): TotalsInput {
  // An option that follows a pickup or a point costs what that costs: nothing comes on top of it.
  const cost = shipping?.cost ?? 0
  return {
    subtotal: data.subtotal,
    discount: voucher?.type === 'discount' ? voucher.value : 0,
    shipping: cost,
    shippingDiscount: shipping ? cost - shipping.final_cost : 0,
    extraCost: 0,
    feePayment: 0,
    fee: data.fee,
    feeSeller: data.fee_seller
  }
}
