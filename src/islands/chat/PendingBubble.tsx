import { Clock3, X } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { retryLabel } from '#components/ui/retry-label.ts'
import { hasCard } from '#lib/chat/store/ready-card.ts'
import { type Pending, removePending, retryNow } from '#lib/chat/store/thread.ts'
import { screenTexts } from '#lib/chat/texts.ts'

import { withRestoredFocus } from '#islands/ui/focus-place.ts'
import { BubbleFrame } from './BubbleFrame.tsx'
import { MessageText } from './MessageText.tsx'
import { SubjectCard } from './SubjectCard.tsx'
import { useBlobAddress } from './use-blob-address.ts'

/** An own message that the server does not have yet: on its way, or waiting for the connection. */
export function PendingBubble({ pending, isFollowing }: { pending: Pending; isFollowing: boolean }) {
  const { clientId, text, photo, state, isUnstored } = pending
  const address = useBlobAddress(photo)
  const isWaiting = state === 'waiting'
  return (
    <>
      <BubbleFrame isOwn isFollowing={isFollowing} sender="Anda">
        {hasCard(pending) && (
          <div className="rounded-field bg-base-100 p-2 text-base-content">
            <SubjectCard {...pending} />
          </div>
        )}
        {address && (
          <img src={address} alt="Foto Anda" className="size-48 max-w-full rounded-field object-cover" />
        )}
        {text && <MessageText text={text} />}
        <p className="flex items-center justify-end gap-1 text-xs">
          <Clock3 className="size-3.5" aria-hidden="true" />
          {isWaiting ? screenTexts.waiting : <span className="sr-only">Sedang dikirim</span>}
        </p>
      </BubbleFrame>
      {isWaiting && (
        <div className="flex flex-wrap items-center justify-end gap-1 px-3 pt-1 sm:px-4">
          <p className="text-sm text-muted">{screenTexts.sentAgain}</p>
          {isUnstored && <p className="text-sm">{screenTexts.unstored}</p>}
          <Button
            look="ghost"
            size="small"
            className="text-primary"
            onClick={event => {
              retryNow(clientId)
              // The button goes away; the field would open a phone's keyboard.
              event.currentTarget.closest('section')?.focus({ preventScroll: true })
            }}
          >
            {retryLabel}
          </Button>
          <Button
            look="ghost"
            size="square"
            aria-label="Hapus pesan yang menunggu"
            onClick={() => void withRestoredFocus(() => removePending(clientId))}
          >
            <X className="size-4" aria-hidden="true" />
          </Button>
        </div>
      )}
    </>
  )
}
