import { expect, test } from 'vitest'

import { estimateRows, mustNegotiate } from '#lib/shipping/estimate.ts'
import { waysLeftText } from '#lib/shipping/texts.ts'

import { shippingOption } from '../support/checkout-data.ts'

const now = new Date('2026-03-01T00:00:00Z')
const closed = { is_available: false, reason: 'Jauh' }
const rows = (...options: ReturnType<typeof shippingOption>[]) =>
  estimateRows({ commercial: [], baba_expedition: options, shop_courier: [] }, 0, now)

test('[shipping-23] a shop that cannot deliver names the methods that the checkout offers', () => {
  const both = { ...closed, is_negotiable: true, is_pickup: true, is_point: true }
  const ways = (more: object) => rows(shippingOption('baba_expedition', 5, more))[0]?.ways
  expect(ways({})).toEqual([])
  expect(ways({ ...both, is_available: true })).toEqual([])
  expect(ways(both)).toEqual(['deliver', 'pickup', 'point'])
  expect(ways({ ...closed, is_point: true })).toEqual(['point'])
  expect(ways(closed)).toEqual([])
  expect(waysLeftText(['deliver', 'pickup', 'point'])).toBe(
    'Bisa diskusi ongkir, dijemput, atau dititipkan, pilih di checkout.'
  )
  expect(waysLeftText(['pickup', 'point'])).toBe('Bisa dijemput atau dititipkan, pilih di checkout.')
  expect(waysLeftText([])).toBe('')
})

test('[cart-22] only a shop with nothing but a negotiated freight is paid alone', () => {
  const negotiable = { ...closed, is_negotiable: true }
  const must = (...all: object[]) =>
    mustNegotiate(rows(...all.map(more => shippingOption('baba_expedition', 5, more))))
  expect(must(negotiable)).toBe(true)
  expect(must({ ...negotiable, is_point: true })).toBe(false)
  expect(must({})).toBe(false)
  expect(must(closed)).toBe(false)
  const parcel = shippingOption('commercial', 9)
  const truck = shippingOption('baba_expedition', 0, negotiable)
  const offered = { commercial: [parcel], baba_expedition: [truck], shop_courier: [] }
  expect(mustNegotiate(estimateRows(offered, 0, now))).toBe(false)
})
