import { describe, expect, it } from 'vitest'

import type { ShippingOption } from '#lib/shipping/contract.ts'
import {
  cheapestOption,
  firstOption,
  isMovable,
  shippingChoices,
  usableOption
} from '#lib/shipping/choice.ts'

const option = (
  type: ShippingOption['type'],
  service: string,
  cost: number,
  reason: string | null = null
) => ({
  type,
  courier: type,
  service,
  cost,
  final_cost: cost,
  etd: '1 hari',
  is_cod: false,
  case: 1,
  is_pickup: false,
  is_point: false,
  is_negotiable: false,
  estimate: null,
  is_available: reason === null,
  reason
})

const truck = option('baba_expedition', 'Pickup', 239_000)
const shippings = {
  recommendation: [],
  commercial: [
    option('commercial', 'REG', 1_600_000),
    option('commercial', 'GOKIL', 1_439_000),
    option('commercial', 'YES', 0, 'Melebihi batas 50 kg')
  ],
  baba_expedition: [truck],
  shop_courier: [option('shop_courier', 'Reguler', 0, 'Di luar jangkauan')],
  information: '',
  discount: 0
}

describe('the shipping choice', () => {
  it('[shipping-14] is the cheapest available of all types, however the server orders them', () => {
    expect(cheapestOption(shippings)).toBe(truck)
    expect(cheapestOption({ ...shippings, commercial: [], baba_expedition: [] })).toBeUndefined()
  })

  it('[shipping-14] shows types by their cheapest price, and unavailable ones separately', () => {
    const { groups, closed } = shippingChoices(shippings)
    expect(groups.map(group => [group.type, group.options.map(o => o.service)])).toEqual([
      ['baba_expedition', ['Pickup']],
      ['commercial', ['GOKIL', 'REG']]
    ])
    expect(closed.map(o => [o.service, o.reason])).toEqual([
      ['YES', 'Melebihi batas 50 kg'],
      ['Reguler', 'Di luar jangkauan']
    ])
  })

  it('restores an option only while it is available', () => {
    expect(usableOption(shippings, truck)).toBe(truck)
    expect(usableOption(shippings, { ...truck, service: 'Engkel' })).toBeUndefined()
    expect(usableOption(shippings, shippings.shop_courier[0]!)).toBeUndefined()
  })

  describe('[shipping-30] an unreachable address', () => {
    const byBaba = { ...option('shop_courier', 'Reguler', 0, 'x'), case: 6, is_pickup: true, is_point: true }
    const beyond = {
      ...option('shop_courier', 'Reguler', 0, 'x'),
      case: 4,
      is_point: true,
      is_negotiable: true
    }
    const only = (courier: ShippingOption) => ({
      ...shippings,
      commercial: [],
      baba_expedition: [],
      shop_courier: [courier]
    })

    it('can be chosen automatically and again if the goods can be picked up or left at a point', () => {
      expect(firstOption(only(byBaba), true)).toBe(byBaba)
      expect(usableOption(only(byBaba), byBaba)).toBe(byBaba)
      expect(shippingChoices(only(byBaba))).toMatchObject({ movable: [byBaba], negotiable: [], closed: [] })
      expect(isMovable({ ...byBaba, is_available: true })).toBe(false)
    })

    it('is negotiated for one shop only; several need another method', () => {
      expect(shippingChoices(only(beyond))).toMatchObject({ negotiable: [beyond], movable: [] })
      expect(shippingChoices(only(beyond), false)).toMatchObject({ negotiable: [], movable: [beyond] })
      expect(firstOption(only(beyond), false)).toBe(beyond)
      const heavy = { ...beyond, is_point: false }
      expect(shippingChoices(only(heavy), false)).toMatchObject({ movable: [], closed: [heavy] })
      expect(firstOption(only(heavy), false)).toBeUndefined()
    })

    it('yields to options that are available as they are', () => {
      expect(firstOption({ ...shippings, shop_courier: [byBaba] }, true)).toBe(truck)
    })
  })
})
