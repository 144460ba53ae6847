import type { ComplaintCard } from '#lib/complaint/shapes.ts'
import type { ComplaintOutcome } from '#lib/complaint/stages.ts'

const ended: Record<ComplaintOutcome, string> = {
  refunded: 'badge-success badge-soft',
  replaced: 'badge-success badge-soft',
  rejected: 'badge-neutral badge-soft',
  cancelled: 'badge-neutral badge-soft',
  lapsed: 'badge-neutral badge-soft'
}

type Props = { complaint: Pick<ComplaintCard, 'outcome' | 'turn' | 'stage_label'> }

/** Where a complaint stands: stressed where the buyer has to act, in the colour of its end once it is closed. */
export function ComplaintBadge({ complaint: { outcome, turn, stage_label } }: Props) {
  const running = turn === 'buyer' ? 'badge-warning' : 'badge-info badge-soft'
  return (
    <span
      className={`badge h-auto min-h-6 px-2 py-0.5 text-xs font-semibold sm:px-3 sm:text-sm ${outcome ? ended[outcome] : running}`}
    >
      {stage_label}
    </span>
  )
}
