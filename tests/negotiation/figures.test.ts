import { describe, expect, it, test } from 'vitest'

import { negotiatedTotals } from '#lib/negotiation/figures.ts'
import { negotiationNotes } from '#lib/negotiation/texts.ts'
import { cardTotal } from '#lib/order/card-total.ts'
import { afterDecline, negotiationNotices } from '#lib/order/negotiation-notices.ts'
import { discussedWord, freightParts, isOnTop, negotiatedOf } from '#lib/order/negotiation-total.ts'
import { negotiationState, negotiationTurns } from '#lib/order/negotiation.ts'
import { convoyCost } from '#lib/shipping/rates.ts'

const frozen = {
  subtotal: 500_000,
  discount: 50_000,
  fee: 0,
  feeSeller: 0,
  quote: 0,
  shippingDiscount: 20_000,
  shippingType: 'shop_courier' as const
}
const baba = { ...frozen, shippingType: 'baba_expedition' as const, quote: 83_000 }

describe('[negotiation-9] the agreed freight', () => {
  it("is the whole freight of Kurir Toko, less the shop's discount", () => {
    expect(negotiatedTotals(frozen, { mode: 'deliver', cost: 110_000 })).toMatchObject({
      shipping: 110_000,
      shippingDiscount: 20_000,
      extraCost: 0,
      grandTotal: 540_000
    })
  })

  it("is added to Baba's quote, without a discount", () => {
    expect(negotiatedTotals(baba, { mode: 'deliver', cost: 40_000 }, 4_000)).toMatchObject({
      shipping: 83_000,
      shippingDiscount: 20_000,
      extraCost: 40_000,
      grandTotal: 557_000
    })
    const aboveTrucks = { ...baba, quote: 0 }
    expect(negotiatedTotals(aboveTrucks, { mode: 'deliver', cost: 40_000 })).toMatchObject({
      shippingDiscount: 0,
      grandTotal: 490_000
    })
  })

  it('is zero while nothing is agreed, and never negative', () => {
    expect(negotiatedTotals(frozen, { mode: 'deliver', cost: null }).grandTotal).toBe(450_000)
    expect(negotiatedTotals(frozen, { mode: 'deliver', cost: 5_000 }).grandTotal).toBe(450_000)
  })

  it('[negotiation-14] does not count for a pickup or a point, which have their own prices', () => {
    expect(negotiatedTotals(baba, { mode: 'pickup', cost: 75_000 })).toMatchObject({
      shipping: 75_000,
      extraCost: 0,
      grandTotal: 505_000
    })
  })
})

test('[negotiation-9] freight without a quote is shown as the whole', () => {
  expect(freightParts({ shipping_cost: 0, extra_cost: 40_000 })).toEqual({ freight: 40_000, onTop: 0 })
  expect(freightParts({ shipping_cost: 83_000, extra_cost: 40_000 })).toEqual({
    freight: 83_000,
    onTop: 40_000
  })
})

test('[negotiation-9] the agreed freight is an addition only to a quote, and never with Kurir Toko', () => {
  expect([
    isOnTop('baba_expedition', 83_000),
    isOnTop('baba_expedition', 0),
    isOnTop('shop_courier', 83_000),
    isOnTop('shop_courier', 0)
  ]).toEqual([true, false, false, false])
  expect([discussedWord(true), discussedWord(false)]).toEqual(['biaya tambahan', 'ongkir'])
})

test('[negotiation-20] whose turn it is follows from the answer and the chosen method', () => {
  const state = (negotiationStatus: 'pending' | 'approve' | 'decline' | null, mode: 'deliver' | 'point') =>
    negotiationState({ negotiationStatus, mode })
  expect([
    state(null, 'deliver'),
    state('pending', 'deliver'),
    state('approve', 'deliver'),
    state('decline', 'deliver'),
    state('decline', 'point'),
    state('pending', 'point')
  ]).toEqual(['asked', 'asked', 'approved', 'declined', 'moved', 'moved'])
  const may = Object.entries(negotiationTurns).map(([name, { answer, offer, pay }]) => [
    name,
    answer,
    offer,
    pay
  ])
  expect(may).toEqual([
    ['asked', true, false, false],
    ['approved', false, false, true],
    ['declined', false, true, false],
    ['moved', false, false, true]
  ])
})

test("[negotiation-21] a notification contains the seller's answer", () => {
  const told = { code: 'BB1', reason: 'Truk penuh', total: 540_000 }
  expect(negotiationNotices.approved(told)).toEqual([
    'Negosiasi Disetujui',
    'Penjual menyetujui ongkir pesanan BB1. Totalnya Rp540.000; bayar dalam 24 jam.'
  ])
  expect(negotiationNotices.declined(told)).toEqual([
    'Negosiasi Ditolak',
    'Penjual menolak diskusi ongkir BB1: Truk penuh.'
  ])
})

test('[negotiation-26] the options after a decline are only the available ones', () => {
  const said = (mayOffer: boolean, hasWays: boolean) => afterDecline({ mayOffer, hasWays })
  expect([said(true, true), said(true, false), said(false, true), said(false, false)]).toEqual([
    'Tawar lagi atau ubah metode pengiriman.',
    'Tawar lagi atau batalkan pesanan.',
    'Ubah metode pengiriman atau batalkan pesanan.',
    'Pesanan ini dapat Anda batalkan.'
  ])
  const told = { code: 'BB1', reason: 'Truk penuh', total: 540_000, next: said(true, false) }
  expect(negotiationNotices.declined(told)[1]).toBe(
    'Penjual menolak diskusi ongkir BB1: Truk penuh. Tawar lagi atau batalkan pesanan.'
  )
})

test('[negotiation-27] each state has its own title on the order’s page', () => {
  expect(Object.values(negotiationNotes).map(({ title }) => title)).toEqual([
    'Menunggu Jawaban Penjual',
    'Negosiasi Disetujui',
    'Negosiasi Ditolak',
    'Metode Pengiriman Diubah'
  ])
})

describe('[negotiation-28] a card in the list shows', () => {
  const order = { grandTotal: 50_000, shippingCost: 0, shippingDiscount: 0, extraCost: 0 }
  const byShop = { shippingType: 'shop_courier', isAgreed: false } as const
  const byBaba = { shippingType: 'baba_expedition', isAgreed: false } as const
  const card = (negotiated: ReturnType<typeof negotiatedOf> | null, grand_total = 50_000) =>
    cardTotal({ grand_total, negotiated })

  test('the estimate of the whole freight, less the shop’s discount', () => {
    const found = negotiatedOf(order, { quote: 0, estimate: 120_000, shippingDiscount: 20_000 }, byShop)
    expect(found).toEqual({ is_agreed: false, freight: 100_000, total: 150_000 })
    expect(card(found)).toEqual({
      label: 'Perkiraan total',
      amount: 150_000,
      note: 'Termasuk perkiraan ongkir Rp100.000'
    })
  })

  test("an estimate above Baba's quote as an addition, without a discount", () => {
    const quoted = { ...order, grandTotal: 113_000, shippingCost: 83_000, shippingDiscount: 20_000 }
    const terms = { quote: 83_000, estimate: 90_000, shippingDiscount: 20_000 }
    expect(negotiatedOf(quoted, terms, byBaba)).toEqual({ is_agreed: false, freight: 70_000, total: 120_000 })
    expect(negotiatedOf(quoted, { ...terms, estimate: 83_000 }, byBaba).total).toBe(113_000)
    // A discount above the quote does not reduce the addition, and an earlier addition is not counted twice.
    const small = { grandTotal: 57_000, shippingCost: 10_000, shippingDiscount: 10_000, extraCost: 7_000 }
    expect(
      negotiatedOf(small, { quote: 10_000, estimate: 90_000, shippingDiscount: 20_000 }, byBaba)
    ).toEqual({
      is_agreed: false,
      freight: 80_000,
      total: 130_000
    })
  })

  test('the agreed freight, to the rupiah; and none if the rates give no estimate', () => {
    const agreed = { grandTotal: 140_000, shippingCost: 110_000, shippingDiscount: 20_000, extraCost: 0 }
    const terms = { quote: 0, estimate: 1, shippingDiscount: 20_000 }
    const found = negotiatedOf(agreed, terms, { ...byShop, isAgreed: true })
    expect(card(found, 140_000)).toEqual({
      label: 'Total',
      amount: 140_000,
      note: 'Termasuk ongkir Rp90.000'
    })
    const unknown = negotiatedOf(order, { ...terms, estimate: null }, byShop)
    expect(unknown).toEqual({ is_agreed: false, freight: null, total: 50_000 })
    expect(card(unknown)).toEqual({
      label: 'Total sebelum ongkir',
      amount: 50_000,
      note: ''
    })
    expect(card(null)).toEqual({ label: 'Total', amount: 50_000, note: '' })
  })
})

test('[negotiation-8] a load above the largest truck is estimated as a convoy of them', () => {
  const trucks = [
    { name: 'Pickup', maxKg: 1000, maxM3: 3, maxLengthMm: 3400, base: 75_000, perKm: 4000 },
    { name: 'CDD', maxKg: 4000, maxM3: 16, maxLengthMm: 6800, base: 250_000, perKm: 9000 }
  ]
  const load = (actualKg: number, m3: number, carriedMm = 1000) => ({ actualKg, m3, carriedMm })
  expect(convoyCost(trucks, load(9_000, 1), 10)).toBe(3 * 340_000)
  expect(convoyCost(trucks, load(100, 17), 10)).toBe(2 * 340_000)
  expect(convoyCost([], load(9_000, 1), 10)).toBeUndefined()
  expect(convoyCost(trucks, load(9_000, 1, 6801), 10)).toBeUndefined()
})
