import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { refusedTexts, totalWithoutText } from '#lib/order/part-texts.ts'
import { leftAtDoor, pricedAt, refusalErrors, withoutRefused } from '#lib/order/refusal.ts'
import { type OrderFigures, settlementOf } from '#lib/order/settlement.ts'
import { billedPieces, keptPieces } from '#lib/product/kept-pieces.ts'

const none = { discount: 0, discountByShop: 0, cashback: 0, cashbackByShop: 0 }

describe('the figures of an order without refused pieces', () => {
  it('[order-110] shrink by the prices of the pieces, the discount by their share', () => {
    const figures = { ...none, subtotal: 40_000, discount: 10_000, grandTotal: 45_000 }
    expect(withoutRefused(figures, [{ price: 1_000, qty: 40 }], [{ price: 1_000, qty: 2 }])).toEqual({
      ...none,
      subtotal: 38_000,
      discount: 9_500,
      grandTotal: 43_500
    })
  })

  it("[order-110] take the shop's part and a cashback along, each rounded for the buyer", () => {
    const figures = {
      subtotal: 300,
      discount: 100,
      discountByShop: 50,
      cashback: 10,
      cashbackByShop: 10,
      grandTotal: 200
    }
    const left = [
      { price: 100, qty: 2 },
      { price: 50, qty: 2 }
    ]
    // A third of the goods: 33 of 100, 16 of 50 and 3 of 10 go.
    expect(withoutRefused(figures, left, [{ price: 100, qty: 1 }])).toEqual({
      subtotal: 200,
      discount: 67,
      discountByShop: 34,
      cashback: 7,
      cashbackByShop: 7,
      grandTotal: 133
    })
  })

  it('[order-110] lose nothing for pieces without a price', () => {
    const figures = { ...none, subtotal: 500, discount: 100, grandTotal: 400 }
    const left = [
      { price: 500, qty: 1 },
      { price: 0, qty: 3 }
    ]
    expect(withoutRefused(figures, left, [{ price: 0, qty: 2 }])).toEqual(figures)
  })

  const price = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000_000 }))
  const line = fc.record({ price, qty: fc.integer({ min: 1, max: 1_000 }) })
  /** An order, and the pieces of each line that are refused first and later. */
  const refused = fc
    .array(line, { minLength: 1, maxLength: 6 })
    .chain(lines =>
      fc.record({
        lines: fc.constant(lines),
        first: fc.tuple(...lines.map(({ qty }) => fc.integer({ min: 0, max: qty }))),
        later: fc.tuple(...lines.map(() => fc.double({ min: 0, max: 1, noNaN: true }))),
        promo: fc.double({ min: 0, max: 1, noNaN: true }),
        byShop: fc.double({ min: 0, max: 1, noNaN: true }),
        freight: fc.integer({ min: 0, max: 500_000 })
      })
    )
    .map(({ lines, first, later, promo, byShop, freight }) => {
      const subtotal = lines.reduce((sum, one) => sum + one.price * one.qty, 0)
      const discount = Math.floor(subtotal * promo)
      const rest = lines.map((one, at) => ({ ...one, qty: one.qty - first[at]! }))
      return {
        lines,
        first: lines.map((one, at) => ({ ...one, qty: first[at]! })),
        rest,
        later: rest.map((one, at) => ({ ...one, qty: Math.floor(one.qty * later[at]!) })),
        freight,
        figures: {
          subtotal,
          discount,
          discountByShop: Math.floor(discount * byShop),
          cashback: Math.floor(discount / 2),
          cashbackByShop: Math.floor((discount / 2) * byShop),
          grandTotal: subtotal - discount + freight
        }
      }
    })

  it('[order-110] always add up, are never negative, and the shop bears no more than all of it', () => {
    fc.assert(
      fc.property(refused, ({ lines, first, figures, freight }) => {
        const now = withoutRefused(figures, lines, first)
        expect(now.grandTotal).toBe(now.subtotal - now.discount + freight)
        expect(Math.min(...Object.values(now))).toBeGreaterThanOrEqual(0)
        expect(now.discountByShop).toBeLessThanOrEqual(now.discount)
        expect(now.cashbackByShop).toBeLessThanOrEqual(now.cashback)
        expect(now.discount).toBeLessThanOrEqual(now.subtotal)
        expect(now.subtotal).toBe(figures.subtotal - first.reduce((sum, one) => sum + one.price * one.qty, 0))
        const divided = settlementOf(settled(now, freight))
        expect(divided.seller).toBeGreaterThanOrEqual(0)
        expect(divided.promo).toBe(now.discount - now.discountByShop)
      })
    )
  })

  it('[order-110] differ by a rupiah at most whether pieces are refused at once or one after the other', () => {
    fc.assert(
      fc.property(refused, ({ lines, first, rest, later, figures }) => {
        const twice = withoutRefused(withoutRefused(figures, lines, first), rest, later)
        const both = first.map((one, at) => ({ ...one, qty: one.qty + later[at]!.qty }))
        const once = withoutRefused(figures, lines, both)
        expect(twice.subtotal).toBe(once.subtotal)
        expect(twice.discount - once.discount).toBeGreaterThanOrEqual(0)
        expect(twice.discount - once.discount).toBeLessThanOrEqual(1)
      })
    )
  })

  it('[order-110] of an order of which nothing is left are its freight alone', () => {
    fc.assert(
      fc.property(refused, ({ lines, figures, freight }) => {
        expect(withoutRefused(figures, lines, lines)).toEqual({ ...none, subtotal: 0, grandTotal: freight })
      })
    )
  })
})

const settled = (now: ReturnType<typeof withoutRefused>, shippingCost: number): OrderFigures => ({
  ...now,
  shippingCost,
  shippingDiscount: 0,
  shippingDiscountByShop: 0,
  extraCost: 0,
  feePayment: 0,
  fee: 0,
  feeSeller: 0,
  shippingType: 'baba_expedition',
  deliveryCase: 1
})

it('[order-109] only pieces that were neither refused nor refunded before can be refused', () => {
  expect(
    leftAtDoor([
      { id: 1, qty: 40, refundedQty: 0, refusedQty: 2 },
      { id: 2, qty: 5, refundedQty: 1, refusedQty: 4 },
      { id: 3, qty: 5, refundedQty: 1, refusedQty: 0 }
    ])
  ).toEqual([
    { id: 1, qty: 38 },
    { id: 3, qty: 4 }
  ])
  expect(pricedAt([{ id: 1, price: 700 }], [{ id: 1, qty: 2 }])).toEqual([{ price: 700, qty: 2 }])
})

it('[order-110] pieces cost what their own line says', () => {
  const lines = [
    { id: 1, price: 1_000 },
    { id: 2, price: 5_000 }
  ]
  expect(pricedAt(lines, [{ id: 2, qty: 3 }])).toEqual([{ price: 5_000, qty: 3 }])
  expect(pricedAt(lines, [{ id: 3, qty: 1 }])).toEqual([])
})

it('[order-109] what is wrong with the named pieces is said as a refusal', () => {
  expect([refusalErrors.lines.code, refusalErrors.qty.code]).toEqual(['refuse_lines', 'refuse_qty'])
})

it('[order-112] kept are the pieces that were neither refused nor refunded, paid all but the refused ones', () => {
  expect(billedPieces({ qty: 40, refused_qty: 2 })).toBe(38)
  expect(keptPieces({ qty: 40, refunded_qty: 3, refused_qty: 2 })).toBe(35)
})

it('[order-112] the texts say which pieces, why, and what is paid now', () => {
  const texts = refusedTexts({
    code: 'BB1',
    reason: 'Sobek',
    refused: [{ qty: 2, sale_unit: 'sak' }],
    all: [{ qty: 40, sale_unit: 'sak' }],
    total: 2_660_000
  })
  expect(texts).toEqual({
    detail: 'Sebagian barang ditolak penerima: 2 dari 40 sak. Sobek. Total menjadi Rp2.660.000.',
    notice: [
      'Sebagian Barang Ditolak',
      'Pesanan BB1: 2 dari 40 sak ditolak saat diantar. Sobek. Yang dibayar menjadi Rp2.660.000.'
    ]
  })
  const lines = [
    { refused_qty: 2, sale_unit: 'sak' as const },
    { refused_qty: 0, sale_unit: 'pcs' as const }
  ]
  expect(totalWithoutText(lines)).toBe('Tanpa 2 sak yang ditolak saat diantar.')
  expect(totalWithoutText([lines[1]!])).toBe('')
})
