import { shownStatus, statusLabels, statusTones, type WithdrawalStatus } from '#lib/withdrawal/status.ts'

const looks: Record<(typeof statusTones)[WithdrawalStatus], string> = {
  waiting: 'badge-warning',
  good: 'badge-success badge-soft',
  wrong: 'badge-error badge-soft',
  over: 'badge-neutral badge-soft'
}

/** A withdrawal's status, in the colour of its kind. */
export function WithdrawalBadge({ status: given }: { status: string }) {
  const status = shownStatus(given)
  return (
    <span className={`badge px-2 text-xs font-semibold whitespace-nowrap ${looks[statusTones[status]]}`}>
      {statusLabels[status]}
    </span>
  )
}
