import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { serverNow } from '#lib/core/api/server-time.ts'
import { paths } from '#lib/core/paths.ts'
import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { chatTexts } from '#lib/chat/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { presence } from '#lib/format/relative.ts'
import { isOnline } from '#lib/shop/online.ts'

import { OnlineMark, PartyPhoto } from './PartyPhoto.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'

type Props = {
  /** Undefined while it loads. */
  conversation: ChatConversation | undefined
  isChosen: boolean
  onBack: () => void
  isDrawer: boolean
}

/** Who the conversation is with, whether they are there, and what can be done with it. */
export function ThreadHead({ conversation, isChosen, onBack, isDrawer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isChosen) heading.current?.focus({ preventScroll: true })
  }, [isChosen])
  const now = serverNow()
  const Back = isDrawer ? X : ArrowLeft
  return (
    <div className="flex h-16 shrink-0 items-center gap-2 border-b border-base-300 px-2 sm:px-3">
      <Button
        look="ghost"
        size="square"
        className={isDrawer ? 'order-last' : 'md:hidden'}
        aria-label={isDrawer ? 'Tutup' : 'Kembali'}
        onClick={onBack}
      >
        <Back className="size-5" aria-hidden="true" />
      </Button>
      {conversation && (
        <span className="relative shrink-0">
          <PartyPhoto conversation={conversation} className="size-10" />
          {isOnline(conversation.last_online, now) && <OnlineMark />}
        </span>
      )}
      <div className="min-w-0 grow">
        <h2
          ref={heading}
          tabIndex={-1}
          className="truncate leading-tight font-bold focus-visible:outline-none"
        >
          {conversation ? <PartyName conversation={conversation} /> : <span>{chatTexts.title}</span>}
        </h2>
        {conversation?.shop && (
          <p className="truncate text-xs text-muted">
            {noBreak(presence(conversation.online, conversation.last_online, now))}
          </p>
        )}
      </div>
      {conversation && conversation.id !== null && (
        <ThreadMenu conversation={conversation} id={conversation.id} onGone={onBack} />
      )}
    </div>
  )
}

function PartyName({ conversation: { name, shop } }: { conversation: ChatConversation }) {
  if (!shop) return name
  return (
    <a href={paths.shop(shop.slug)} className="hover:text-primary hover:underline">
      {name}
    </a>
  )
}
