import type { ComplaintCard } from '#lib/complaint/shapes.ts'

import { DeadlineNote } from '#islands/order/DeadlineNote.tsx'

type Props = {
  complaint: Pick<ComplaintCard, 'deadline' | 'is_late' | 'turn'>
  /** Whether the text before it has the date. */
  isSaid?: boolean
}

/** What happens to a complaint next by itself, and when; nothing where the admin, whose part no clock takes, is late (complaint-7). */
export const ComplaintDeadline = ({
  complaint: { deadline, is_late: isLate, turn },
  isSaid = false
}: Props) => <DeadlineNote deadline={isLate ? null : deadline} isUrgent={turn === 'buyer'} isSaid={isSaid} />
