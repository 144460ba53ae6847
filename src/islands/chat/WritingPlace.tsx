import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'

import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import type { ContactKind } from '#lib/chat/quick-messages.ts'
import { dropCard, hasCard, keepCard, readCard, type Subject } from '#lib/chat/store/ready-card.ts'
import { $thread } from '#lib/chat/store/thread.ts'

import { useLoaded } from '#islands/ui/use-loaded.ts'
import { useMedia } from '#islands/ui/use-media.ts'
import { Composer } from './Composer.tsx'
import { DropZone } from './DropZone.tsx'

type Props = {
  conversation: ChatConversation
  subject: Subject | undefined
  kind: ContactKind
  isChosen: boolean
}

/** The key of a conversation's draft: `shop-{id}`, or 'help' with the marketplace. */
const draftKeyOf = ({ shop }: Pick<ChatConversation, 'shop'>): string => (shop ? `shop-${shop.id}` : 'help')

/** The field of a thread with all that goes with a message: photo, card, suggestions for the first one. */
export function WritingPlace({ conversation, subject, kind, isChosen }: Props) {
  const { messages, pending } = useStore($thread)
  const draftKey = draftKeyOf(conversation)
  const shopId = conversation.shop?.id ?? 0
  const [card, setCard] = useState<Subject>(() => subject ?? readCard(shopId) ?? {})
  const [photo, setPhoto] = useState<Blob>()
  // A suggestion changes the draft: the field starts anew with it.
  const [suggested, setSuggested] = useState(0)
  // On a phone the keyboard would cover what is to be read.
  const hasMouse = useMedia('(hover: hover)')
  const takeSubject = useCallback(
    (next: Subject) => {
      setCard(next)
      if (hasCard(next)) keepCard(shopId, next)
      else dropCard()
    },
    [shopId]
  )
  const isEmpty = messages.length + pending.length === 0
  const suggestions = useLoaded(() => import('./FirstSuggestions.tsx'))
  const { reload } = suggestions
  useEffect(() => {
    if (isEmpty) reload()
    // Once; the texts of suggestions are not for threads that go on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEmpty])
  const FirstSuggestions = suggestions.module?.FirstSuggestions
  return (
    <div className="shrink-0">
      <DropZone onPhoto={setPhoto} />
      {isEmpty && FirstSuggestions && (
        <FirstSuggestions kind={kind} draftKey={draftKey} onSuggested={() => setSuggested(suggested + 1)} />
      )}
      <Composer
        key={suggested}
        draftKey={draftKey}
        subject={card}
        onSubject={takeSubject}
        photo={photo}
        onPhoto={setPhoto}
        focus={suggested > 0 ? 'now' : isChosen && hasMouse ? 'idle' : undefined}
      />
    </div>
  )
}
