import { Image } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { dateTime } from '#lib/format/dates.ts'
import { showTracePhoto } from '#lib/order/store/trace-photo.ts'
import { noBreak } from '#lib/format/no-break.ts'

type Entry = Omit<OrderDetail['history'][number], 'status' | 'shipment_id'> & { shipment_id?: number | null }
type Props = {
  entries: readonly Entry[]
  empty: string
  /** Names of the order's shipments, shown with the entries about them. */
  shipments?: ReadonlyMap<number, string>
}

/** Steps on a vertical line, each with author, time and photo. */
export function TraceList({ entries, empty, shipments }: Props) {
  if (entries.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <ol className="grid">
      {entries.map((entry, index) => (
        <li
          key={`${entry.date}-${index}`}
          className="relative ml-1.5 border-l-2 border-base-300 pb-4 pl-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute top-1 -left-[7px] size-3 rounded-full ${index === 0 ? 'bg-primary ring-4 ring-primary/20' : 'bg-muted'}`}
          />
          <p className={index === 0 ? 'font-semibold' : ''}>{entry.detail}</p>
          <p className="text-sm text-muted">
            {shipmentOf(entry, shipments)}
            {entry.place ?? entry.actor_label} <span aria-hidden="true">·</span>{' '}
            {noBreak(dateTime(entry.date))}
          </p>
          {entry.photo && (
            <Button
              look="ghost"
              className="mt-1 px-2 text-primary sm:h-9"
              onClick={() => showTracePhoto(entry)}
            >
              <Image className="size-4" aria-hidden="true" /> Lihat foto
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

function shipmentOf({ shipment_id }: Entry, shipments: Props['shipments']) {
  const name = shipment_id ? shipments?.get(shipment_id) : undefined
  return name === undefined ? null : (
    <>
      {name} <span aria-hidden="true">·</span>{' '}
    </>
  )
}
