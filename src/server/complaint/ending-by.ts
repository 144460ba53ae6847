import { paysMoney } from '#lib/complaint/kinds.ts'
import { isMoreComing } from '#lib/complaint/more-coming.ts'
import { isWholeRefund, withRestRefunded } from '#lib/complaint/nominal.ts'
import { endsOrderText } from '#lib/complaint/options.ts'

import type { Order } from '#server/order/postings.ts'
import { type Complaint, type nameItems, offerOf, type OrderLine } from './complaint-rows.ts'

/**
 * What an offer does to an order whose goods have not all arrived: nothing if it pays no money, or all of it, or others
 * are under way.
 */
export function endingBy(
  complaint: Complaint,
  order: Order,
  named: ReturnType<typeof nameItems>,
  lines: readonly OrderLine[]
): string | null {
  const offer = offerOf(complaint)
  if (!offer?.nominal || !paysMoney(offer.solution) || isMoreComing(complaint.kind, named, lines)) return null
  return isWholeRefund(withRestRefunded(order, lines), offer.nominal) ? null : endsOrderText(order)
}
