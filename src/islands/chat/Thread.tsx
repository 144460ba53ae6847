import { useStore } from '@nanostores/react'
import { MessageSquareOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

import { threadAddress } from '#lib/chat/address.ts'
import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import type { ContactKind } from '#lib/chat/quick-messages.ts'
import type { Subject } from '#lib/chat/store/ready-card.ts'
import { $thread, openThread, reloadThread, type Target } from '#lib/chat/store/thread.ts'
import { chatErrors } from '#lib/chat/errors.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { BlockedNote } from './BlockedNote.tsx'
import { EmptyThread } from './EmptyThread.tsx'
import { LinkNote } from './LinkNote.tsx'
import { LiveLog } from './LiveLog.tsx'
import { MessageList } from './MessageList.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'
import { WritingPlace } from './WritingPlace.tsx'

type Props = {
  target: Target
  /** What the first message from here is about. */
  subject?: Subject
  kind?: ContactKind
  found?: { id: number; keyword: string } | undefined
  /** Opened by hand: the focus follows. */
  isChosen?: boolean
  /** Leads back; a cross instead of an arrow in a drawer. */
  onBack: () => void
  isDrawer?: boolean
}

/** One conversation: who it is with, its messages, and the field. Render it with a key of its target. */
export function Thread({ target, subject, kind, found, isChosen = false, onBack, isDrawer = false }: Props) {
  const { status, conversation, messages, pending, error, target: shown } = useStore($thread)
  const [opened] = useState(target)
  useEffect(() => openThread(opened), [opened])
  // Until the store has opened this one, it holds the last one.
  const isOpen = shown !== undefined && threadAddress(shown) === threadAddress(opened)
  const body = (): ReactNode => {
    if (!isOpen || status === 'loading') return <ThreadSkeleton />
    if (status === 'missing')
      return <MissingThread message={error?.message ?? chatErrors.conversation_not_found.message} />
    if (status === 'failed' || !conversation) {
      return <LoadError message={error?.message ?? ''} onRetry={reloadThread} />
    }
    return (
      <>
        <LinkNote />
        {messages.length + pending.length > 0 ? (
          <MessageList found={found} />
        ) : (
          <EmptyThread conversation={conversation} />
        )}
        <LiveLog />
        {conversation.is_blocked ? (
          <BlockedNote conversation={conversation} />
        ) : (
          <WritingPlace
            conversation={conversation}
            subject={subject}
            kind={kind ?? kindOf(conversation)}
            isChosen={isChosen}
          />
        )}
      </>
    )
  }
  return (
    <div data-thread className="relative flex h-full min-h-0 min-w-0 flex-col bg-base-100">
      <ThreadHead
        conversation={isOpen && status === 'ready' ? conversation : undefined}
        isChosen={isChosen}
        onBack={onBack}
        isDrawer={isDrawer}
      />
      {body()}
    </div>
  )
}

const kindOf = ({ shop }: ChatConversation): ContactKind => (shop ? 'shop' : 'help')

function MissingThread({ message }: { message: string }) {
  return (
    <div className="grid grow place-content-center justify-items-center gap-3 p-6 text-center">
      <MessageSquareOff className="size-10 text-muted" aria-hidden="true" />
      <p className="font-bold">{message}</p>
    </div>
  )
}
