import { Clock } from 'lucide-react'

import type { OrderCard } from '#lib/order/order-shapes.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Countdown } from '#islands/ui/Countdown.tsx'

type Props = { deadline: OrderCard['deadline']; isUrgent?: boolean; isSaid?: boolean }

/** What happens automatically, and when (D12); where `isSaid`, the text before it has that, and only the time left is shown. */
export function DeadlineNote({ deadline, isUrgent = false, isSaid = false }: Props) {
  if (!deadline) return null
  return (
    <p
      className={`flex flex-wrap items-center gap-x-2 rounded-field px-3 py-2 text-sm ${isUrgent ? 'bg-warning/20' : 'bg-base-200'}`}
    >
      <Clock className="size-4 shrink-0" aria-hidden="true" />
      {/* Wraps below the date where a long countdown does not fit next to it. */}
      <span className="flex-1">
        {isSaid ? (
          'Sisa waktu'
        ) : (
          <>
            {deadline.label} <b className="whitespace-nowrap">{noBreak(dateTime(deadline.at))} WIB</b>
          </>
        )}
      </span>
      <span className="ml-auto text-right">
        <Countdown at={deadline.at} />
      </span>
    </p>
  )
}
