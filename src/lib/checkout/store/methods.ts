import { computed } from 'nanostores'

import type { Sent } from '#lib/calls.ts'
import { sumTotals } from '#lib/checkout/totals.ts'
import { fetched, latest } from '#lib/core/browser/fetched.ts'
import { payableMethod } from '#lib/payment/choice.ts'
import { writeDelivery } from '#lib/payment/delivery.ts'
import type { PaymentGroup } from '#lib/payment/contract.ts'
import { $checkout, $shops } from './state.ts'

const endpoint = 'GET /buyer/transaction/payment'

/**
 * The query of the methods: shops, chosen shipping, and totals before the method's fee; undefined until all have a
 * price.
 */
const $methodQuery = computed($shops, (shops): Sent<typeof endpoint> | undefined => {
  const told = shops.flatMap(({ block, shipping, totals }) =>
    shipping?.is_available ? [{ shopId: block.shop_id, shipping, nominal: totals.grandTotal }] : []
  )
  const [first, ...others] = told
  if (!first || told.length < shops.length) return undefined
  return {
    shop_id: first.shopId,
    shipping_type: first.shipping.type,
    shipping_courier: first.shipping.courier,
    shipping_service: first.shipping.service,
    nominal: first.nominal,
    ...(others.length > 0 && {
      also: others.map(({ shopId, shipping, nominal }) => writeDelivery(shopId, shipping.type, nominal))
    })
  }
})

const methods = fetched(endpoint, $methodQuery)
export const reloadPayments = methods.reload
const $latest = latest<readonly PaymentGroup[]>(methods.$state, [])

/** The methods in groups: while others load, the previous ones stay but cannot be used for payment. */
export const $payments = computed([$methodQuery, methods.$state, $latest], (query, { status }, groups) =>
  query ? { status, groups } : { status: 'idle' as const, groups: [] }
)

/** The id of the method that pays, 0 for none, and why it differs from the chosen one. */
export const $payment = computed([$payments, $checkout], ({ status, groups }, { paymentId }) =>
  status === 'error' || status === 'idle' ? { id: 0 } : payableMethod(groups, paymentId)
)

export const $method = computed([$payments, $payment], ({ groups }, { id }) =>
  groups.flatMap(group => group.methods).find(method => method.id === id)
)

/** The figures of the summary by D11's formula; the server recomputes them and rejects the order if they differ. */
export const $totals = computed([$shops, $method], (shops, method) =>
  shops.length > 0
    ? sumTotals(
        shops.map(({ totals }) => totals),
        method?.fee ?? 0
      )
    : undefined
)
