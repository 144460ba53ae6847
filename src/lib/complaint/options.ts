import { addDays } from 'date-fns/addDays'

import type { PaymentType } from '#lib/order/payment-type.ts'
import { isComplainable } from '#lib/order/complainable.ts'
import type { OrderStatus } from '#lib/order/status.ts'
import { latestDay } from '#lib/shipping/rates.ts'
import type { Ending } from './ending.ts'
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
 * Which kinds of complaint an order allows now (D31). 'Belum sampai' from the longest estimate on, or as soon as the
 * courier says that it delivered: the order would otherwise finish before the buyer may object. The others need the
 * goods, a problem only a part of them, and a difference of freight that freight was paid. Empty where there is no complaint at all.
 */
export function kindOptions(order: Complainable, now: Date): KindOption[] {
  if (!isComplainable(order) || !order.shippedAt) return []
  const late = addDays(order.shippedAt, latestDay(order.estimatedDelivery))
  return complaintKinds.map(kind => {
    const possible = { kind, isPossible: true, from: null, note: null }
    if (kind === 'shipping_difference' && order.freight === 0) {
      return { kind, isPossible: false, from: null, note: complaintTexts.noFreight }
    }
    if (order.deliveredAt || (order.hasPartArrived && kind === 'problem')) return possible
    if (kind !== 'not_arrived') {
      return { kind, isPossible: false, from: null, note: afterArrival(order, late > now ? late : null) }
    }
    return late <= now
      ? possible
      : { kind, isPossible: false, from: late, note: complaintTexts.afterEstimate(late) }
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
