import { useStore } from '@nanostores/react'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { $conversations, watchConversations } from '#lib/chat/store/conversations.ts'
import { $place, nameThread, type Place, showList, watchPlace } from '#lib/chat/store/place.ts'
import { $thread } from '#lib/chat/store/thread.ts'
import { chatTexts, screenTexts } from '#lib/chat/texts.ts'
import { $session } from '#lib/identity/store/who.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'
import { afterOverlays, hearSteps } from '#islands/ui/back-closes.ts'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { ConversationList } from './ConversationList.tsx'
import { Thread } from './Thread.tsx'
import { ThreadScreen } from './ThreadScreen.tsx'
import { chatFrame, listColumn, threadColumn } from './chat-frame.ts'
import { focusIfIdle } from './focus-idle.ts'

/** /chat: the conversations, and the open one beside them; two screens on phones. */
export function ChatPage({ isThread }: { isThread: boolean }) {
  return (
    <Guarded skeleton={<ChatSkeleton isThread={isThread} />}>
      <OwnChat />
    </Guarded>
  )
}

/** Another person who signs in in another tab finds nothing of what the last one wrote. */
function OwnChat() {
  const session = useStore($session)
  const [last, setLast] = useState<string>()
  const uid = session.status === 'member' ? session.profile.uid : last
  if (uid !== last) setLast(uid)
  return <Chat key={uid} />
}

function Chat() {
  const place = useStore($place)
  const thread = useStore($thread)
  useEffect(() => {
    // First, so that steps of overlays do not reach the place.
    hearSteps()
    return watchPlace()
  }, [])
  useEffect(watchConversations, [])
  const openId = place && thread.status === 'ready' ? (thread.conversation?.id ?? undefined) : undefined
  useEffect(() => {
    if (openId !== undefined) nameThread(openId)
  }, [openId])
  const selected = place && ('id' in place.thread ? place.thread.id : openId)
  const left = useRef<number>(undefined)
  useEffect(() => {
    if (selected !== undefined) left.current = selected
    else if (!place) focusIfIdle(document.querySelector(`[data-conversation="${left.current}"]`))
  }, [selected, place])
  return (
    <div className={chatFrame}>
      <div className={`${listColumn} ${place ? 'max-md:opacity-0' : ''}`}>
        <ConversationList selected={selected} />
      </div>
      <div className={place ? 'contents' : threadColumn}>
        {place ? <OpenThread key={keyOf(place)} place={place} /> : <NothingOpen />}
      </div>
    </div>
  )
}

const keyOf = ({ thread }: Place) =>
  'id' in thread ? `${thread.id} ${thread.from ?? ''}` : `shop ${thread.shopId}`

function OpenThread({ place: { thread, isChosen } }: { place: Place }) {
  const { keyword } = useStore($conversations)
  const found = 'id' in thread && thread.from !== undefined ? { id: thread.from, keyword } : undefined
  return (
    <ThreadScreen>
      <Thread
        target={thread}
        found={found}
        isChosen={isChosen}
        onBack={() => void afterOverlays().then(showList)}
      />
    </ThreadScreen>
  )
}

function NothingOpen() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 bg-base-200 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-base-100">
        <MessagesSquare className="size-9 text-primary" aria-hidden="true" />
      </span>
      <p className="text-lg font-bold">{chatTexts.nothingSelected}</p>
      <p className="text-sm text-muted">{screenTexts.nothingSelectedText}</p>
    </div>
  )
}
