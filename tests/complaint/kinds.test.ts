import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  complaintKinds,
  complaintProblems,
  offersFor,
  paysMoney,
  sendsGoods,
  solutionsOf
} from '#lib/complaint/kinds.ts'
import { isWholeRefund, maxNominal, refundOf } from '#lib/complaint/nominal.ts'
import { returnDays } from '#lib/shop/return-days.ts'
import { countPieces } from '#lib/order/parts.ts'
import { type Complainable, kindOptions, lostFrom, unavailableText } from '#lib/complaint/options.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import type { Priced } from '#lib/order/share.ts'
import { orderStatuses } from '#lib/order/status.ts'

const shippedAt = new Date('2026-03-01T03:00:00Z')
const onItsWay: Complainable = {
  status: 'sent',
  paymentType: 'virtual_account',
  estimatedDelivery: '2-4 hari',
  shippedAt,
  deliveredAt: null,
  freight: 20_000
}
/** Four days after the shipment. */
const late = new Date('2026-03-05T03:00:00Z')
const before = (date: Date) => new Date(date.getTime() - 1)

describe('[complaint-1] the kinds of complaint', () => {
  it('begin with the longest estimate, to the millisecond', () => {
    expect(kindOptions(onItsWay, before(late))).toEqual([
      {
        kind: 'not_arrived',
        isPossible: false,
        from: late,
        note: 'Dapat diajukan mulai 05 Maret 2026, setelah perkiraan tiba terlewati.'
      },
      {
        kind: 'problem',
        isPossible: false,
        from: null,
        note: 'Dapat diajukan setelah barang sampai (perkiraan 05 Maret 2026).'
      },
      {
        kind: 'shipping_difference',
        isPossible: false,
        from: null,
        note: 'Dapat diajukan setelah barang sampai (perkiraan 05 Maret 2026).'
      }
    ])
    expect(kindOptions(onItsWay, late)[0]).toEqual({
      kind: 'not_arrived',
      isPossible: true,
      from: null,
      note: null
    })
    expect(
      kindOptions(onItsWay, late)
        .slice(1)
        .map(({ isPossible, note }) => [isPossible, note])
    ).toEqual([
      [false, 'Dapat diajukan setelah barang sampai.'],
      [false, 'Dapat diajukan setelah barang sampai.']
    ])
  })

  it.each([
    ['3 hari', '2026-03-04T03:00:00Z'],
    ['1-2 hari', '2026-03-03T03:00:00Z'],
    ['-', '2026-03-08T03:00:00Z']
  ])('wait for the last day of %s', (estimatedDelivery, from) => {
    const [first] = kindOptions({ ...onItsWay, estimatedDelivery }, shippedAt)
    expect(first?.from).toEqual(new Date(from))
  })

  it('are all possible as soon as the courier says that it delivered', () => {
    const arrived = { ...onItsWay, status: 'delivered' as const, deliveredAt: shippedAt }
    expect(kindOptions(arrived, shippedAt)).toEqual(
      complaintKinds.map(kind => ({ kind, isPossible: true, from: null, note: null }))
    )
  })

  it('[order-105] in parts begin with the estimate of the first that is late, or that the courier reported', () => {
    const part = (shipped: string, deliveredAt: Date | null = null) => ({
      shippedAt: new Date(shipped),
      deliveredAt
    })
    const parts = [part('2026-03-04T03:00:00Z'), part('2026-03-02T03:00:00Z')]
    const at = (now: string) => kindOptions({ ...onItsWay, parts }, new Date(now))[0]
    // The order's own first day is not theirs.
    expect(at('2026-03-05T03:00:00Z')).toMatchObject({
      isPossible: false,
      from: new Date('2026-03-06T03:00:00Z')
    })
    expect(at('2026-03-06T03:00:00Z')).toMatchObject({ isPossible: true, from: null })
    const reported = [...parts, part('2026-03-04T03:00:00Z', late)]
    expect(kindOptions({ ...onItsWay, parts: reported }, late)[0]).toMatchObject({ isPossible: true })
    expect(lostFrom(parts[0]!, onItsWay, late)).toEqual(new Date('2026-03-08T03:00:00Z'))
    expect(lostFrom(parts[0]!, onItsWay, new Date('2026-03-08T03:00:00Z'))).toBeNull()
  })

  it('[order-105] about freight waits for all of an order in parts, a problem for the first part', () => {
    const options = kindOptions({ ...onItsWay, hasPartArrived: true }, before(late))
    expect(options.map(({ kind, isPossible, note }) => [kind, isPossible, note])).toEqual([
      ['not_arrived', false, expect.stringMatching(/^Dapat diajukan mulai/)],
      ['problem', true, null],
      ['shipping_difference', false, 'Dapat diajukan setelah semua barang sampai.']
    ])
  })

  it('about freight needs freight that was paid', () => {
    const free = { ...onItsWay, status: 'delivered' as const, deliveredAt: shippedAt, freight: 0 }
    const options = kindOptions(free, shippedAt)
    expect(options.map(({ isPossible }) => isPossible)).toEqual([true, true, false])
    expect(options[2]).toMatchObject({ from: null, note: 'Tidak ada ongkir yang dibayar untuk pesanan ini.' })
  })

  it('are none before the shipment, after the end, during a complaint and for cash', () => {
    const open = orderStatuses.filter(status => kindOptions({ ...onItsWay, status }, late).length > 0)
    expect(open).toEqual(['sent', 'delivered'])
    expect(kindOptions({ ...onItsWay, paymentType: 'baba_cod' }, late)).toEqual([])
    expect(kindOptions({ ...onItsWay, shippedAt: null }, late)).toEqual([])
  })

  it('are missing for a reason that is named', () => {
    const told = orderStatuses.map(status => [status, unavailableText({ ...onItsWay, status })] as const)
    const notSent = 'Pesanan ini belum dikirim. Komplain dapat diajukan setelah barang dikirim.'
    expect(Object.fromEntries(told)).toMatchObject({
      pending: notSent,
      nego: notSent,
      paid: notSent,
      process: notSent,
      success: 'Pesanan ini sudah selesai, sehingga tidak dapat dikomplain lagi.',
      cancel: 'Pesanan ini dibatalkan, sehingga tidak dapat dikomplain.',
      complain: 'Masih ada komplain yang berjalan untuk pesanan ini.'
    })
    const inCash = { ...onItsWay, paymentType: 'baba_cod' } as const
    expect(unavailableText(inCash)).toBe(complaintTexts.noneForCash)
    expect(unavailableText({ ...inCash, deliveredAt: late })).toBe(complaintTexts.noneForPaidCash)
  })

  it('explain themselves', () => {
    expect(complaintTexts.pausesFinish(returnDays.default)).toBe(
      'Selama komplain berjalan, pesanan tidak selesai otomatis (3 hari sejak sampai).'
    )
    expect(complaintTexts.noneForCash).toBe(
      'Pesanan bayar di tempat tidak dapat dikomplain. Periksa barang sebelum membayar: yang tidak sesuai dapat ditolak saat diantar, semuanya atau sebagian.'
    )
  })
})

describe('[complaint-3] the solutions', () => {
  it.each([
    ['not_arrived', [], ['refund', 'send_missing']],
    ['not_arrived', ['missing'], ['refund', 'send_missing']],
    ['problem', ['missing'], ['refund', 'send_missing']],
    ['problem', ['missing', 'missing'], ['refund', 'send_missing']],
    ['problem', ['broken'], ['refund', 'exchange', 'return_refund']],
    ['problem', ['wrong'], ['refund', 'exchange', 'return_refund']],
    ['problem', ['not_as_described'], ['refund', 'exchange', 'return_refund']],
    ['problem', ['not_genuine'], ['refund', 'exchange', 'return_refund']],
    ['problem', ['missing', 'broken'], ['refund', 'exchange', 'return_refund']],
    ['shipping_difference', [], ['refund']]
  ] as const)('of %s with %j are %j', (kind, problems, solutions) => {
    expect(solutionsOf(kind, problems)).toEqual(solutions)
  })

  it('of goods that went back are not to send them back once more', () => {
    expect(offersFor('problem', ['broken'], false)).toEqual(['refund', 'exchange', 'return_refund', 'reject'])
    expect(offersFor('problem', ['broken'], true)).toEqual(['refund', 'exchange', 'reject'])
  })

  it('pay money or send goods; a rejection does neither', () => {
    const offers = ['refund', 'send_missing', 'exchange', 'return_refund', 'reject'] as const
    expect(offers.filter(paysMoney)).toEqual(['refund', 'return_refund'])
    expect(offers.filter(sendsGoods)).toEqual(['send_missing', 'exchange'])
    expect(complaintProblems).toHaveLength(5)
  })
})

const paid = {
  grandTotal: 114_000,
  feePayment: 4_000,
  shippingCost: 10_000,
  shippingDiscount: 0,
  extraCost: 0,
  refunded: 0,
  restDueAt: null
}
const sacks = { price: 50_000, qty: 2 }
/** Lines that were shipped whole. */
const shipped = (lines: readonly Priced[]) =>
  lines.map(line => ({ ...line, shippedQty: line.qty, compensatedQty: 0 }))

describe('[complaint-3] the nominal', () => {
  it.each([
    ['one of two pieces, with half the freight', [{ price: 50_000, qty: 1 }], 55_000],
    ['all pieces, all but the fee', [sacks], 110_000],
    ['no piece', [], 0]
  ])('is at most %s', (_, named, limit) => {
    expect(maxNominal(paid, 'problem', named, shipped([sacks]))).toBe(limit)
  })

  it.each([
    [{}, 10_000],
    [{ extraCost: 5_000, shippingDiscount: 3_000 }, 12_000],
    [{ shippingDiscount: 15_000 }, 0],
    [{ grandTotal: 9_000, feePayment: 1_000 }, 8_000]
  ])('of a difference of freight is the freight that was paid: %j', (more, limit) => {
    expect(maxNominal({ ...paid, ...more }, 'shipping_difference', [], shipped([sacks]))).toBe(limit)
  })

  it('of gifts is shared by their pieces', () => {
    const gift = { price: 0, qty: 1 }
    expect(maxNominal(paid, 'problem', [gift], shipped([{ price: 0, qty: 2 }]))).toBe(55_000)
  })

  const lines = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 900_000_000 }), qty: fc.integer({ min: 1, max: 100_000 }) }),
    { minLength: 1, maxLength: 8 }
  )
  const figures = fc
    .record({ goods: fc.nat(10 ** 12), feePayment: fc.nat(100_000) })
    .map(({ goods, feePayment }) => ({ ...paid, feePayment, grandTotal: goods + feePayment }))

  it('of disjoint lines adds up to what was paid at most, and of all of them to that', () => {
    fc.assert(
      fc.property(lines, figures, fc.array(fc.boolean(), { maxLength: 8 }), (all, order, chosen) => {
        const whole = order.grandTotal - order.feePayment
        const limitOf = (named: readonly Priced[]) => maxNominal(order, 'problem', named, shipped(all))
        const single = all.map(line => limitOf([line]))
        expect(single.every(limit => limit >= 0 && Number.isSafeInteger(limit))).toBe(true)
        expect(single.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(whole)
        const part = all.filter((_, at) => chosen[at])
        const rest = all.filter((_, at) => !chosen[at])
        expect(limitOf(part) + limitOf(rest)).toBeLessThanOrEqual(whole)
        expect(limitOf(all)).toBe(whole)
      })
    )
  })

  it('[complaint-27] after an earlier refund is what was paid for the other pieces, and what is left at most', () => {
    const later = (compensatedQty: number, refunded: number, qty: number) =>
      maxNominal(
        { ...paid, refunded },
        'problem',
        [{ price: 50_000, qty }],
        [{ ...sacks, shippedQty: 2, compensatedQty }]
      )
    expect(later(1, 55_000, 1)).toBe(55_000)
    // Who agreed to less for the first piece does not get more for the second one.
    expect(later(1, 20_000, 1)).toBe(55_000)
    expect(later(0, 70_000, 2)).toBe(40_000)
    expect(maxNominal({ ...paid, refunded: 105_000 }, 'shipping_difference', [], shipped([sacks]))).toBe(
      5_000
    )
    // The freight of a piece was refunded with it.
    const half = [{ ...sacks, shippedQty: 2, compensatedQty: 1 }]
    expect(maxNominal({ ...paid, refunded: 55_000 }, 'shipping_difference', [], half)).toBe(5_000)
  })

  it('[complaint-27] of pieces that are refunded one after the other adds up to what was paid', () => {
    fc.assert(
      fc.property(
        lines,
        figures,
        fc.array(fc.nat(100_000), { minLength: 8, maxLength: 8 }),
        (all, order, first) => {
          const whole = order.grandTotal - order.feePayment
          const some = all.map((line, at) => ({ ...line, qty: first[at]! % (line.qty + 1) }))
          const rest = all.map((line, at) => ({ ...line, qty: line.qty - some[at]!.qty }))
          const refunded = maxNominal(order, 'problem', some, shipped(all))
          const compensated = all.map((line, at) => ({
            ...line,
            shippedQty: line.qty,
            compensatedQty: some[at]!.qty
          }))
          if (countPieces(rest) === 0) return
          expect(maxNominal({ ...order, refunded }, 'problem', rest, compensated)).toBe(whole - refunded)
        }
      )
    )
  })

  it('of everything refunds the whole order with the fee of the payment, of less only itself', () => {
    expect([refundOf(paid, 110_000), isWholeRefund(paid, 110_000)]).toEqual([114_000, true])
    expect([refundOf(paid, 109_999), isWholeRefund(paid, 109_999)]).toEqual([109_999, false])
    fc.assert(
      fc.property(figures, fc.nat(10 ** 12), (order, nominal) => {
        const whole = order.grandTotal - order.feePayment
        expect(refundOf(order, whole)).toBe(order.grandTotal)
        if (nominal < whole) expect(refundOf(order, nominal)).toBe(nominal)
      })
    )
  })
})
