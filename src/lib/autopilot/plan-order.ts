import type { OpsOrder } from '#lib/ops/order-contract.ts'

import { actsAt, chance, type Pause } from './chance.ts'
import { lateFactor, pauses, shares, storyOf } from './pace.ts'
import { lastOf, type PlannedCall } from './planned-call.ts'
import { planAnswer } from './plan-negotiation.ts'
import { planShipping } from './plan-shipping.ts'

/** What the plan reads of an order. */
export type PlayedOrder = Pick<
  OpsOrder,
  | 'id'
  | 'date'
  | 'history'
  | 'steps'
  | 'payment'
  | 'products'
  | 'shipments'
  | 'rest'
  | 'may_split'
  | 'nego'
  | 'shipping'
>

/** Reasons of sellers that cannot serve an order. */
const rejections = [
  'Stok di gudang ternyata rusak, pesanan tidak dapat kami kirim.',
  'Stok baru saja habis di toko, mohon maaf.',
  'Armada kami penuh minggu ini, pesanan tidak dapat kami kirim tepat waktu.'
]

/**
 * What bank, seller and courier do with an order, each at its time: only steps that the server offers. The same for the
 * same order, whenever it is asked.
 */
export function planOrder(order: PlayedOrder): PlannedCall[] {
  const may = new Set(order.steps)
  const since = lastOf([order.date, ...order.history.map(({ date }) => date)])
  return [
    ...(may.has('settle') ? planPayment(order, since) : []),
    ...(may.has('approve') ? planAnswer(order, since) : []),
    ...(may.has('accept') || may.has('pack') ? [planSeller(order, since)] : []),
    ...planShipping(order, since)
  ]
}

/** The bank's customer pays a virtual account, or forgets it: then it expires. */
function planPayment({ payment: { number } }: PlayedOrder, since: number): PlannedCall[] {
  if (number === null || chance(`unpaid ${number}`) < shares.unpaid) return []
  const key = `autopilot-settle-${number}`
  const at = actsAt(key, since, pauses.pay)
  return [{ at, key, endpoint: 'POST /ops/payment/settle', input: { number } }]
}

function planSeller({ id, steps }: PlayedOrder, since: number): PlannedCall {
  const story = storyOf(id)
  const planned = (step: string, pause: Pause) => {
    const key = `autopilot-${step}-${id}`
    return { key, at: actsAt(key, since, pause, story === 'late' ? lateFactor : 1) }
  }
  if (!steps.includes('accept')) {
    const input = { id: String(id) }
    return { ...planned('pack', pauses.pack), endpoint: 'POST /ops/transaction/{id}/pack', input }
  }
  if (story === 'rejected' && steps.includes('reject')) {
    const reason = rejections[id % rejections.length]!
    const input = { id: String(id), reason }
    return { ...planned('reject', pauses.accept), endpoint: 'POST /ops/transaction/{id}/reject', input }
  }
  const input = { id: String(id) }
  return { ...planned('accept', pauses.accept), endpoint: 'POST /ops/transaction/{id}/accept', input }
}
