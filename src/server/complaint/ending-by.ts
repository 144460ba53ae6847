import { endingOf } from '#lib/complaint/ending.ts'
import { paysMoney } from '#lib/complaint/kinds.ts'
import { isWholeRefund, withRestRefunded } from '#lib/complaint/nominal.ts'
import { endsOrderText } from '#lib/complaint/options.ts'

import type { Order } from '#server/order/postings.ts'
import { type Complaint, type ComplaintItem, namedPieces, offerOf, type OrderLine } from './complaint-rows.ts'

/** What an offer does to an order whose goods have not all arrived, if it completes it (complaint-26). */
export function endingBy(
  complaint: Complaint,
  order: Order,
  items: readonly ComplaintItem[],
  lines: readonly OrderLine[]
): string | null {
  const offer = offerOf(complaint)
  if (!offer?.nominal || !paysMoney(offer.solution)) return null
  const isWhole = isWholeRefund(withRestRefunded(order, lines), offer.nominal)
  const ending = endingOf(isWhole, { kind: complaint.kind, named: namedPieces(items), lines })
  return ending === 'completed' ? endsOrderText(order) : null
}
