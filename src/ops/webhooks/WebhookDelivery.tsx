import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { type Delivery, replayDelivery } from './webhook-store.ts'
import { isDelivered, outcomeOf, statusLabels } from './webhook-texts.ts'

type Props = { delivery: Delivery; isActive: boolean }

/** A message in the log: its state, tries, next try and answer. What ended can be sent again while the webhook is on. */
export function WebhookDelivery({ delivery, isActive }: Props) {
  const { type, message_id: message, status, tries, created_at: at, body } = delivery
  return (
    <li className="card grid grid-cols-[minmax(0,1fr)] gap-1 border border-base-300 bg-base-100 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <b className="break-all">{type}</b>
        <span className={`badge h-auto py-0.5 ${isDelivered(delivery) ? '' : 'badge-outline'}`}>
          {statusLabels[status]}
        </span>
        <span className="ml-auto text-muted">{noBreak(dateTime(at))}</span>
      </p>
      <p>{[`${tries} percobaan`, outcomeOf(delivery), nextOf(delivery)].filter(Boolean).join('. ')}.</p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center">Isi dan jawaban</summary>
        <p className="break-all text-muted">Nomor pesan: {message}</p>
        <pre className="break-all whitespace-pre-wrap">{body}</pre>
        <p className="mt-2 text-muted">Jawaban penerima:</p>
        <pre className="break-all whitespace-pre-wrap">{delivery.response_excerpt || 'kosong'}</pre>
      </details>
      {isActive && status !== 'waiting' && <Replay delivery={delivery} />}
    </li>
  )
}

/** When it is tried next; a message waits while an earlier one of its object is tried. */
function nextOf({ status, next_try_at: at }: Delivery): string | undefined {
  if (status !== 'waiting') return undefined
  return at ? `Percobaan berikutnya ${noBreak(dateTime(at))}` : 'Menunggu kiriman sebelumnya'
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
