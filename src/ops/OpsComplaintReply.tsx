import { useStore } from '@nanostores/react'
import { ImagePlus } from 'lucide-react'
import { type SyntheticEvent, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { maxMessageLength } from '#lib/complaint/limits.ts'
import { imageLimit } from '#lib/core/limits.ts'
import { actorLabels } from '#lib/order/actor.ts'

import { $replies, replyOf, sendReply, takePhoto, write } from './complaint-reply.ts'
import type { OpsComplaint } from './complaint-store.ts'
import { $caller } from './console-store.ts'
import { OpsChatPhotoPreview } from './OpsChatPhoto.tsx'

/** The next message of a discussion: text, up to three photos. A shop writes as the seller, operators as the admin. */
export function OpsComplaintReply({ one }: { one: OpsComplaint }) {
  const { id } = one
  const noteId = useId()
  const reply = replyOf(useStore($replies), id)
  const sender = useStore($caller)?.role === 'seller' ? 'seller' : 'admin'
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void sendReply(id)
  }
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <textarea
        rows={3}
        value={reply.text}
        maxLength={maxMessageLength}
        readOnly={reply.isSending}
        dir="auto"
        aria-label={`Pesan sebagai ${actorLabels[sender]}`}
        aria-describedby={noteId}
        placeholder={`Tulis sebagai ${actorLabels[sender]}`}
        className="textarea w-full text-base"
        onChange={event => write(id, { text: event.target.value })}
      />
      {reply.photos.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {reply.photos.map((photo, at) => (
            <OpsChatPhotoPreview
              key={at}
              photo={photo}
              onRemove={() => write(id, { photos: reply.photos.filter(other => other !== photo) })}
            />
          ))}
        </div>
      )}
      <p id={noteId} role="alert" className="text-sm text-error empty:hidden">
        {reply.problem}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <label
          className={buttonClass(
            'plain',
            'normal',
            'has-focus-visible:outline-2 has-focus-visible:outline-primary'
          )}
        >
          <ImagePlus className="size-5" aria-hidden="true" />
          Lampirkan foto
          <input
            type="file"
            accept={imageLimit.types.join(',')}
            className="sr-only"
            onChange={event => {
              const [photo] = event.target.files ?? []
              if (photo) takePhoto(id, photo)
              // The same file may be chosen again after it was removed.
              event.target.value = ''
            }}
          />
        </label>
        <Button type="submit" look="primary" isBusy={reply.isSending}>
          Kirim pesan
        </Button>
      </div>
    </form>
  )
}
