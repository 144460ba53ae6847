import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'

import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { type ContactKind, withSuggestion } from '#lib/chat/quick-messages.ts'
import { dropCard, keepCard, readCard, type Subject } from '#lib/chat/store/ready-card.ts'
import { readDraft, writeDraft } from '#lib/chat/store/drafts.ts'
import { $thread } from '#lib/chat/store/thread.ts'

import { useMedia } from '#islands/ui/use-media.ts'
import { Composer } from './Composer.tsx'
import { QuickMessages } from './contact/QuickMessages.tsx'
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
      if (next.product || next.transaction) keepCard(shopId, next)
      else dropCard()
    },
    [shopId]
  )
  const onSuggest = (text: string) => {
    writeDraft(draftKey, withSuggestion(readDraft(draftKey), text))
    setSuggested(suggested + 1)
  }
  return (
    <div className="shrink-0">
      <DropZone onPhoto={setPhoto} />
      {messages.length + pending.length === 0 && (
        <div className="border-t border-base-300 p-3">
          <QuickMessages kind={kind} onChoose={onSuggest} />
        </div>
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
