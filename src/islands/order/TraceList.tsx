import { Image } from 'lucide-react'
import { useState } from 'react'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { dateTime } from '#lib/format/dates.ts'
import { photoUrl } from '#lib/format/photo.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'

type Entry = OrderDetail['history'][number]

/** Steps on a line, each with who took it, when, and its photo. */
export function TraceList({ entries, empty }: { entries: readonly Entry[]; empty: string }) {
  const [photo, setPhoto] = useState<string>()
  if (entries.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <>
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
              {entry.actor_label} <span aria-hidden="true">·</span> {dateTime(entry.date)}
            </p>
            {entry.photo && (
              <button
                type="button"
                className="btn mt-1 h-11 btn-ghost px-2 text-primary sm:h-9"
                onClick={() => setPhoto(entry.photo ?? undefined)}
              >
                <Image className="size-4" aria-hidden="true" /> Lihat foto
              </button>
            )}
          </li>
        ))}
      </ol>
      {photo && (
        <Dialog title="Foto" onClose={() => setPhoto(undefined)} isWide>
          <img src={photoUrl(photo, 1024)} alt="Foto pengiriman" className="w-full rounded-field" />
        </Dialog>
      )}
    </>
  )
}
