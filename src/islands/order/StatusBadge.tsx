import type { OrderStatus } from '#lib/order/status.ts'

const tones: Record<OrderStatus, string> = {
  pending: 'badge-warning',
  nego: 'badge-info badge-soft',
  paid: 'badge-info badge-soft',
  process: 'badge-info badge-soft',
  sent: 'badge-info badge-soft',
  delivered: 'badge-success badge-soft',
  success: 'badge-success badge-soft',
  cancel: 'badge-neutral badge-soft',
  complain: 'badge-error badge-soft'
}

/** Where an order stands, in the colour of its kind. */
export function StatusBadge({ status, label }: { status: OrderStatus; label: string }) {
  return (
    <span
      className={`badge px-2 text-xs font-semibold whitespace-nowrap sm:px-3 sm:text-sm ${tones[status]}`}
    >
      {label}
    </span>
  )
}
