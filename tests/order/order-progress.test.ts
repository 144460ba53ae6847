import { expect, test } from 'vitest'

import { hasShipment, progressOf, progressSteps } from '#lib/order/progress.ts'
import { orderStatuses } from '#lib/order/status.ts'
import { paymentGuides } from '#lib/payment/guides.ts'

test('[order-17] the strip names the step that an order has reached', () => {
  expect(progressSteps[progressOf('paid') ?? -1]).toBe('Diproses')
  expect(progressSteps[progressOf('delivered') ?? -1]).toBe('Barang Sampai')
  expect(progressSteps[progressOf('success') ?? -1]).toBe('Selesai')
})

test('[order-17] every possible step has a name', () => {
  const steps = orderStatuses.flatMap(status => progressOf(status) ?? [])
  expect([...new Set(steps)].toSorted()).toEqual([...progressSteps.keys()])
})

test('[order-17] there is a shipment once the goods leave', () => {
  expect(orderStatuses.filter(hasShipment)).toEqual(['sent', 'delivered', 'success', 'complain'])
})

test.each(['bca', 'mandiri', 'bni', 'bri', 'permata'])(
  '[payment-14] %s is paid by ATM, mobile and internet',
  bank => {
    const guides = paymentGuides(bank)
    expect(guides).toHaveLength(3)
    expect(guides[0]?.channel).toMatch(/^ATM/)
    for (const { steps } of guides) expect(steps.some(step => step.includes('Virtual Account'))).toBe(true)
  }
)

test('an unknown bank has no instructions', () => {
  expect(paymentGuides('gopay')).toEqual([])
  expect(paymentGuides(null)).toEqual([])
})
