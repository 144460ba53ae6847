import { describe, expect, it, test } from 'vitest'

import { countdown } from '#lib/format/countdown.ts'
import { deadlineFor, deadlineLabel, stateOf, timedStatuses } from '#lib/order/deadlines.ts'
import { latestDay } from '#lib/shipping/rates.ts'
import { orderCode } from '#lib/order/code.ts'
import { orderStatuses, statuses, statusesOf, tabOf } from '#lib/order/status.ts'
import { actors } from '#lib/order/actor.ts'
import { nextStatus, type OrderEvent, orderEvents } from '#lib/order/transitions.ts'
import { actionsOf, reviewAction, timelineOf } from '#lib/order/timeline.ts'
import { refundPromise } from '#lib/order/refund-promise.ts'
import { paymentStatusOf, paymentStatusOfOrder } from '#lib/order/payment-status.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'

describe('a status', () => {
  it('[order-1] changes only as the table allows', () => {
    const events: OrderEvent[] = [
      'accept',
      'pack',
      'ship',
      'deliver',
      'refuse',
      'lose',
      'confirm',
      'cancel',
      'reject',
      'expire',
      'bill',
      'offer',
      'approve',
      'decline',
      'pay',
      'complain',
      'arrive',
      'resume',
      'resolve',
      'annul',
      'ship_rest'
    ]
    const allowed = events.flatMap(event =>
      orderStatuses.flatMap(from =>
        actors.flatMap(actor => {
          const to = nextStatus(from, event, actor)
          return to ? [`${actor} ${event}: ${from} → ${to}`] : []
        })
      )
    )
    expect(allowed).toEqual([
      'seller accept: paid → paid',
      'seller pack: paid → process',
      'seller ship: process → sent',
      'expedition ship: process → sent',
      'expedition deliver: sent → delivered',
      'system deliver: sent → delivered',
      'expedition refuse: sent → cancel',
      'seller lose: sent → cancel',
      'admin lose: sent → cancel',
      'buyer confirm: delivered → success',
      'system confirm: delivered → success',
      'buyer cancel: pending → cancel',
      'buyer cancel: nego → cancel',
      'buyer cancel: paid → cancel',
      'seller reject: paid → cancel',
      'admin reject: paid → cancel',
      'seller reject: process → cancel',
      'admin reject: process → cancel',
      'system expire: pending → cancel',
      'system expire: nego → cancel',
      'system expire: paid → cancel',
      'system expire: process → cancel',
      'buyer bill: nego → pending',
      'buyer offer: nego → nego',
      'seller approve: nego → nego',
      'seller decline: nego → nego',
      'buyer pay: pending → paid',
      'system pay: pending → paid',
      'buyer pay: nego → paid',
      'system pay: nego → paid',
      'buyer complain: sent → complain',
      'buyer complain: delivered → complain',
      'expedition arrive: complain → complain',
      'seller resolve: complain → success',
      'admin resolve: complain → success',
      'seller annul: complain → cancel',
      'admin annul: complain → cancel',
      'seller ship_rest: sent → sent',
      'seller ship_rest: complain → complain'
    ])
    expect(orderEvents.toSorted()).toEqual(events.toSorted())
  })
  it('[order-1] goes on after a complaint where it was', () => {
    const resumed = actors.filter(actor => nextStatus('complain', 'resume', actor, 'sent'))
    expect(resumed.toSorted()).toEqual(['admin', 'buyer', 'seller', 'system'])
    expect(nextStatus('complain', 'resume', 'buyer', 'delivered')).toBe('delivered')
    expect(nextStatus('sent', 'resume', 'buyer', 'sent')).toBeUndefined()
    expect(nextStatus('complain', 'resume', 'buyer')).toBeUndefined()
  })
  it('is reached by an event unless orders begin in it, and left by one unless it is final', () => {
    const changes = orderEvents.flatMap(event =>
      orderStatuses.flatMap(from =>
        actors.flatMap(actor => {
          const to = nextStatus(from, event, actor)
          return to && to !== from ? [{ from, to }] : []
        })
      )
    )
    const begins = ['pending', 'nego', 'paid']
    expect(orderStatuses.filter(s => !begins.includes(s) && !changes.some(({ to }) => to === s))).toEqual([])
    expect(orderStatuses.filter(s => !changes.some(({ from }) => from === s))).toEqual(
      orderStatuses.filter(s => statuses[s].end !== null)
    )
  })
  it('[order-11] delivered is listed in the tab Dikirim', () => {
    expect(tabOf('delivered')).toBe('sent')
    expect(statusesOf('sent')).toEqual(['sent', 'delivered'])
    expect(statusesOf('paid')).toEqual(['paid'])
    expect(statusesOf('delivered')).toEqual(['delivered'])
  })
})

test('[order-24] the confirmation of a cancellation says what is returned', () => {
  const promise = (
    status: 'paid' | 'pending',
    type: 'baba_balance' | 'virtual_account' | 'baba_cod',
    fee_payment = 0
  ) => refundPromise({ status, payment: { type }, grand_total: 100_000 + fee_payment, fee_payment })
  expect(promise('paid', 'baba_balance')).toBe('Dana Rp100.000 dikembalikan ke Saldo Baba.')
  expect(promise('paid', 'virtual_account', 4_000)).toBe(
    'Dana Rp100.000 dikembalikan ke Saldo Baba. Biaya penanganan Rp4.000 tidak dikembalikan.'
  )
  expect([promise('paid', 'baba_cod'), promise('pending', 'virtual_account', 4_000)]).toEqual(['', ''])
})

describe('a deadline', () => {
  const now = new Date('2026-01-10T00:00:00Z')
  const way = { returnDays: 3, estimatedDelivery: '1-3 hari', paymentType: 'virtual_account' as const }
  const due = (status: (typeof orderStatuses)[number], isAccepted = false, preOrderDays = 0) =>
    deadlineFor({ status, isAccepted, preOrderDays, ...way }, now)
      ?.toISOString()
      .slice(0, 10)
  it('[order-4] follows from the status', () => {
    expect(due('pending')).toBe('2026-01-11')
    expect(due('nego')).toBe('2026-01-11')
    expect(due('paid')).toBe('2026-01-12')
    expect(due('paid', true)).toBe('2026-01-15')
    expect(due('paid', true, 14)).toBe('2026-01-24')
    expect(due('delivered')).toBe('2026-01-13')
    // The days of its shop, as they were when it was placed (checkout-93).
    const longer = { ...way, status: 'delivered' as const, isAccepted: true, preOrderDays: 0, returnDays: 7 }
    expect(deadlineFor(longer, now)?.toISOString().slice(0, 10)).toBe('2026-01-17')
    const before = new Date('2026-01-12T00:00:00Z')
    expect(deadlineFor({ status: 'process', isAccepted: true, preOrderDays: 0, ...way }, now, before)).toBe(
      before
    )
    expect([due('success'), due('cancel')]).toEqual([undefined, undefined])
  })
  it('[order-23] of a shipment is two weeks after the longest stated time, and there is none for cash', () => {
    expect(due('sent')).toBe('2026-01-27')
    const cash = {
      ...way,
      status: 'sent' as const,
      isAccepted: true,
      preOrderDays: 0,
      paymentType: 'baba_cod' as const
    }
    expect(deadlineFor(cash, now)).toBeNull()
    expect(['1 hari', '2-4 hari', '7-14 hari', ''].map(latestDay)).toEqual([1, 4, 14, 7])
  })
  it('[order-4] is named by its purpose, and runs in each status with a clock', () => {
    const state = (acceptedAt: Date | null, negotiationStatus: 'pending' | 'decline' | null = null) =>
      stateOf({ acceptedAt, negotiationStatus, mode: 'deliver', restDueAt: null })
    expect(state(null)).toEqual({ isAccepted: false, hasRest: false, negotiation: 'asked' })
    expect(state(now, 'decline')).toEqual({ isAccepted: true, hasRest: false, negotiation: 'declined' })
    expect(deadlineLabel('paid', state(null))).toBe('Menunggu penjual menerima pesanan, paling lambat')
    expect(deadlineLabel('paid', state(now))).toBe('Dikirim sebelum')
    expect(deadlineLabel('process', state(now))).toBe('Dikirim sebelum')
    expect(deadlineLabel('success', state(now))).toBe('')
    expect(timedStatuses.toSorted()).toEqual(['delivered', 'nego', 'paid', 'pending', 'process', 'sent'])
  })
  it('[order-7] is counted down in days and time, and stops at zero', () => {
    expect(countdown(new Date('2026-01-10T00:01:30Z'), now)).toBe('00:01:30')
    expect(countdown(new Date('2026-01-11T01:00:00Z'), now)).toBe('1 hari 01:00:00')
    expect(countdown(new Date('2026-01-09T00:00:00Z'), now)).toBe('00:00:00')
  })
})

describe('a payment status', () => {
  it('[payment-12] has label, tab and finality in any case of letters', () => {
    for (const word of ['successful', 'Success', 'PAID', 'settlement']) {
      expect(paymentStatusOf(word)).toEqual({ label: 'Berhasil', tab: 'paid', isFinal: true })
    }
    for (const word of ['pending', 'waiting_payment', 'Unpaid']) {
      expect(paymentStatusOf(word)).toEqual({
        label: 'Menunggu Pembayaran',
        tab: 'pending',
        isFinal: false
      })
    }
    expect(paymentStatusOf('expired')).toMatchObject({ label: 'Kedaluwarsa', isFinal: true })
    expect(paymentStatusOf('canceled').label).toBe('Dibatalkan')
    expect(paymentStatusOf('cancelled').label).toBe('Dibatalkan')
    for (const word of ['failure', 'failed']) {
      expect(paymentStatusOf(word)).toEqual({ label: 'Gagal', tab: 'pending', isFinal: true })
    }
    expect(paymentStatusOf('x')).toEqual({
      label: 'Status Tidak Dikenal',
      tab: 'pending',
      isFinal: false
    })
  })
})

it('[payment-65] of cash follows each order’s own dates, any other the payment', () => {
  const told = (
    status: (typeof orderStatuses)[number],
    paymentType: 'baba_cod' | 'virtual_account' | null,
    paidAt: Date | null = null,
    ofPayment?: string
  ) => paymentStatusOfOrder({ status, paymentType, paidAt }, ofPayment)
  expect(told('sent', 'baba_cod', null, 'paid')).toBe('unpaid')
  expect(told('delivered', 'baba_cod', new Date(0), 'unpaid')).toBe('paid')
  expect(told('cancel', 'baba_cod', null, 'paid')).toBe('cancelled')
  expect(told('success', 'baba_cod')).toBe('unpaid')
  expect(told('sent', 'virtual_account', new Date(0), 'expired')).toBe('expired')
  expect(told('nego', null)).toBe('unpaid')
})

describe('an order code', () => {
  it('[order-18] has the Jakarta day and six characters of base 32', () => {
    expect(orderCode(new Date('2026-01-31T20:00:00Z'), [0, 1, 2, 3, 4, 31])).toBe('BB26020101234Z')
    expect(orderCode(new Date('2026-01-31T16:59:59Z'), [255, 0, 0, 0, 0, 0])).toBe('BB260131Z00000')
  })
})

describe('a Jakarta day', () => {
  it('[core-23] begins and ends seven hours before UTC', () => {
    expect(dayStart('2026-01-31').toISOString()).toBe('2026-01-30T17:00:00.000Z')
    expect(dayEnd('2026-01-31').toISOString()).toBe('2026-01-31T17:00:00.000Z')
  })
})

describe("the buyer's view of an order", () => {
  const none = { count: 0, isOpen: false }
  const dates = { createdAt: new Date(0), paidAt: null, shippedAt: null, finishedAt: null, cancelledAt: null }
  it('[order-16] is a timeline of its steps, with a cancellation only if there is one', () => {
    const paid = { ...dates, paidAt: new Date(0) }
    expect(timelineOf('sent', paid).map(step => [step.name, step.isDone])).toEqual([
      ['made', true],
      ['paid', true],
      ['shipped', true],
      ['finished', false]
    ])
    expect(timelineOf('cancel', dates).map(step => step.name)).toContain('cancelled')
  })
  it('[order-16] is paid once the money is there, of cash at the door', () => {
    expect(timelineOf('sent', dates).find(step => step.name === 'paid')?.isDone).toBe(false)
  })
  it('[order-15] has the actions of its status', () => {
    const may = (status: (typeof orderStatuses)[number], paymentType: 'baba_cod' | 'virtual_account') =>
      Object.entries(actionsOf({ status, paymentType, isNegotiated: false }, none))
        .filter(([, allowed]) => allowed)
        .map(([name]) => name)
    expect(may('pending', 'virtual_account')).toEqual(['pay', 'cancel', 'invoice'])
    expect(may('paid', 'virtual_account')).toEqual(['cancel', 'invoice'])
    expect(may('process', 'virtual_account')).toEqual(['invoice'])
    expect(may('delivered', 'virtual_account')).toEqual(['confirm', 'complain', 'invoice'])
    expect(may('delivered', 'baba_cod')).toEqual(['confirm', 'invoice'])
    expect(may('success', 'virtual_account')).toEqual(['buy_again', 'invoice'])
  })
  it('[order-20] has no invoice for a negotiation, nor for one that ended unpaid', () => {
    const has = (status: 'nego' | 'cancel' | 'pending', paymentType: 'virtual_account' | null) =>
      actionsOf({ status, paymentType, isNegotiated: true }, none).invoice
    expect([has('nego', null), has('cancel', null)]).toEqual([false, false])
    expect([has('pending', 'virtual_account'), has('cancel', 'virtual_account')]).toEqual([true, true])
  })
  it('[review-8] offers to write a review, then to change it once, on successful orders', () => {
    expect(reviewAction('delivered', [null])).toBeNull()
    expect(reviewAction('success', [null, { is_updated: false }])).toBe('write')
    expect(reviewAction('success', [{ is_updated: false }])).toBe('change')
    expect(reviewAction('success', [{ is_updated: true }])).toBeNull()
  })
})
