import { describe, expect, it } from 'vitest'

import { isNegotiated, negotiableOptions, shippingChoices, usableOption } from '#lib/shipping/choice.ts'

import type { Shippings } from '#lib/shipping/contract.ts'

import { shippingOption } from '../support/checkout-data.ts'

const negotiable = { is_available: false, is_negotiable: true }
const own = shippingOption('shop_courier', 0, { ...negotiable, estimate: 90_000 })
const truck = shippingOption('baba_expedition', 0, { ...negotiable, estimate: 300_000 })
const parcel = shippingOption('commercial', 40_000, { is_available: false, reason: 'Maksimal 50 kg' })

describe('[negotiation-22] a delivery without a price', () => {
  const shippings: Shippings = {
    recommendation: [],
    commercial: [parcel],
    baba_expedition: [truck],
    shop_courier: [own],
    information: '',
    discount: 0
  }

  it('can be requested, the lowest estimate first, separate from unavailable ones', () => {
    expect([own, truck, parcel].map(isNegotiated)).toEqual([true, true, false])
    expect(negotiableOptions(shippings)).toEqual([own, truck])
    const { groups, negotiable, closed } = shippingChoices(shippings)
    expect([groups, negotiable, closed]).toEqual([[], [own, truck], [parcel]])
    expect(usableOption(shippings, own)).toBe(own)
    expect(usableOption(shippings, parcel)).toBeUndefined()
  })
})
