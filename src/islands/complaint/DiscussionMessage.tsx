import { Clock3, X } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { dropMessage, type PendingMessage, sendAgain } from '#lib/complaint/store/discussion.ts'
import type { ComplaintMessage } from '#lib/complaint/shapes.ts'
import { complaintPageTexts } from '#lib/complaint/texts.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { useBlobAddress } from '#islands/chat/use-blob-address.ts'
import { PrivatePhoto } from './PrivatePhoto.tsx'

const own = 'ml-auto border-primary/40 bg-base-200'
// One column that may be narrower than its photos, which a phone of 320 px has no room for.
const bubble = 'grid w-fit grid-cols-1 max-w-[90%] min-w-40 gap-1 rounded-box border px-3 py-2'
const text = 'whitespace-pre-line wrap-anywhere'
const photos = 'grid w-60 max-w-full grid-cols-3 gap-2'

/** One message: who wrote it, what, when. */
export function DiscussionMessage({ message }: { message: ComplaintMessage }) {
  const isOwn = message.actor === 'buyer'
  const writer = isOwn ? 'Anda' : message.actor_label
  return (
    <div className={`${bubble} ${isOwn ? own : 'mr-auto border-base-300 bg-base-100'}`}>
      <p className="text-sm font-bold">{writer}</p>
      {message.message && <p className={text}>{message.message}</p>}
      {message.photos.length > 0 && (
        <div className={photos}>
          {message.photos.map((address, place) => (
            // Their order never changes, but their addresses do.
            // oxlint-disable-next-line react/no-array-index-key
            <PrivatePhoto key={place} address={address} name={`foto ${place + 1} dari ${writer}`} />
          ))}
        </div>
      )}
      <time dateTime={message.date} className="text-right text-xs text-muted tabular">
        {noBreak(dateTime(message.date))}
      </time>
    </div>
  )
}

/** An own message that the server does not have: on its way, or to be sent again. */
export function UnsentMessage({ pending }: { pending: PendingMessage }) {
  const { clientId, state } = pending
  return (
    <div className="grid gap-1">
      <div className={`${bubble} ${own}`}>
        <p className="text-sm font-bold">Anda</p>
        {pending.text && <p className={text}>{pending.text}</p>}
        {pending.photos.length > 0 && (
          <div className={photos}>
            {pending.photos.map(({ clientId: photo, file }) => (
              <Preview key={photo} photo={file} />
            ))}
          </div>
        )}
        {state === 'sending' && (
          <p className="flex items-center justify-end gap-1 text-xs text-muted">
            <Clock3 className="size-3.5" aria-hidden="true" /> {complaintPageTexts.sending}
          </p>
        )}
      </div>
      {state === 'failed' && (
        <div className="flex flex-wrap items-center justify-end gap-1">
          <p role="alert" className="text-sm text-error">
            {pending.message ?? 'Gagal mengirim pesan.'}
          </p>
          <Button look="ghost" size="small" className="text-primary" onClick={() => sendAgain(clientId)}>
            {complaintPageTexts.sendAgain}
          </Button>
          <Button look="ghost" size="square" aria-label="Hapus pesan" onClick={() => dropMessage(clientId)}>
            <X className="size-4" aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  )
}

function Preview({ photo }: { photo: File }) {
  const address = useBlobAddress(photo)
  return <img src={address} alt="Foto Anda" className="aspect-square w-full rounded-field object-cover" />
}
