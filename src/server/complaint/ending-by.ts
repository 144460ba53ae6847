import { endingOf, hasOtherGoods } from '#lib/complaint/ending.ts'
import { paysMoney } from '#lib/complaint/kinds.ts'
import { isWholeRefund, refundOf, withRestRefunded } from '#lib/complaint/nominal.ts'
import { endingText } from '#lib/complaint/options.ts'

import type { Order } from '#server/order/postings.ts'
import type { Shipment } from '#server/order/read-shipments.ts'
import { type Complaint, offerOf, type OrderLine } from './complaint-rows.ts'

type Goods = {
  lines: readonly OrderLine[]
  parts: readonly Shipment[]
  /** The parts that the complaint calls lost. */
  lostIds: readonly number[]
}

/** What an offer of money does to its order, if it ends it (complaint-26). */
export function endingBy(
  complaint: Complaint,
  order: Order,
  { lines, parts, lostIds }: Goods
): string | null {
  const offer = offerOf(complaint)
  if (!offer?.nominal || !paysMoney(offer.solution)) return null
  const isWhole = isWholeRefund(withRestRefunded(order, lines), offer.nominal)
  const others = hasOtherGoods(parts, { createdAt: complaint.createdAt, lostIds })
  return endingText(endingOf(isWhole, others), order)
}

/** What an offer of money pays to Saldo, in whole rupiah, of all the money with the payment's fee; null without one. */
export function refundBy(complaint: Complaint, order: Order, lines: readonly OrderLine[]): number | null {
  const offer = offerOf(complaint)
  if (!offer?.nominal || !paysMoney(offer.solution)) return null
  return refundOf(withRestRefunded(order, lines), offer.nominal)
}
