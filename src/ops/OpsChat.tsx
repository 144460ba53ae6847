import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { watchChats } from './chat-live.ts'
import { followChatFilter } from './chat-store.ts'
import { $thread } from './chat-thread.ts'
import { $session } from './console-store.ts'
import { OpsChatList } from './OpsChatList.tsx'
import { OpsChatThread } from './OpsChatThread.tsx'

const column = 'min-h-0 md:h-[calc(100dvh-12.75rem)] md:min-h-120'

/** All conversations and the open one beside them; on phones one after the other (ops-40). */
export function OpsChat() {
  const isSignedIn = useStore($session) === 'in'
  const thread = useStore($thread)
  useEffect(followChatFilter, [])
  useEffect(() => (isSignedIn ? watchChats() : undefined), [isSignedIn])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={`${column} ${thread ? 'max-md:hidden' : ''}`}>
        <OpsChatList />
      </div>
      <div className={`${column} ${thread ? '' : 'max-md:hidden'}`}>
        {thread ? (
          <OpsChatThread key={thread.chat.id} thread={thread} />
        ) : (
          <p className="card grid h-full place-items-center border border-base-300 bg-base-100 p-4 text-muted">
            Pilih percakapan untuk membaca dan membalasnya.
          </p>
        )}
      </div>
    </section>
  )
}
