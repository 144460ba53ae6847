import { describe, expect, it } from 'vitest'

import { shopFigures } from '#lib/checkout/shop-figures.ts'
import { takesCash } from '#lib/checkout/takes-cash.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'

import { checkoutData, shippingOption } from '../support/checkout-data.ts'

const truck = shippingOption('baba_expedition', 200_000, { is_cod: true })
const own = shippingOption('shop_courier', 0, { is_cod: true })
const negotiable = { ...truck, is_available: false, is_negotiable: true }

/** The summary for goods of a price and a shipping method. */
function payment(subtotal: number, shipping: ShippingOption | undefined) {
  const [block] = checkoutData({ subtotal }).checkouts
  const [{ totals }] = shopFigures([{ block: block!, shipping, own: undefined }], undefined) as [
    ReturnType<typeof shopFigures>[number]
  ]
  return { total: totals.grandTotal, own: totals }
}

describe('[checkout-51] the COD label', () => {
  it('is shown if the total with that shipping method can be paid in cash', () => {
    expect(takesCash(truck, payment(2_800_000, truck))).toBe(true)
    expect(takesCash(truck, payment(2_900_000, own))).toBe(false)
    expect(takesCash(own, payment(2_900_000, truck))).toBe(true)
    expect(takesCash(own, payment(40_000, undefined))).toBe(false)
  })

  it("uses the other method's freight less the shop's discount on it", () => {
    const dear = { shipping: 200_000, shippingDiscount: 150_000 }
    expect(takesCash(own, { total: 3_050_000, own: dear })).toBe(true)
    expect(takesCash(own, { total: 3_050_001, own: dear })).toBe(false)
  })

  it('uses no freight that is still negotiated, though the summary includes a part of it', () => {
    expect(payment(2_900_000, negotiable).total).toBe(3_100_000)
    expect(takesCash(own, payment(2_900_000, negotiable))).toBe(true)
    expect(takesCash(own, payment(40_000, negotiable))).toBe(false)
  })

  it('is hidden without a price, or if the carrier takes no cash', () => {
    expect(takesCash(negotiable, payment(300_000, negotiable))).toBe(false)
    expect(takesCash({ ...truck, is_cod: false }, payment(300_000, truck))).toBe(false)
  })
})
