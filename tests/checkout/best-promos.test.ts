import { describe, expect, it } from 'vitest'

import { bestPromos, possibleSaving } from '#lib/checkout/best-promos.ts'
import { offerShared, sortOffered } from '#lib/checkout/offered-promos.ts'
import { discountOf } from '#lib/checkout/take-promos.ts'
import { voucherReason } from '#lib/voucher/reason.ts'
import { voucherValue } from '#lib/voucher/worth.ts'

import { offeredVoucher } from '../support/checkout-data.ts'
import { randomOf } from '../support/random.ts'

// Three shops of a real builder's purchase: the promo of 5 % needs Rp5.000.000 of shops without a promo of their own.
const project = offeredVoucher('PROYEK5', 326_800, {
  discount_percentage: 5,
  discount_amount: 0,
  max_discount_amount: 500_000,
  min_purchase_amount: 5_000_000
})
const own = offeredVoucher('TOKO09B', 15_000)
const steel = { subtotal: 1_820_000, vouchers: [], chosen: undefined }
const paint = { subtotal: 2_436_000, vouchers: [own], chosen: undefined }
const cement = { subtotal: 2_280_000, vouchers: [], chosen: undefined }
const open = { vouchers: [project], chosen: undefined }

describe('[voucher-10] the promos of a purchase', () => {
  it('are the cheapest combination: a shop gives up its own for a share that is worth more', () => {
    expect(bestPromos([steel, paint, cement], open)).toEqual({ own: [null, null, null], market: 'PROYEK5' })
  })

  it('are the shops’ own if a share is worth no more', () => {
    const small = { ...project, discount_percentage: 0, discount_amount: 15_000 }
    expect(bestPromos([steel, paint, cement], { ...open, vouchers: [small] })).toEqual({
      own: [null, 'TOKO09B', null],
      market: null
    })
  })

  it('are both if the shops without their own reach the minimum', () => {
    const low = { ...project, min_purchase_amount: 4_000_000 }
    expect(
      bestPromos([steel, paint, { ...cement, subtotal: 9_000_000 }], { ...open, vouchers: [low] })
    ).toEqual({
      own: [null, 'TOKO09B', null],
      market: 'PROYEK5'
    })
  })

  it('may save a single rupiah if no others save more', () => {
    const least = offeredVoucher('SATU', 1)
    expect(bestPromos([steel, cement], { vouchers: [least], chosen: undefined }).market).toBe('SATU')
  })

  it("are the buyer's choice, also the choice of none", () => {
    const chosen = { ...paint, chosen: 'TOKO09B' }
    expect(bestPromos([steel, chosen, cement], open)).toEqual({ own: [null, 'TOKO09B', null], market: null })
    expect(bestPromos([steel, chosen, cement], { ...open, chosen: 'PROYEK5' }).market).toBe('PROYEK5')
    const without = { ...paint, chosen: null }
    expect(bestPromos([steel, without, cement], { ...open, chosen: null })).toEqual({
      own: [null, null, null],
      market: null
    })
  })

  it('are never a cashback, a hidden one, or an unusable one', () => {
    const none = [
      offeredVoucher('BALIK', 9_000, { type: 'cashback' }),
      offeredVoucher('RAHASIA', 9_000, { is_show: false }),
      offeredVoucher('HABIS', 9_000, { is_available: false }),
      offeredVoucher('NOL', 0)
    ]
    const shop = { subtotal: 100_000, vouchers: none, chosen: undefined }
    expect(bestPromos([shop], { vouchers: [], chosen: null })).toEqual({ own: [null], market: null })
    expect(bestPromos([steel, shop], { vouchers: none, chosen: undefined })).toEqual({
      own: [null, null],
      market: null
    })
  })

  it('leave no cheaper combination', () => {
    const { below } = randomOf(20_261_126)
    const voucher = (code: string, subtotal: number) => {
      const percentage = below(2) * below(30)
      const rule = { percentage, amount: 1 + below(40_000), maxAmount: below(2) * 50_000 }
      const min = below(600_000)
      return offeredVoucher(code, voucherValue(rule, subtotal), {
        discount_percentage: rule.percentage,
        discount_amount: rule.amount,
        max_discount_amount: rule.maxAmount,
        min_purchase_amount: min,
        is_available: subtotal >= min
      })
    }
    for (let round = 0; round < 300; round += 1) {
      const shops = Array.from({ length: 1 + below(4) }, (_, at) => {
        const subtotal = 1 + below(500_000)
        const vouchers = Array.from({ length: below(3) }, (_none, n) => voucher(`T${at}${n}`, subtotal))
        return { subtotal, vouchers, chosen: undefined }
      })
      const whole = shops.reduce((sum, { subtotal }) => sum + subtotal, 0)
      const market = Array.from({ length: below(4) }, (_, n) => voucher(`M${n}`, whole))
      const found = bestPromos(shops, { vouchers: market, chosen: undefined })
      const worth = (codes: (string | null)[], shared: string | null) =>
        discountOf(
          shops.map(({ subtotal, vouchers }, at) => ({
            subtotal,
            own: vouchers.find(({ code, is_available }) => code === codes[at] && is_available)
          })),
          market.find(({ code, is_available }) => code === shared && is_available)
        )
      const preselected = worth(found.own, found.market)
      for (let choice = 0; choice < 40; choice += 1) {
        const codes = shops.map(({ vouchers }) => vouchers[below(vouchers.length + 1)]?.code ?? null)
        const shared = market[below(market.length + 1)]?.code ?? null
        expect(worth(codes, shared)).toBeLessThanOrEqual(preselected)
      }
    }
  })
})

describe('[checkout-21] a promo that several shops share', () => {
  const sold = [
    { subtotal: 4_100_000, own: undefined },
    { subtotal: 2_436_000, own }
  ]

  it('cannot be chosen if it is worth nothing beside the shops’ own, and names those to give up', () => {
    expect(offerShared(sold, project)).toMatchObject({
      value: 0,
      is_available: false,
      reason: 'Lepas TOKO09B dulu: promo ini dibagi ke toko yang belum memakai promo toko'
    })
    expect(offerShared([sold[0]!, { ...sold[1]!, own: undefined }], project)).toMatchObject({
      value: 326_800,
      is_available: true
    })
  })

  it('names no more of them than necessary', () => {
    const dear = { subtotal: 900_000, own: offeredVoucher('MAHAL', 90_000) }
    expect(offerShared([...sold, dear], project).reason).toContain('Lepas TOKO09B dulu')
  })

  it('names a single one if it is enough, even after a cheaper one', () => {
    const low = { ...project, min_purchase_amount: 400_000 }
    const two = [
      { subtotal: 10_000, own: offeredVoucher('MURAH', 1_000) },
      { subtotal: 500_000, own: offeredVoucher('CUKUP', 2_000) }
    ]
    expect(offerShared(two, low).reason).toContain('Lepas CUKUP dulu')
  })

  it('keeps the reason that it has for the whole purchase', () => {
    const reason = voucherReason('voucher_minimum', 832_000)
    expect(reason).toBe('Belanja Rp832.000 lagi untuk memakai promo ini')
    expect(offerShared(sold, { ...project, is_available: false, reason })).toMatchObject({ value: 0, reason })
  })
})

it('[checkout-21] usable promos come first by their value, unusable ones separately', () => {
  const [small, large] = [offeredVoucher('A', 1), offeredVoucher('B', 2)]
  const gone = offeredVoucher('C', 3, { is_available: false })
  expect(sortOffered([gone, small, large])).toEqual({ usable: [large, small], others: [gone] })
})

it('[checkout-21] the possible saving is the value of one more choice, less its loss from another', () => {
  const shops = [
    { id: 1, subtotal: 4_100_000, vouchers: [], own: undefined },
    { id: 2, subtotal: 2_436_000, vouchers: [own], own: undefined }
  ]
  const market = { vouchers: [project], taken: undefined }
  expect(possibleSaving(shops, market, 'market')).toBe(326_800)
  expect(possibleSaving(shops, market, 2)).toBe(15_000)
  expect(possibleSaving(shops, { ...market, taken: project }, 2)).toBe(0)
  expect(possibleSaving(shops, market, 1)).toBe(0)
  expect(possibleSaving(shops, market, 99)).toBe(0)
  // A better one replaces the current one of that shop only; hidden ones are not mentioned.
  const better = offeredVoucher('LEBIH', 21_000)
  const secret = offeredVoucher('RAHASIA', 90_000, { is_show: false })
  const both = [shops[0]!, { ...shops[1]!, own, vouchers: [own, better, secret] }]
  expect(possibleSaving(both, { vouchers: [secret], taken: undefined }, 2)).toBe(6_000)
  expect(possibleSaving(shops, { vouchers: [secret], taken: undefined }, 'market')).toBe(0)
})
