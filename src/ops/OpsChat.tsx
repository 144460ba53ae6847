import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'

import { watchChats } from './chat-live.ts'
import { $opening, followChatList, followOpenChat, hideChat, openById } from './chat-place.ts'
import { $thread } from './chat-thread.ts'
import { $session } from './console-store.ts'
import { OpsChatList } from './OpsChatList.tsx'
import { OpsChatThread } from './OpsChatThread.tsx'

const column = 'min-h-0 md:h-[calc(100dvh-12.75rem)] md:min-h-120'

/** All conversations and the open one beside them; on phones one after the other (ops-40). The address names both (ops-422). */
export function OpsChat() {
  const isSignedIn = useStore($session) === 'in'
  const thread = useStore($thread)
  const opening = useStore($opening)
  const isOpen = thread !== undefined || opening !== undefined
  useEffect(followChatList, [])
  useEffect(() => (isSignedIn ? followOpenChat() : undefined), [isSignedIn])
  useEffect(() => (isSignedIn ? watchChats() : undefined), [isSignedIn])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={`${column} ${isOpen ? 'max-md:hidden' : ''}`}>
        <OpsChatList />
      </div>
      <div className={`${column} ${isOpen ? '' : 'max-md:hidden'}`}>
        {thread ? (
          <OpsChatThread key={thread.chat.id} thread={thread} />
        ) : opening ? (
          <Opening {...opening} />
        ) : (
          <p className="card grid h-full place-items-center border border-base-300 bg-base-100 p-4 text-muted">
            Pilih percakapan untuk membaca dan membalasnya.
          </p>
        )}
      </div>
    </section>
  )
}

/** What the address names is on its way, or cannot be shown; on phones a button leads back to the list. */
function Opening({ id, error }: { id: number; error: string | undefined }) {
  return (
    <div className="card flex h-full flex-col border border-base-300 bg-base-100 p-3">
      <Button look="ghost" className="self-start md:hidden" onClick={hideChat}>
        <ArrowLeft className="size-5" aria-hidden="true" /> Kembali
      </Button>
      {error === undefined ? (
        <div className="h-40 grow skeleton" role="status" aria-busy="true" aria-label="Memuat pesan" />
      ) : (
        <LoadError message={error} onRetry={() => void openById(id)} />
      )}
    </div>
  )
}
