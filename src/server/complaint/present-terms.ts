import { offerLabels } from '#lib/complaint/kinds.ts'
import type { ComplaintDetail } from '#lib/complaint/shapes.ts'

import type { Complaint } from './complaint-rows.ts'

/** What the buyer wants, what the seller answered, what the admin ruled. */
export function toTerms(complaint: Complaint): Pick<ComplaintDetail, 'wish' | 'answer' | 'ruling'> {
  const { answerSolution, answeredAt, rulingSolution, ruledAt } = complaint
  return {
    wish: {
      solution: complaint.solution,
      label: offerLabels[complaint.solution],
      nominal: complaint.nominal,
      message: complaint.reason,
      date: complaint.createdAt.toISOString()
    },
    answer:
      answerSolution && answeredAt
        ? {
            solution: answerSolution,
            label: offerLabels[answerSolution],
            nominal: complaint.answerNominal,
            message: complaint.answerMessage ?? '',
            date: answeredAt.toISOString()
          }
        : null,
    ruling:
      rulingSolution && ruledAt
        ? {
            solution: rulingSolution,
            label: offerLabels[rulingSolution],
            nominal: complaint.rulingNominal,
            message: complaint.rulingMessage ?? '',
            date: ruledAt.toISOString()
          }
        : null
  }
}
