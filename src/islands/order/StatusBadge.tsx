import { type OrderStatus, statuses } from '#lib/order/status.ts'

const tones: Record<(typeof statuses)[OrderStatus]['tone'], string> = {
  waiting: 'badge-warning',
  going: 'badge-info badge-soft',
  good: 'badge-success badge-soft',
  over: 'badge-neutral badge-soft',
  wrong: 'badge-error badge-soft'
}

/** An order's status, in the colour of its kind. */
export function StatusBadge({ status, label }: { status: OrderStatus; label: string }) {
  return (
    <span
      className={`badge px-2 text-xs font-semibold whitespace-nowrap sm:px-3 sm:text-sm ${tones[statuses[status].tone]}`}
    >
      {label}
    </span>
  )
}
