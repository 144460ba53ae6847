import { addDays } from 'date-fns/addDays'
import { min } from 'date-fns/min'

import type { PaymentType } from '#lib/order/payment-type.ts'
import { isComplainable } from '#lib/order/complainable.ts'
import { isInComplaint, type OrderStatus, statuses } from '#lib/order/status.ts'
import type { Part } from '#lib/order/parts.ts'
import { latestDay } from '#lib/shipping/rates.ts'
import type { Ending } from './ending.ts'
import { complaintErrors } from './errors.ts'
import { type ComplaintKind, complaintKinds } from './kinds.ts'
import { complaintTexts } from './texts.ts'

/** What decides whether an order may be complained about. */
export type Complainable = {
  status: OrderStatus
  paymentType: PaymentType | null
  /** Shipping estimate: '2-4 hari' */
  estimatedDelivery: string
  shippedAt: Date | null
  deliveredAt: Date | null
  /** What was paid for its freight, in whole rupiah. */
  freight: number
  /** Whether a part of it arrived, where it travels in parts (D49). */
  hasPartArrived?: boolean
  /** The parts that may be called lost; none of an order that travels as one. */
  parts?: readonly Travelling[]
}

/** What decides from when goods may be called lost. */
type Travelling = { shippedAt: Date } & Pick<Part, 'deliveredAt'>

/**
 * From when goods may be said not to have arrived (D31): the last day of their own estimate, or as soon as the courier
 * says that they did, since the order would otherwise finish before. null if that is now.
 */
export function lostFrom(
  { shippedAt, deliveredAt }: Travelling,
  { estimatedDelivery }: Pick<Complainable, 'estimatedDelivery'>,
  now: Date
): Date | null {
  const late = addDays(shippedAt, latestDay(estimatedDelivery))
  return deliveredAt || late <= now ? null : late
}

type Unavailable = Pick<Complainable, 'status' | 'paymentType' | 'deliveredAt'>

/** Why an order has no complaint in this state, one sentence for the buyer: cash never has one. */
export function unavailableText({ status, paymentType, deliveredAt }: Unavailable): string {
  const { end, goods } = statuses[status]
  if (end === 'cancelled') return complaintTexts.noneCancelled
  if (paymentType === 'baba_cod') {
    return deliveredAt ? complaintTexts.noneForPaidCash : complaintTexts.noneForCash
  }
  if (end === 'fulfilled') return complaintTexts.noneFinished
  if (isInComplaint({ status })) return complaintErrors.complaint_open.message
  return goods === 'in the shop' ? complaintTexts.noneNotSent : complaintErrors.complaint_unavailable.message
}

export type KindOption = {
  kind: ComplaintKind
  isPossible: boolean
  /** When it becomes possible; null if it is, or if that depends on the arrival. */
  from: Date | null
  /** Why it is not possible, or not yet; null if it is. */
  note: string | null
}

/**
 * Which kinds of complaint an order allows now (D31). 'Belum sampai' as soon as it, or one of its parts, may be called
 * lost. The others need the goods, a problem only a part of them, and a difference of freight that freight was paid.
 * Empty where there is no complaint at all.
 */
export function kindOptions(order: Complainable, now: Date): KindOption[] {
  const { shippedAt, deliveredAt, parts = [] } = order
  if (!isComplainable(order) || !shippedAt) return []
  const travelling = parts.length > 0 ? parts : [{ shippedAt, deliveredAt }]
  const waiting = travelling.flatMap(goods => lostFrom(goods, order, now) ?? [])
  const from = waiting.length < travelling.length ? null : min(waiting)
  const estimate = lostFrom({ shippedAt, deliveredAt }, order, now)
  return complaintKinds.map(kind => {
    const possible = { kind, isPossible: true, from: null, note: null }
    if (kind === 'shipping_difference' && order.freight === 0) {
      return { kind, isPossible: false, from: null, note: complaintTexts.noFreight }
    }
    if (deliveredAt || (order.hasPartArrived && kind === 'problem')) return possible
    if (kind !== 'not_arrived') {
      return { kind, isPossible: false, from: null, note: afterArrival(order, estimate) }
    }
    return from ? { kind, isPossible: false, from, note: complaintTexts.afterEstimate(from) } : possible
  })
}

const afterArrival = ({ hasPartArrived }: Complainable, estimate: Date | null): string =>
  hasPartArrived ? complaintTexts.afterAllArrived : complaintTexts.afterArrival(estimate)

/** What a refund does to its order, one sentence for the buyer; null where the order goes on (complaint-26). */
export function endingText(ending: Ending, { restDueAt }: { restDueAt: Date | null }): string | null {
  if (ending === 'goes on') return null
  if (ending === 'cancelled') return complaintTexts.cancelsOrder
  return restDueAt ? complaintTexts.endsOrderWithRest : complaintTexts.endsOrder
}
