import { describe, expect, it } from 'vitest'

import { pointCarrierOf, usesDeliveryMode, waysOf } from '#lib/shipping/delivery-mode.ts'
import { offersPickup, offersPoint, type DeliveryCase } from '#lib/shipping/rates.ts'

import { shippingOption } from '../support/checkout-data.ts'

const inCase = (deliveryCase: DeliveryCase) =>
  shippingOption(deliveryCase === 2 ? 'baba_expedition' : 'shop_courier', 0, {
    case: deliveryCase,
    is_available: false,
    is_pickup: offersPickup(deliveryCase),
    is_point: offersPoint(deliveryCase),
    is_negotiable: deliveryCase === 2 || deliveryCase === 4
  })

describe('[checkout-54] the methods for goods that do not reach the address', () => {
  it.each([
    [1, []],
    [2, ['deliver', 'pickup', 'point']],
    [3, []],
    [4, ['deliver', 'point']],
    [5, []],
    [6, ['pickup', 'point']]
  ] as const)('are those of case %i', (deliveryCase, ways) => {
    expect(waysOf(inCase(deliveryCase), true)).toEqual(ways)
  })

  it('exclude the address for several shops, and in case 6 even if the load is negotiated', () => {
    expect(waysOf(inCase(2), false)).toEqual(['pickup', 'point'])
    expect(waysOf({ ...inCase(6), is_negotiable: true }, true)).toEqual(['pickup', 'point'])
  })
})

describe('[shipping-10] a point', () => {
  it('is served by Kurir Toko itself, and for it by Baba in case 6', () => {
    expect([2, 4, 6].map(one => pointCarrierOf(inCase(one as DeliveryCase)))).toEqual([
      'expedition',
      'shop',
      'expedition'
    ])
    const atPoint = { mode: 'point' as const, cost: 1, carrier: 'shop' as const }
    expect([2, 4, 6].map(one => usesDeliveryMode(inCase(one as DeliveryCase), atPoint))).toEqual([
      false,
      true,
      false
    ])
  })
})
