import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import type { Column } from '../table/column.ts'
import type { FileColumn } from '../table/table-csv.ts'
import { type Delivery, replayDelivery } from './webhook-store.ts'
import { isDelivered, outcomeOf, statusLabels } from './webhook-texts.ts'

/** When it is tried next; a message waits while an earlier one of its object is tried. */
function nextOf({ status, next_try_at: at }: Delivery): string | undefined {
  if (status !== 'waiting') return undefined
  return at ? `Percobaan berikutnya ${noBreak(dateTime(at))}` : 'Menunggu kiriman sebelumnya'
}

const columns = (isActive: boolean): readonly Column<Delivery>[] => [
  {
    id: 'message',
    title: 'Kiriman',
    isFixed: true,
    cell: delivery => <Message delivery={delivery} mayReplay={isActive && delivery.status !== 'waiting'} />,
    text: ({ type }) => type
  },
  {
    id: 'status',
    title: 'Keadaan',
    cell: delivery => (
      <>
        <span className={`badge h-auto py-0.5 ${isDelivered(delivery) ? '' : 'badge-outline'}`}>
          {statusLabels[delivery.status]}
        </span>
        <p className="mt-1">
          {[`${delivery.tries} percobaan`, outcomeOf(delivery), nextOf(delivery)].filter(Boolean).join('. ')}.
        </p>
      </>
    ),
    text: ({ status }) => statusLabels[status]
  }
]

/** What the table of the log shows: narrow enough to stand beside the webhooks. What ended can be sent again while the webhook is on. */
export const deliveryColumns = { on: columns(true), off: columns(false) } as const

const timeOf = (at: string | null): string => (at === null ? '' : sortableTime(at))

/** What the file of the log has: each fact in a cell of its own, with body and answer. */
export const deliveryFileColumns: readonly FileColumn<Delivery>[] = [
  { title: 'Waktu', text: ({ created_at: at }) => sortableTime(at) },
  { title: 'Nomor pesan', text: ({ message_id: message }) => message },
  { title: 'Peristiwa', text: ({ type }) => type },
  { title: 'Keadaan', text: ({ status }) => statusLabels[status] },
  { title: 'Percobaan', text: ({ tries }) => tries },
  { title: 'Hasil terakhir', text: one => outcomeOf(one) ?? '' },
  { title: 'Kode jawaban', text: ({ response_status: code }) => code ?? '' },
  { title: 'Percobaan berikutnya', text: ({ next_try_at: at }) => timeOf(at) },
  { title: 'Berakhir', text: ({ ended_at: at }) => timeOf(at) },
  { title: 'Isi', text: ({ body }) => body },
  { title: 'Jawaban', text: ({ response_excerpt: answer }) => answer ?? '' }
]

/** A message: its type and time, its body and what was answered. */
function Message({ delivery, mayReplay }: { delivery: Delivery; mayReplay: boolean }) {
  const { type, message_id: message, created_at: at, body, response_excerpt: answer } = delivery
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 font-normal">
      <b className="break-all">{type}</b>
      <span className="text-muted">{noBreak(dateTime(at))}</span>
      <details>
        <summary className="min-h-11 cursor-pointer content-center">Isi dan jawaban</summary>
        <p className="break-all text-muted">Nomor pesan: {message}</p>
        <pre className="break-all whitespace-pre-wrap">{body}</pre>
        <p className="mt-2 text-muted">Jawaban penerima:</p>
        <pre className="break-all whitespace-pre-wrap">{answer || 'kosong'}</pre>
      </details>
      {mayReplay && <Replay delivery={delivery} />}
    </div>
  )
}

function Replay({ delivery }: { delivery: Delivery }) {
  const [isBusy, setBusy] = useState(false)
  const replay = async () => {
    setBusy(true)
    await replayDelivery(delivery)
    setBusy(false)
  }
  return (
    <Button
      look="plain"
      className="justify-self-start"
      isBusy={isBusy}
      aria-label={`Kirim ulang ${delivery.type} ${delivery.message_id}`}
      onClick={() => void replay()}
    >
      Kirim ulang
    </Button>
  )
}
