import { expect, it } from 'vitest'

import { arrivalText } from '#lib/checkout/arrival-text.ts'

import { checkoutData, shippingOption } from '../support/checkout-data.ts'

const [block] = checkoutData().checkouts
const now = new Date('2026-11-23T03:00:00Z')
const option = shippingOption('commercial', 20_000, { etd: '2-3 hari' })

it('[shipping-19] the checkout shows the same days of arrival as product page, cart and order', () => {
  expect(arrivalText(option, block!, now)).toBe('Tiba 25–27 Nov')
  const [product] = block!.products
  const products = [product!, { ...product!, is_pre_order: true, pre_order_days: 7 }]
  expect(arrivalText(option, { ...block!, products }, now)).toBe('Tiba 2–4 Des')
  expect(arrivalText({ ...option, etd: '' }, block!, now)).toBe('')
  expect(arrivalText({ ...option, is_available: false }, block!, now)).toBe('')
})

it('[shipping-19] a pickup is ready, it does not arrive', () => {
  const delivery = { mode: 'pickup' as const, cost: 1, warehouse_id: 5, warehouse: null, point: null }
  const fetched = { ...option, is_pickup: true }
  expect(arrivalText(fetched, { ...block!, delivery }, now)).toBe('Siap diambil 25–27 Nov')
  expect(arrivalText(option, { ...block!, delivery }, now)).toBe('Tiba 25–27 Nov')
})
