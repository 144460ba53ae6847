import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { maxNominal } from '#lib/complaint/nominal.ts'
import { clockOf, deadlineFor, deadlineLabel, restDeadline, stateOf } from '#lib/order/deadlines.ts'
import { checkPart, haveArrived, isDivisible, leftToShip, piecesIn } from '#lib/order/parts.ts'
import { restRefundText, shippedSoFarText, shippedTexts } from '#lib/order/part-texts.ts'
import { settlementOf } from '#lib/order/settlement.ts'
import { shareOf, shareOfRest } from '#lib/order/share.ts'
import { orderEvents, nextStatus } from '#lib/order/transitions.ts'

const lines = [
  { id: 1, qty: 40, refundedQty: 0 },
  { id: 2, qty: 5, refundedQty: 2 }
]
const shipped = (...pieces: { id: number; qty: number }[]) => ({
  lines: pieces,
  deliveredAt: null,
  lostAt: null
})
const delivered = (...pieces: { id: number; qty: number }[]) => ({
  ...shipped(...pieces),
  deliveredAt: new Date(0)
})

describe('[order-102] what is left to ship', () => {
  it('is what was ordered, without what was shipped or refunded', () => {
    expect(leftToShip(lines, [])).toEqual([
      { id: 1, qty: 40 },
      { id: 2, qty: 3 }
    ])
    expect(
      leftToShip(lines, [shipped({ id: 1, qty: 38 }), shipped({ id: 1, qty: 1 }, { id: 2, qty: 3 })])
    ).toEqual([{ id: 1, qty: 1 }])
    expect(piecesIn([shipped({ id: 1, qty: 3 }, { id: 2, qty: 4 }), shipped({ id: 2, qty: 5 })], 2)).toBe(9)
  })

  it('limits a part; without lines the part is all of it', () => {
    const left = leftToShip(lines, [shipped({ id: 1, qty: 38 })])
    const tried = (named?: { id: number; qty: number }[]) => {
      const checked = checkPart(lines, left, named)
      return checked.ok ? checked.value : checked.error.code
    }
    expect(tried()).toEqual(left)
    expect(tried([{ id: 1, qty: 2 }])).toEqual([{ id: 1, qty: 2 }])
    expect(tried([{ id: 1, qty: 3 }])).toBe('ship_qty')
    expect(tried([{ id: 3, qty: 1 }])).toBe('ship_lines')
    expect(
      tried([
        { id: 2, qty: 1 },
        { id: 2, qty: 1 }
      ])
    ).toBe('ship_lines')
    expect(tried([])).toBe('ship_lines')
    expect(
      tried([
        { id: 1, qty: 2 },
        { id: 2, qty: 3 }
      ])
    ).toEqual(left)
    expect(
      tried([
        { id: 1, qty: 1 },
        { id: 3, qty: 1 }
      ])
    ).toBe('ship_lines')
    expect(
      tried([
        { id: 1, qty: 1 },
        { id: 2, qty: 4 }
      ])
    ).toBe('ship_qty')
    expect(tried([{ id: 2, qty: 3 }])).toEqual([{ id: 2, qty: 3 }])
    // A line of which nothing is left.
    expect(checkPart(lines, [{ id: 2, qty: 3 }], [{ id: 1, qty: 1 }])).toMatchObject({
      error: { code: 'ship_qty' }
    })
  })
})

test('[order-103] goods have arrived with the last part, if none is left to ship', () => {
  expect(haveArrived([], false)).toBe(true)
  expect(haveArrived([delivered(), shipped()], false)).toBe(false)
  expect(haveArrived([delivered(), delivered()], false)).toBe(true)
  expect(haveArrived([delivered()], true)).toBe(false)
  // What was refunded as lost is no longer waited for (complaint-27).
  expect(haveArrived([delivered(), { ...shipped(), lostAt: new Date(0) }], false)).toBe(true)
})

test('[order-101] neither cash nor an order that cost nothing is divided', () => {
  const paid = { grandTotal: 104_000, feePayment: 4_000, paymentType: 'virtual_account' as const }
  expect(isDivisible(paid)).toBe(true)
  expect(isDivisible({ ...paid, paymentType: 'baba_cod' })).toBe(false)
  expect(isDivisible({ ...paid, grandTotal: 4_000 })).toBe(false)
})

describe('[order-101, order-23] the deadline of an order on its way', () => {
  const now = new Date('2026-01-10T00:00:00Z')
  const restDueAt = new Date('2026-01-14T00:00:00Z')
  const order = {
    isAccepted: true,
    preOrderDays: 0,
    returnDays: 3,
    estimatedDelivery: '1-3 hari',
    paymentType: 'virtual_account' as const
  }

  it('is that of the rest, three days after the shipping deadline, until nothing is left to ship', () => {
    expect(restDeadline(new Date('2026-01-11T00:00:00Z'))).toEqual(restDueAt)
    expect(deadlineFor({ ...order, status: 'sent', restDueAt }, now)).toEqual(restDueAt)
    expect(
      deadlineFor({ ...order, status: 'sent', restDueAt: null }, now)
        ?.toISOString()
        .slice(0, 10)
    ).toBe('2026-01-27')
    // What has arrived, or is disputed, has other deadlines.
    expect(
      deadlineFor({ ...order, status: 'delivered', restDueAt }, now)
        ?.toISOString()
        .slice(0, 10)
    ).toBe('2026-01-13')
    expect(deadlineFor({ ...order, status: 'complain', restDueAt }, now)).toBeNull()
  })

  it('is named by what it is for, and decides what the clock does', () => {
    const state = (due: Date | null) =>
      stateOf({ acceptedAt: now, negotiationStatus: null, mode: 'deliver', restDueAt: due })
    expect(deadlineLabel('sent', state(restDueAt))).toBe('Sisa barang dikirim paling lambat')
    expect(deadlineLabel('sent', state(null))).toBe('Dianggap sampai pada')
    expect([clockOf('sent', true)?.event, clockOf('sent', false)?.event]).toEqual(['refund', 'deliver'])
    expect(clockOf('sent', true)?.says).toBe('Sisa barang tidak dikirim tepat waktu')
    expect(clockOf('process', true)?.event).toBe('expire')
  })
})

test('[order-1, order-101] further parts leave an order where it is', () => {
  expect(nextStatus('sent', 'ship_rest', 'seller')).toBe('sent')
  expect(nextStatus('complain', 'ship_rest', 'seller', 'sent')).toBe('complain')
  expect(nextStatus('delivered', 'ship_rest', 'seller')).toBeUndefined()
  expect(nextStatus('sent', 'ship_rest', 'buyer')).toBeUndefined()
  expect(orderEvents).toContain('ship_rest')
})

describe('[order-104] the share of what was not shipped', () => {
  // Forty sacks at Rp60.000 with a voucher of Rp200.000, freight Rp150.000 and a fee of Rp4.000.
  const paid = { grandTotal: 2_354_000, feePayment: 4_000 }

  it('is that of its price in what was paid: goods, discount, freight and fees, not the payment’s fee', () => {
    expect(shareOfRest(paid, [{ price: 60_000, qty: 40, shippedQty: 38 }])).toBe(117_500)
    expect(shareOfRest(paid, [{ price: 60_000, qty: 40, shippedQty: 40 }])).toBe(0)
  })

  it('is weighed by price', () => {
    const two = [
      { price: 70_000, qty: 3, shippedQty: 2 },
      { price: 10_000, qty: 3, shippedQty: 0 }
    ]
    expect(shareOfRest({ grandTotal: 244_000, feePayment: 4_000 }, two)).toBe(100_000)
  })

  it('is rounded down, and counts pieces where none has a price', () => {
    const third = [{ price: 1_000, qty: 3, shippedQty: 2 }]
    expect(shareOfRest({ grandTotal: 100_000, feePayment: 0 }, third)).toBe(33_333)
    expect(shareOf(100_000, [{ price: 0, qty: 1 }], [{ price: 0, qty: 4 }])).toBe(25_000)
    expect(shareOf(100_000, [], [])).toBe(100_000)
  })

  it('is what a complaint cannot refund a second time', () => {
    const figures = { shippingCost: 150_000, shippingDiscount: 0, extraCost: 0 }
    const order = { ...paid, ...figures, refunded: 0, restDueAt: new Date() }
    const lines = [{ price: 60_000, qty: 40, shippedQty: 38, compensatedQty: 0 }]
    expect(maxNominal(order, 'problem', [{ price: 60_000, qty: 38 }], lines)).toBe(2_232_500)
    expect(maxNominal(order, 'problem', [{ price: 60_000, qty: 1 }], lines)).toBe(58_750)
    // 38 of 40 pieces: the freight of the others is refunded with them.
    expect(maxNominal(order, 'shipping_difference', [], lines)).toBe(142_500)
  })

  it('and a complaint about everything shipped add up to what was paid, whatever the figures', () => {
    const piece = fc.record({
      price: fc.nat(9_000_000),
      qty: fc.integer({ min: 1, max: 900 }),
      part: fc.nat(900)
    })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.nat(9_000_000_000), (pieces, total) => {
        const lines = pieces.map(({ price, qty, part }) => ({
          price,
          qty,
          shippedQty: Math.min(qty, part),
          compensatedQty: 0
        }))
        const figures = {
          grandTotal: total,
          feePayment: 0,
          shippingCost: 0,
          shippingDiscount: 0,
          extraCost: 0
        }
        const order = { ...figures, refunded: 0, restDueAt: new Date() }
        const shippedPieces = lines.map(({ price, shippedQty }) => ({ price, qty: shippedQty }))
        const rest = shareOfRest(order, lines)
        expect(rest + maxNominal(order, 'problem', shippedPieces, lines)).toBe(total)
      })
    )
  })
})

test('[order-26, order-104] what was refunded before shrinks promotion and cashback like any partial refund', () => {
  const figures = {
    discount: 200_000,
    discountByShop: 0,
    shippingCost: 150_000,
    shippingDiscount: 0,
    shippingDiscountByShop: 0,
    extraCost: 0,
    feePayment: 4_000,
    fee: 0,
    feeSeller: 0,
    grandTotal: 2_354_000,
    cashback: 20_000,
    cashbackByShop: 0,
    shippingType: 'commercial' as const,
    deliveryCase: 1
  }
  expect(settlementOf(figures, 117_500)).toEqual({
    refund: 117_500,
    seller: 2_272_500,
    courier: 150_000,
    fees: 4_000,
    promo: 190_000,
    cashback: 19_000,
    cashbackByShop: 0
  })
})

test('[order-101, order-104] texts name the pieces, the courier and what follows', () => {
  const sacks = (qty: number) => [{ qty, sale_unit: 'sak' as const }]
  const part = {
    code: 'BB1',
    isFirst: true,
    part: sacks(38),
    all: sacks(40),
    left: sacks(2),
    courier: 'JNE',
    trackingNumber: 'R1',
    restDueAt: new Date('2026-12-03T03:00:00Z')
  }
  expect(shippedTexts(part)).toEqual({
    detail:
      'Sebagian barang dikirim: 38 dari 40 sak dengan JNE, resi R1. 2 sak menyusul, paling lambat 03 Desember 2026 10:00 WIB.',
    notice: [
      'Sebagian Barang Dikirim',
      'Pesanan BB1: 38 dari 40 sak dalam perjalanan ke alamat Anda. 2 sak menyusul, paling lambat 03 Desember 2026 10:00 WIB.'
    ]
  })
  expect(shippedTexts({ ...part, isFirst: false, part: sacks(2), left: [], restDueAt: null }).detail).toBe(
    'Barang susulan dikirim: 2 dari 40 sak dengan JNE, resi R1. Semua barang sudah dikirim.'
  )
  const rest = { pieces: '2 sak', until: '2026-12-03T03:00:00Z' }
  const now = new Date('2026-12-01T03:00:00Z')
  const twoMissing = { now, all: sacks(40), shipped: [...sacks(30), ...sacks(8)], rest }
  expect(shippedSoFarText({ isPaused: false, ...twoMissing })).toBe(
    '38 dari 40 sak dikirim, 2 sak menyusul, paling lambat 03 Desember 2026 10:00 WIB.'
  )
  // [order-105] During a complaint nothing happens at that time.
  expect(shippedSoFarText({ isPaused: true, ...twoMissing })).toBe(
    '38 dari 40 sak dikirim, 2 sak menyusul, paling lambat 03 Desember 2026 10:00 WIB. Yang tidak dikirim dikembalikan dananya setelah komplain selesai.'
  )
  expect(shippedSoFarText({ isPaused: true, ...twoMissing, now: new Date(rest.until) })).toBe(
    '38 dari 40 sak dikirim, 2 sak belum dikirim sampai batasnya, 03 Desember 2026 10:00 WIB. Yang tidak dikirim dikembalikan dananya setelah komplain selesai.'
  )
  // The rest was refunded; then everything was shipped; then the order does not travel in parts.
  const soFar = (shipped: ReturnType<typeof sacks>) =>
    shippedSoFarText({ isPaused: false, now, all: sacks(40), shipped, rest: null })
  expect([soFar(sacks(38)), soFar(sacks(40)), soFar([])]).toEqual(['38 dari 40 sak dikirim.', '', ''])
  const mixed = [...sacks(40), { qty: 20, sale_unit: 'batang' as const }]
  const why = 'Sisa barang tidak dikirim'
  expect(restRefundText(why, { rest: sacks(2), all: mixed, amount: 100_000 })).toBe(
    'Sisa barang tidak dikirim: 2 dari 60 barang. Dana Rp100.000 dikembalikan ke Saldo Baba.'
  )
  // A part without price, or of an order that was free of charge, brings no money back.
  expect(restRefundText(why, { rest: sacks(2), all: mixed, amount: 0 })).toBe(
    'Sisa barang tidak dikirim: 2 dari 60 barang.'
  )
})
