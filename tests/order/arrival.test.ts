import { expect, it } from 'vitest'

import { orderArrival } from '#lib/order/arrival.ts'
import { historyBeside } from '#lib/order/tracking.ts'

const on = (day: number) => new Date(`2026-11-${day}T03:00:00Z`)
const order = {
  status: 'paid' as const,
  estimatedDelivery: '2-3 hari',
  preOrderDays: 0,
  createdAt: on(20),
  paidAt: null,
  acceptedAt: null,
  shippedAt: null
}

it('[order-76] goods in the shop arrive counted from acceptance, else from payment, else from the order', () => {
  const came = { from: '2026-11-22', until: '2026-11-24', is_late: false }
  expect(orderArrival(order, on(20))).toEqual(came)
  expect(orderArrival({ ...order, createdAt: on(18), paidAt: on(20) }, on(20))).toEqual(came)
  expect(orderArrival({ ...order, createdAt: on(17), paidAt: on(18), acceptedAt: on(20) }, on(20))).toEqual(
    came
  )
  expect(orderArrival({ ...order, preOrderDays: 2 }, on(20))).toEqual({
    ...came,
    from: '2026-11-24',
    until: '2026-11-26'
  })
})

it('[order-76] goods on their way arrive counted from the shipping day, without packing', () => {
  const sent = { ...order, status: 'sent' as const, shippedAt: on(21), preOrderDays: 2 }
  expect(orderArrival(sent, on(24))).toEqual({ from: '2026-11-23', until: '2026-11-24', is_late: false })
  expect(orderArrival(sent, on(25))).toMatchObject({ is_late: true })
})

it.each(['pending', 'nego', 'delivered', 'success', 'cancel', 'complain'] as const)(
  '[order-76] nothing arrives in %s',
  status => expect(orderArrival({ ...order, status }, on(20))).toBeNull()
)

it('[order-76] without a stated time, none is promised', () => {
  expect(orderArrival({ ...order, estimatedDelivery: '' }, on(20))).toBeNull()
})

it('[order-74] the history omits what the tracking panel shows, if there is one', () => {
  const history = [
    { actor: 'expedition' as const },
    { actor: 'seller' as const },
    { actor: 'system' as const }
  ]
  expect(historyBeside(history, 'sent').map(({ actor }) => actor)).toEqual(['seller', 'system'])
  expect(historyBeside(history, 'cancel')).toEqual(history)
})
